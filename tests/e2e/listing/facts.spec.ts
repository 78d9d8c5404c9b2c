import { open, PAGES } from './listing.ts';
import { expect, test } from './test.ts';

/** Every fact that the demo has, on cards as narrow as a phone. */
const ALL = `<!-- wp:programs-filter/programas {"facts":["dates","schedule","place","address","audience","price","signup","contact"],"headingLevel":2} /-->`;

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 360, height: 740 } } );

	test( 'cards with all facts and badges are accessible and nothing is cut off', async ( {
		checkAccessibility,
		page,
		publish,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await open( page, await publish( ALL ) );
		await expect(
			page.locator( '.programas-card__badge', {
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

test( 'a card says its facts with their names to who listens, and shows the facts alone', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	const card = page
		.locator( '.programas-card' )
		.filter( { hasText: 'Cerámica y torno' } );
	await expect( card.getByRole( 'paragraph' ).first() ).toHaveText(
		'Plazas agotadas'
	);
	await expect( card.getByRole( 'list' ).getByRole( 'listitem' ) ).toHaveText(
		[
			/^Fechas: Del \d/,
			/^Horario: /,
			'Lugar: Aula del patio',
			/^Precio: 96 €/,
		]
	);
	await expect( card.getByRole( 'link' ) ).toHaveAccessibleDescription(
		'Plazas agotadas'
	);
	const label = card.locator( '.programas-card__label' ).first();
	await expect( label ).toHaveCSS( 'clip-path', 'inset(50%)' );
} );

test( 'a badge is told by its words and its frame, also where there are no colors', async ( {
	page,
} ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await open( page, PAGES.block );
	for ( const [ text, frame ] of [
		[ 'Gratis', 'solid' ],
		[ 'Lista de espera', 'solid' ],
		[ 'Plazas agotadas', 'dashed' ],
		[ 'Inscripción cerrada', 'dashed' ],
	] as const ) {
		const badge = page
			.locator( '.programas-card__badge', { hasText: text } )
			.first();
		await expect( badge ).toHaveCSS( 'border-top-style', frame );
	}
} );
