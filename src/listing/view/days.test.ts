import { showHeadings } from './days';

const day = ( id: string ) => `<li class="programas-day" id="${ id }"></li>`;
const also = '<li class="programas-also" id="also" hidden></li>';
const card = ( isShown = true ) =>
	`<li data-categories=""${ isShown ? '' : ' hidden' }></li>`;

/** The headings that a grid shows in the end. */
function shownIn( ...items: string[] ): string[] {
	const grid = document.createElement( 'ul' );
	grid.innerHTML = items.join( '' );
	showHeadings( grid );

	return [ ...grid.querySelectorAll( '[id]:not([hidden])' ) ].map(
		( { id } ) => id
	);
}

test( 'a day is shown while a card below it is, and another day begins what is below that', () => {
	expect(
		shownIn(
			day( 'today' ),
			card( false ),
			card(),
			day( 'tomorrow' ),
			card( false ),
			card( false ),
			day( 'monday' ),
			card()
		)
	).toEqual( [ 'today', 'monday' ] );
} );

test( 'a day comes back with its card', () => {
	const grid = document.createElement( 'ul' );
	grid.innerHTML = day( 'today' ) + card( false );
	const [ heading, only ] = [
		...( grid.children as HTMLCollectionOf< HTMLElement > ),
	];
	showHeadings( grid );
	expect( heading?.hidden ).toBe( true );

	if ( only ) {
		only.hidden = false;
	}
	showHeadings( grid );
	expect( heading?.hidden ).toBe( false );
} );

test( 'the divider above what runs through a period is one of the headings: a day with nothing but that below is hidden', () => {
	expect( shownIn( day( 'today' ), also, card() ) ).toEqual( [ 'also' ] );
	expect( shownIn( day( 'today' ), card(), also ) ).toEqual( [ 'today' ] );
	expect( shownIn( day( 'today' ), card(), also, card( false ) ) ).toEqual( [
		'today',
	] );
} );

test( 'cards without days are left as they are', () => {
	expect( shownIn( card(), card( false ) ) ).toEqual( [] );
} );
