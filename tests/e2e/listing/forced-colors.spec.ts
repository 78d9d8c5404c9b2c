import { chips, openCriteria, SEARCH_PAGE } from './criteria.ts';
import { activePills, open, PAGES, pill } from './listing.ts';
import { expect, test } from './test.ts';

test( 'forced colors tell the active pill from the others, and show the focus', async ( {
	checkAccessibility,
	page,
} ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await open( page, PAGES.block );
	await pill( page, 'Danza' ).click();
	await page.keyboard.press( 'ArrowRight' );
	await expect( pill( page, 'Música' ) ).toBeFocused();
	await expect( pill( page, 'Música' ) ).toHaveCSS(
		'outline-style',
		'solid'
	);

	const background = ( label: string ) =>
		pill( page, label ).evaluate(
			( element ) => getComputedStyle( element ).backgroundColor
		);
	expect( await background( 'Danza' ) ).not.toBe(
		await background( 'Artes' )
	);
	expect( await background( 'Música' ) ).toBe( await background( 'Artes' ) );
	await expect( activePills( page ) ).toHaveCount( 1 );

	// The ring stands outside of the active pill, where its text color is the page's.
	await page.keyboard.press( 'ArrowLeft' );
	await expect( pill( page, 'Danza' ) ).toBeFocused();
	const [ ring, canvas ] = await pill( page, 'Danza' ).evaluate(
		( element ) => [
			getComputedStyle( element ).outlineColor,
			getComputedStyle( element.ownerDocument.body ).backgroundColor,
		]
	);
	expect( ring ).not.toBe( canvas );
	// A category of a card keeps its frame.
	await expect(
		page.locator( '.programas-card__category' ).first()
	).toHaveCSS( 'border-top-style', 'solid' );
	// A card that comes has less contrast than one that is there.
	await expect(
		page.locator( '.programas-grid :is(.is-entering, .is-moving)' )
	).toHaveCount( 0 );
	await checkAccessibility( '.programas' );
} );

test( 'forced colors tell what is chosen in the panel, which has an edge, and chips from text', async ( {
	checkAccessibility,
	page,
} ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await openCriteria( page, `${ SEARCH_PAGE }?gratis=1&cuando=este-mes` );
	await expect( chips( page ).first() ).toHaveCSS(
		'border-top-style',
		'solid'
	);
	await page.getByRole( 'button', { name: /^Filtros/ } ).click();
	const panel = page.getByRole( 'dialog', { name: 'Filtros' } );
	const colors = ( selector: string, pseudo?: string ) =>
		panel.locator( selector ).evaluate( ( element, part ) => {
			const style = getComputedStyle( element, part );
			return [ style.backgroundColor, style.borderTopColor ];
		}, pseudo );
	const [ ground ] = await colors( ':scope' );
	for ( const [ ticked, other ] of [
		[ '[name=gratis]', '[name=plazas]' ],
		[ '[value="este-mes"]', '[value="esta-semana"]' ],
	] as const ) {
		const [ filled ] = await colors( `.programas-choice:has(${ ticked })` );
		expect( filled ).not.toBe( ground );
		expect(
			(
				await colors( `.programas-choice:has(${ ticked })`, '::before' )
			)[ 1 ]
		).not.toBe( filled );
		expect(
			( await colors( `.programas-choice:has(${ other })` ) )[ 0 ]
		).not.toBe( filled );
	}
	await expect( panel ).toHaveCSS( 'border-left-width', '1px' );
	expect( ( await colors( ':scope' ) )[ 1 ] ).not.toBe( ground );
	await checkAccessibility( '.programas' );
} );

test( 'dark forced colors show the icon of Filtros in the color of its text', async ( {
	page,
} ) => {
	await page.emulateMedia( { colorScheme: 'dark', forcedColors: 'active' } );
	await openCriteria( page, SEARCH_PAGE );
	const [ icon, text ] = await page
		.getByRole( 'button', { name: /^Filtros/ } )
		.evaluate( ( button ) => {
			const other = document.createElement( 'span' );
			other.style.color = 'ButtonText';
			button.append( other );

			return [
				getComputedStyle( button, '::before' ).backgroundColor,
				getComputedStyle( other ).color,
			];
		} );
	expect( icon ).toBe( text );
} );
