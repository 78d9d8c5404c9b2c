import { shownCards } from './listing.ts';
import { expect, test } from './test.ts';

test( 'the links for calendars ask for what the visitor has chosen', async ( {
	page,
	publish,
} ) => {
	await page.goto(
		await publish(
			'<!-- wp:programs-filter/programas {"showCalendar":true} /-->'
		)
	);
	const all = await shownCards( page.locator( '.programas' ) ).count();
	const links = () =>
		page
			.locator( '.programas-calendar a' )
			.evaluateAll( ( found: HTMLAnchorElement[] ) =>
				found.map( ( { href } ) => decodeURIComponent( href ) )
			);
	const name = page.locator( '.programas-calendar summary' );
	await expect( name ).toHaveText( `Suscribirse (${ all })` );
	await name.click();
	expect( ( await links() ).join() ).not.toContain( 'categoria' );

	// The list of links stays open.
	await page.locator( '.programas-pill' ).nth( 1 ).click();
	await expect( shownCards( page.locator( '.programas' ) ) ).not.toHaveCount(
		all
	);
	await expect( page ).toHaveURL( /\?categoria=/ );
	const count = await page.locator( '.programas-count' ).textContent();
	await expect( name ).toHaveText(
		`Suscribirse (${ parseInt( count ?? '' ) })`
	);
	const { search } = new URL( page.url() );
	const file = page.getByRole( 'link', { name: 'Archivo de calendario' } );
	const [ answer ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		file.click(),
	] );
	expect( answer.url() ).toContain( `/programas/calendario.ics${ search }` );
	for ( const link of await links() ) {
		expect( link ).toContain( `/programas/calendario.ics${ search }` );
	}
} );
