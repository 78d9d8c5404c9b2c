import {
	ALL_CRITERIA,
	chips,
	openCriteria,
	SEARCH_PAGE,
	searchField,
	shownTitles,
	titlesOfServer,
} from './criteria.ts';
import { pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

test( 'who went on from the twenty-first program comes back to it, and a choice begins with the first ones again', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	await page.getByRole( 'link', { name: 'Mostrar más' } ).click();
	await expect( page ).toHaveURL( `${ SEARCH_PAGE }?mostrar=24` );
	await page.reload();
	await expect( shownCards( page ) ).toHaveCount( 24 );
	await page.getByRole( 'checkbox', { name: 'Con plazas' } ).check();
	await expect( page ).toHaveURL( `${ SEARCH_PAGE }?plazas=1` );
	expect( await shownTitles( page ) ).toEqual( await titlesOfServer( page ) );
	await page.goBack();
	await expect( shownCards( page ) ).toHaveCount( 24 );
} );

test( 'the link to more programs keeps what is asked for, also in another tab', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	await searchField( page ).fill( 'a' );
	await expect(
		page.getByRole( 'link', { name: 'Mostrar más' } )
	).toHaveAttribute( 'href', '?buscar=a&mostrar=24#programas-1' );
	await pill( page, 'Artes' ).click();
	await expect( chips( page ) ).toHaveAttribute(
		'href',
		/^\?categoria=artes/
	);
} );

test( 'two controls of the same criterion say the same', async ( {
	page,
	publish,
} ) => {
	await openCriteria(
		page,
		await publish(
			`<!-- wp:programs-filter/programas {"filters":["buscar","gratis"],"showGrid":false,"target":"#lista"} /-->
			<!-- wp:programs-filter/programas {"filters":["buscar","gratis"],"anchor":"lista"} /-->`
		)
	);
	const fields = searchField( page );
	await fields.first().fill( 'taller' );
	await expect( fields.nth( 1 ) ).toHaveValue( 'taller' );
	await fields.nth( 1 ).fill( 'coro' );
	await expect( fields.first() ).toHaveValue( 'coro' );
	await page.getByRole( 'checkbox', { name: 'Gratis' } ).first().check();
	await expect(
		page.getByRole( 'checkbox', { name: 'Gratis' } ).nth( 1 )
	).toBeChecked();
	await expect( page ).toHaveURL( /\?buscar=coro&gratis=1$/ );
	expect( await shownTitles( page ) ).toEqual( await titlesOfServer( page ) );
} );

test( 'what was done before the script came is in the address', async ( {
	page,
} ) => {
	let answer = (): void => {};
	const asked = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( '**/build/view/criteria.js*', async ( route ) => {
		await asked;
		await route.continue();
	} );
	await page.goto( SEARCH_PAGE, { waitUntil: 'commit' } );
	await searchField( page ).fill( 'a' );
	await page.getByRole( 'checkbox', { name: 'Gratis' } ).check();
	answer();
	await expect( page ).toHaveURL( `${ SEARCH_PAGE }?buscar=a&gratis=1` );
	await page.getByRole( 'combobox' ).selectOption( 'este-mes' );
	await expect( page ).toHaveURL( /cuando=este-mes/ );
	await page.goBack();
	await expect( searchField( page ) ).toHaveValue( 'a' );
	await expect(
		page.getByRole( 'checkbox', { name: 'Gratis' } )
	).toBeChecked();
} );

test( 'punctuation asks for nothing', async ( { page } ) => {
	await openCriteria( page, SEARCH_PAGE );
	await searchField( page ).fill( '!?' );
	await expect( shownCards( page ) ).toHaveCount( 12 );
	await expect( chips( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( SEARCH_PAGE );
} );

test( 'filters stay at hand only where they leave most of the window, and results are shown from their start', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1366, height: 900 } );
	await openCriteria( page, `${ SEARCH_PAGE }?mostrar=24` );
	const filters = page.locator( '.programas-filters' );
	await expect( filters ).toHaveCSS( 'position', 'sticky' );
	await page.evaluate( () => window.scrollTo( 0, 2000 ) );
	await page.getByRole( 'checkbox', { name: 'Gratis' } ).check();
	await expect
		.poll( async () => {
			const first = await shownCards( page ).first().boundingBox();
			const above = await filters.boundingBox();
			return (
				( first?.y ?? 0 ) - ( above?.y ?? 0 ) - ( above?.height ?? 0 )
			);
		} )
		.toBeGreaterThanOrEqual( 0 );
	await page.setViewportSize( { width: 400, height: 620 } );
	await expect( filters ).toHaveCSS( 'position', 'static' );
} );

test( 'filters that are taken out of the page and put back go on working', async ( {
	page,
	publish,
} ) => {
	await openCriteria( page, await publish( ALL_CRITERIA ) );
	await page.evaluate( async () => {
		const filters = document.querySelector( '.programas-filters' );
		const around = filters?.parentElement;
		filters?.remove();
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		if ( filters ) {
			around?.prepend( filters );
		}
	} );
	await searchField( page ).fill( 'coro' );
	await expect( chips( page ) ).toHaveText( [ '«coro»' ] );
	expect( await shownTitles( page ) ).toEqual( await titlesOfServer( page ) );
} );

test.describe( 'right to left', () => {
	test.use( { state: { 'X-Test-Direction': 'rtl' } } );

	test( 'what is typed does not run under the buttons of the search', async ( {
		page,
	} ) => {
		await openCriteria( page, SEARCH_PAGE );
		await expect( searchField( page ) ).toHaveCSS( 'padding-left', '96px' );
	} );
} );
