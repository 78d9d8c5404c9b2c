/** Loads pictures of a category when the pointer comes over its pill, so that they are there at the click. */
import { savesData } from '../interest';
import { cardsOf, categoryOf, gridOf, GROUP, matches, PILL } from '../markup';

/** Number of cards: about a screen. */
const MOST = 12;

function load( picture: HTMLImageElement ): void {
	// For lazy pictures only.
	picture.sizes = picture.sizes.replace( /^auto, */, '' );
	picture.setAttribute( 'loading', 'eager' );
}

function onPointer( { pointerType, target }: PointerEvent ): void {
	// The document has no ancestors.
	const pill = ( target as Partial< Element > ).closest?.( PILL );
	const group = pill?.closest( GROUP );
	const grid = group && gridOf( group );
	// A finger is there with the click.
	if ( ! pill || ! grid || pointerType === 'touch' || savesData() ) {
		return;
	}
	cardsOf( grid )
		.filter( ( card ) => matches( card, categoryOf( pill ) ) )
		.slice( 0, MOST )
		.filter( ( card ) => card.hidden )
		.forEach( ( card ) =>
			card
				.querySelectorAll< HTMLImageElement >( 'img[loading=lazy]' )
				.forEach( load )
		);
}

/** Listens to the pointer, for all groups. */
export const loadPicturesEarly = (): void =>
	addEventListener( 'pointerover', onPointer );
