import { recordAnnouncements } from './announcements.ts';
import {
	ALL_CRITERIA,
	OTHER_BASE,
	SEARCH_PAGE,
	chips,
	chooseTime,
	expectCardsOfServer,
	fieldOf,
	openCriteria,
	searchField,
	shownTitles,
	tick,
	titlesOfServer,
} from './criteria.ts';
import { pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const CRITERIA = '**/build/listing/criteria/index.js*';

test( 'criteria together show what the server shows under the same address, and each is one step of Back', async ( {
	page,
	publish,
} ) => {
	const path = await publish( ALL_CRITERIA );
	await openCriteria( page, path );
	await pill( page, 'Artes' ).click();
	await tick( page, 'Gratis' );
	await chooseTime( page, 'proximos' );
	await searchField( page ).pressSequentially( 'a' );
	const queries = [
		'',
		'?categoria=artes',
		'?categoria=artes&gratis=1',
		'?categoria=artes&gratis=1&cuando=proximos',
		'?categoria=artes&gratis=1&cuando=proximos&buscar=a',
	];
	const isOfServer = async ( query: string ) => {
		await expect( page ).toHaveURL( path + query );
		await expectCardsOfServer( page );
	};
	await isOfServer( queries.pop() ?? '' );
	for ( const query of queries.toReversed() ) {
		await page.goBack();
		await isOfServer( query );
	}
	await page.goForward();
	await page.goForward();
	await expect( fieldOf( page, 'gratis' ) ).toBeChecked();
	await expect( page ).toHaveURL( `${ path }?categoria=artes&gratis=1` );
} );

test( 'a base of another page changes neither the address of a choice nor where its links lead', async ( {
	page,
	publish,
} ) => {
	const path = await publish( OTHER_BASE + ALL_CRITERIA );
	await openCriteria( page, path );
	await tick( page, 'Gratis' );
	await expect( page ).toHaveURL( `${ path }?gratis=1` );
	await expect( chips( page ) ).toHaveAttribute( 'href', `${ path }?` );
} );

test( 'what is typed after a pill is a step of its own, and Back takes back both together', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	await searchField( page ).fill( 'a' );
	await pill( page, 'Artes' ).click();
	await searchField( page ).fill( 'guitarra' );
	await expect( page ).toHaveURL( /categoria=artes&buscar=guitarra/ );
	await page.goBack();
	await expect( page ).toHaveURL(
		`${ SEARCH_PAGE }?buscar=a&categoria=artes`
	);
	await expect( searchField( page ) ).toHaveValue( 'a' );
	await page.goBack();
	await page.goForward();
	await page.evaluate( () => history.go( -2 ) );
	await expect( page ).toHaveURL( SEARCH_PAGE );
	await expect( searchField( page ) ).toHaveValue( '' );
	await expectCardsOfServer( page );
	await page.evaluate( () => history.go( 2 ) );
	await expect( page ).toHaveURL( /categoria=artes/ );
	await expect( searchField( page ) ).toHaveValue( 'a' );
	await expectCardsOfServer( page );
} );

test( 'before the script of the criteria comes, a pill is its form’s, and nothing that is hidden is shown', async ( {
	page,
} ) => {
	await page.route( CRITERIA, ( route, request ) =>
		request.frame().url().includes( 'artes' )
			? route.continue()
			: new Promise( () => {} )
	);
	await page.goto( `${ SEARCH_PAGE }?gratis=1`, { waitUntil: 'commit' } );
	await pill( page, 'Artes' ).click();
	await page.waitForURL( /gratis=1/ );
	await expect( page ).toHaveURL( /categoria=artes/ );
	await expectCardsOfServer( page );
} );

test( 'on a page from a cache that ignores the query the script applies it', async ( {
	page,
	site,
} ) => {
	const address = site.url + SEARCH_PAGE;
	for ( const query of [
		'?cuando=proximos&plazas=1&buscar=a',
		'?categoria=nada&gratis=si&buscar=%FF',
		'?buscar=constructor&gratis=1&gratis=1&cuando[]=proximos',
		'?mostrar=18&mostrar[]=1',
	] ) {
		await page.goto( address + query );
		const right = await titlesOfServer( page );
		await page.route( address + query, async ( route ) => {
			await route.fulfill( {
				response: await route.fetch( { url: address } ),
			} );
		} );
		await openCriteria( page, SEARCH_PAGE + query );
		expect( await shownTitles( page ), query ).toEqual( right );
	}
} );

test( 'chips take back one thing or all, and the focus is not lost', async ( {
	page,
} ) => {
	await openCriteria(
		page,
		`${ SEARCH_PAGE }?buscar=a&cuando=este-mes&gratis=1&categoria=artes`
	);
	await expect( chips( page ) ).toHaveText( [
		'«a»',
		'Cuándo: Este mes',
		'Gratis',
	] );
	await page.getByRole( 'link', { name: 'Quitar Cuándo: Este mes' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL(
		`${ SEARCH_PAGE }?buscar=a&gratis=1&categoria=artes`
	);
	await expect(
		page.getByRole( 'link', { name: 'Quitar Gratis' } )
	).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'link', { name: 'Quitar «a»' } )
	).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( chips( page ) ).toHaveCount( 0 );
	await expect( searchField( page ) ).toBeFocused();
	await expect( page ).toHaveURL( `${ SEARCH_PAGE }?categoria=artes` );
	await expectCardsOfServer( page );
} );

test( 'the empty state offers to take back what is asked for', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	await searchField( page ).fill( 'zzz' );
	const empty = page.locator( '.programas-empty' );
	await expect( empty ).toContainText( 'No hay resultados' );
	await empty.getByRole( 'link', { name: 'Quitar filtros' } ).click();
	await expect( shownCards( page ) ).toHaveCount( 12 );
	await expect( searchField( page ) ).toBeFocused();
	await expect( searchField( page ) ).toHaveValue( '' );
} );

test( 'what would show nothing beside the rest is marked, told and can be chosen', async ( {
	page,
	publish,
} ) => {
	await openCriteria( page, await publish( ALL_CRITERIA ) );
	await searchField( page ).fill( 'guitarra' );
	const danza = pill( page, 'Danza' );
	await expect( danza ).toHaveClass( /is-empty/ );
	await expect( danza ).toHaveAccessibleDescription( 'sin resultados' );
	await expect( danza.locator( '.programas-pill__count' ) ).toHaveText( '0' );
	await expect(
		pill( page, 'Música' ).locator( '.programas-pill__count' )
	).toHaveText( '1' );
	await danza.click();
	await expect( shownCards( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /buscar=guitarra&categoria=danza/ );

	// What to leave out, and what that brings, also at that address.
	const suggestions = page.locator( '.programas-suggestions a' );
	const texts = [ 'Quitar «Danza» · 1', 'Quitar «guitarra» · 3' ];
	await expect( suggestions ).toHaveText( texts );
	await page.reload();
	await expect( page.locator( '[data-waits]' ) ).toHaveCount( 0 );
	await expect( suggestions ).toHaveText( texts );
	await suggestions.first().click();
	await expect( shownCards( page ) ).toHaveCount( 1 );
	await expect( pill( page, 'Todos' ) ).toBeFocused();
	await expectCardsOfServer( page );
	await page.goBack();
	await suggestions.last().click();
	await expect( shownCards( page ) ).toHaveCount( 3 );
	await expect( page ).toHaveURL( /\?categoria=danza$/ );
	await expect( searchField( page ) ).toBeFocused();
	await expect( page.locator( '.programas-pill.is-empty' ) ).toHaveCount( 0 );
} );

test( '"Mostrar más" shows the next cards, and the focus is on the first of them', async ( {
	page,
} ) => {
	const said = await recordAnnouncements( page );
	await openCriteria( page, SEARCH_PAGE );
	const before = await shownTitles( page );
	const more = page.getByRole( 'link', { name: 'Mostrar más (12)' } );
	await more.focus();
	await page.keyboard.press( 'Enter' );
	await expect( shownCards( page ) ).toHaveCount( 24 );
	const thirteenth = ( await shownTitles( page ) )[ before.length ] ?? '';
	await expect( page.locator( ':focus' ) ).toHaveText( thirteenth );
	await expect.poll( said ).toEqual( [ 'Resultados: 24 de 24' ] );
	await expect( more ).toBeHidden();
	await expect( page.locator( '.programas-count' ) ).toHaveText(
		'24 resultados'
	);
	await pill( page, 'Artes' ).click();
	await pill( page, 'Todos' ).click();
	await expect( shownCards( page ) ).toHaveCount( 12 );
	await expect( more ).toBeVisible();
} );
