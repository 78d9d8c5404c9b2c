/** Listings of more programs than a page holds: here, than four. */
import { openCriteria, shownTitles, titlesOfServer } from './criteria.ts';
import { pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const LISTING =
	'<!-- wp:programs-filter/programas {"perPage":6,"filters":["categoria","gratis"]} /-->';

test.use( { extraHTTPHeaders: { 'X-Test-Most-Cards': '4' } } );

test( 'a choice asks the server once, for the address that the page has then; more cards come below, and Back takes all back', async ( {
	page,
	publish,
} ) => {
	const asked: string[] = [];
	await openCriteria( page, await publish( LISTING ) );
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'fetch' ) {
			asked.push( new URL( request.url() ).search );
		}
	} );
	await expect( shownCards( page ) ).toHaveCount( 6 );
	const before = await shownTitles( page );
	await pill( page, 'Danza' ).click();
	await expect( page ).toHaveURL( /\?categoria=danza$/ );
	await expect.poll( () => shownTitles( page ) ).not.toEqual( before );
	expect( asked ).toEqual( [ '?categoria=danza' ] );
	const dance = await shownTitles( page );
	expect( dance ).toEqual( await titlesOfServer( page ) );
	await page.goBack();
	await expect.poll( () => shownTitles( page ) ).toEqual( before );
	await page.getByRole( 'link', { name: /^Mostrar más/ } ).click();
	await expect( shownCards( page ) ).toHaveCount( 12 );
	await expect(
		shownCards( page ).nth( 6 ).getByRole( 'link' ).first()
	).toBeFocused();
	await expect( page ).toHaveURL( /\?mostrar=12$/ );
	await page.reload();
	await expect( shownCards( page ) ).toHaveCount( 12 );
	await expect(
		page.getByRole( 'link', { name: /^Mostrar más/ } )
	).toHaveAttribute( 'href', /\?pagina=3#/ );
	// A choice begins with the first part.
	await page.goto( `${ new URL( page.url() ).pathname }?pagina=3` );
	await pill( page, 'Danza' ).click();
	await expect( page ).toHaveURL( /\?categoria=danza$/ );
	await expect.poll( () => shownTitles( page ) ).toEqual( dance );
} );

test.describe( 'offline', () => {
	test.use( { expectedProblems: [ /ERR_INTERNET_DISCONNECTED/ ] } );

	test( 'where the server cannot be reached, a line says so, and its link leads to what was chosen', async ( {
		page,
		publish,
		context,
	} ) => {
		await openCriteria( page, await publish( LISTING ) );
		await pill( page, 'Danza' ).click();
		await expect( page ).toHaveURL( /\?categoria=danza$/ );
		await expect
			.poll( () => page.locator( '[aria-busy]' ).count() )
			.toBe( 0 );
		await context.setOffline( true );
		await pill( page, 'Música' ).click();
		const line = page.getByRole( 'alert' );
		await expect( line ).toHaveText(
			'No se han podido cargar los resultados. Reintentar'
		);
		await context.setOffline( false );
		await line.getByRole( 'link' ).click();
		await expect( page ).toHaveURL( /\?categoria=musica$/ );
		await expect( line ).toHaveCount( 0 );
		await expect( pill( page, 'Música' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
	} );
} );

test.describe( 'behind a cache that ignores the query string', () => {
	const WARNING = 'No se han podido cargar los resultados. Reintentar';

	test( 'a choice does not show the cards of another one: a line says so, and the page that is opened at its address asks once', async ( {
		page,
		publish,
	} ) => {
		const path = await publish( LISTING );
		const asked: string[] = [];
		let kept = '';
		await page.route( `**${ path }*`, async ( route ) => {
			asked.push( new URL( route.request().url() ).search );
			kept ||= await ( await route.fetch() ).text();
			await route.fulfill( { body: kept, contentType: 'text/html' } );
		} );
		await openCriteria( page, path );
		const before = await shownTitles( page );
		await pill( page, 'Danza' ).click();
		const line = page.getByRole( 'alert' );
		await expect( line ).toHaveText( WARNING );
		expect( await shownTitles( page ) ).toEqual( before );
		await line.getByRole( 'link' ).click();
		await expect( page ).toHaveURL( /\?categoria=danza$/ );
		await expect( line ).toHaveText( WARNING );
		await expect( pill( page, 'Danza' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect( asked ).toEqual( [
			'',
			...Array< string >( 3 ).fill( '?categoria=danza' ),
		] );
		await page.unroute( `**${ path }*` );
		await pill( page, 'Música' ).click();
		await expect( line ).toHaveCount( 0 );
		await expect
			.poll( () => shownTitles( page ) )
			.toEqual( await titlesOfServer( page ) );
	} );
} );

test.describe( 'behind a wall', () => {
	test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

	test( 'a choice that leads to a login page leaves the cards, Back takes the line away, and who asked for more in vain asks for as many again', async ( {
		page,
		publish,
	} ) => {
		await openCriteria( page, await publish( LISTING ) );
		const before = await shownTitles( page );
		await page.route( '**/*categoria=danza', ( route ) =>
			route.fulfill( {
				status: 302,
				headers: { location: '/wp-login.php' },
			} )
		);
		await pill( page, 'Danza' ).click();
		const line = page.getByRole( 'alert' );
		await expect( line ).toHaveCount( 1 );
		await expect( page ).toHaveURL( /\?categoria=danza$/ );
		expect( await shownTitles( page ) ).toEqual( before );
		await page.goBack();
		await expect( line ).toHaveCount( 0 );
		expect( await shownTitles( page ) ).toEqual( before );
		// "Show more" in vain, and again.
		await page.route( '**/*mostrar=12', ( route ) => route.abort() );
		const more = page.getByRole( 'link', { name: /^Mostrar más/ } );
		await more.click();
		await expect( line ).toHaveCount( 1 );
		await expect( more ).toBeFocused();
		await page.unroute( '**/*mostrar=12' );
		await more.click();
		await expect( shownCards( page ) ).toHaveCount( 12 );
		await expect( line ).toHaveCount( 0 );
		await expect( page ).toHaveURL( /\?mostrar=12$/ );
		await expect(
			shownCards( page ).nth( 6 ).getByRole( 'link' ).first()
		).toBeFocused();
	} );
} );

test.describe( 'without a script', () => {
	test.use( {
		javaScriptEnabled: false,
		// What WordPress's own pages preload.
		expectedProblems: [ /\(csp\)/ ],
	} );

	test( 'the form does the same, and each part has an address', async ( {
		page,
		publish,
	} ) => {
		await page.goto( await publish( LISTING ) );
		const first = await shownCards( page ).allTextContents();
		await page.getByRole( 'link', { name: /^Mostrar más/ } ).click();
		await expect( page ).toHaveURL( /\?pagina=2#/ );
		const second = await shownCards( page ).allTextContents();
		expect( second ).toHaveLength( 6 );
		expect( first.filter( ( card ) => second.includes( card ) ) ).toEqual(
			[]
		);
		await expect( page.locator( 'link[rel=canonical]' ) ).toHaveAttribute(
			'href',
			/\?pagina=2$/
		);
		await page
			.getByRole( 'button', { name: /^Danza/ } )
			.first()
			.click();
		await expect( page ).toHaveURL( /\?categoria=danza/ );
		expect( new URL( page.url() ).searchParams.get( 'pagina' ) ).toBeNull();
	} );
} );
