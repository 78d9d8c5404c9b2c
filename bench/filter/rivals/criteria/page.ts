/**
 * What every rival needs on the pages with more criteria than the category: what is asked for. The cards say what they are, and the
 * words by which they are found, as the server wrote them.
 */
import { ready } from '../page.ts';

const FIELDS = [ 'edad-taller', 'gratis', 'buscar' ] as const;

/** Whether a card is what is asked for. */
type Meets = ( card: Element ) => boolean;

/** The list in the bar, or the only control. */
const field = ( name: string ): HTMLInputElement =>
	( document.querySelector( `[data-filter="${ name }"] select` ) ??
		document.querySelector( `[name="${ name }"]` ) ) as HTMLInputElement;

/** As the server folds words: without accents and capitals. */
const folded = ( text: string ): string[] =>
	text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.split( /[^\p{L}\p{N}]+/u )
		.filter( Boolean );

function asked(): Meets {
	const [ age, free, search ] = FIELDS;
	const wanted = field( age ).value;
	const isFree = field( free ).checked;
	const words = folded( field( search ).value );
	const said = ( card: Element, name: string ): string =>
		card.getAttribute( `data-${ name }` ) ?? '';

	return ( card ) =>
		( ! wanted || said( card, age ).split( ' ' ).includes( wanted ) ) &&
		( ! isFree || said( card, free ) === '1' ) &&
		words.every( ( word ) =>
			` ${ said( card, search ) }`.includes( ` ${ word }` )
		);
}

/**
 * Lets whatever is chosen or typed filter.
 *
 * @param filter Shows the cards that are asked for.
 */
export function onAsk( filter: ( meets: Meets ) => void ): void {
	for ( const name of FIELDS ) {
		field( name ).addEventListener( 'input', () => filter( asked() ) );
	}
	ready();
}
