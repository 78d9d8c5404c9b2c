import { SEARCH_PAGE } from '../listing/criteria.ts';
import { expect, test } from './test.ts';

const OPENER = '.programas-filters__open';

test( 'on a phone the filters are in a sheet: it opens, counts, closes by Escape, and the focus is back', async ( {
	open,
	visitor,
} ) => {
	await visitor.resize( 360, 740 );
	await open( SEARCH_PAGE );
	const expectToBe = (
		expected: Record< string, unknown >
	): Promise< void > =>
		expect
			.poll( () =>
				visitor.run( () => {
					const find = ( selector: string ) =>
						document.querySelector( selector );
					return {
						moving: document.getAnimations().length,
						isModal: find( '.programas-sheet:modal' ) !== null,
						isShown:
							find(
								'.programas-filters__fields'
							)?.getClientRects().length === 1,
						opener: find( '.programas-filters__open' )?.textContent,
						// Not `:focus`: on Escape WebKit’s own window takes the keyboard.
						hasFocus:
							find( '.programas-filters__open' )?.ownerDocument
								.activeElement ===
							find( '.programas-filters__open' ),
						search: window.location.search,
					};
				} )
			)
			.toMatchObject( expected );

	await expectToBe( { isModal: false, isShown: false, opener: 'Filtros' } );
	await visitor.click( OPENER );
	// A driver clicks where something was when it looked.
	await expectToBe( { isModal: true, isShown: true, moving: 0 } );
	await visitor.click( '.programas-sheet [name="gratis"]' );
	await expectToBe( { opener: 'Filtros (1)', search: '?gratis=1' } );
	await visitor.press( 'Escape' );
	await expectToBe( { isModal: false, isShown: false, hasFocus: true } );
} );
