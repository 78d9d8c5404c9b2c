import { open, PAGES } from './listing.ts';
import { expect, test } from './test.ts';

/** Every fact that the demo has, on cards as narrow as a phone. */
const ALL = `<!-- wp:programs-filter/programas {"card":["picture","dates","schedule","place","address","audience","price","signup","contact","excerpt","categories"],"headingLevel":2} /-->`;

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 360, height: 740 } } );

	test( 'cards with all facts and states are accessible and nothing is cut off', async ( {
		checkAccessibility,
		page,
		publish,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await open( page, await publish( ALL ) );
		await expect(
			page.locator( '.programas-state.is-stop', {
				hasText: 'Plazas agotadas',
			} )
		).not.toHaveCount( 0 );
		await checkAccessibility( '.programas' );
		const wider = await page
			.locator( '.programas-card__body' )
			.evaluateAll( ( bodies ) =>
				bodies.filter( ( body ) => body.scrollWidth > body.clientWidth )
			);
		expect( wider ).toEqual( [] );
	} );
} );

test( 'what is seen of a card is what is said: whole words, once', async ( {
	page,
	publish,
} ) => {
	await open( page, await publish( ALL ) );
	const client = await page.context().newCDPSession( page );
	const { root } = await client.send( 'DOM.getDocument' );
	const { nodeIds } = await client.send( 'DOM.querySelectorAll', {
		nodeId: root.nodeId,
		selector: '.programas-card:not( [hidden] ) .programas-card__body',
	} );
	const said = await Promise.all(
		nodeIds.map( async ( nodeId ) => {
			const { nodes } = await client.send( 'Accessibility.queryAXTree', {
				nodeId,
				role: 'StaticText',
			} );
			return nodes
				.map( ( { name } ) => String( name?.value ) )
				.join( '' );
		} )
	);
	const seen = await page
		.locator( '.programas-card:not( [hidden] ) .programas-card__body' )
		.evaluateAll( ( bodies ) =>
			bodies.map( ( body ) => ( body as HTMLElement ).innerText )
		);
	// A dot between facts is heard as a comma.
	const words = ( texts: string[] ): string[] =>
		texts.map( ( text ) => text.replace( /[\s,]/g, '' ).toLowerCase() );
	expect( said.length ).toBeGreaterThan( 10 );
	expect( words( said ) ).toEqual( words( seen ) );
	// No "sáb 28 nov".
	expect( seen.join() ).not.toMatch(
		/(?<!\p{L})(lun|mié|jue|vie|sáb|dom|nov|dic)(?!\p{L})/iu
	);
} );

test( 'the state of a card is an icon and a few words, with a frame where there are no colors', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	const card = page
		.locator( '.programas-card' )
		.filter( { hasText: 'Tablao de los viernes' } );
	await expect( card.locator( '.programas-card__when s' ) ).toHaveText(
		/^viernes\s\d+\sde\s\p{L}+, 21:00$/u
	);
	await expect(
		card.getByRole( 'list' ).first().getByRole( 'listitem' )
	).toHaveText( [
		'Salón de actos 5 € (en taquilla)',
		'Cancelado',
		'La cantaora está enferma',
	] );
	await expect(
		card.getByRole( 'link', { name: 'Tablao de los viernes' } )
	).toHaveAccessibleDescription( 'Cancelado' );
	await page.emulateMedia( { forcedColors: 'active' } );
	await expect( card.locator( '.programas-state' ) ).toHaveCSS(
		'border-top-color',
		await page.evaluate( () => getComputedStyle( document.body ).color )
	);
} );
