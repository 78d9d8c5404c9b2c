import {
	SEARCH_PAGE,
	chooseTime,
	expectCardsOfServer,
	fieldOf,
	openCriteria,
	searchField,
	tick,
} from './criteria.ts';
import { shownCards } from './listing.ts';
import { expect, test } from './test.ts';

test( 'who went on from the twenty-first program comes back to it, and a choice begins with the first ones again', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	await page.getByRole( 'link', { name: 'Mostrar más' } ).click();
	await expect( page ).toHaveURL( `${ SEARCH_PAGE }?mostrar=24` );
	await page.reload();
	await expect( shownCards( page ) ).toHaveCount( 24 );
	await tick( page, 'Con plazas' );
	await expect( page ).toHaveURL( `${ SEARCH_PAGE }?plazas=1` );
	await expectCardsOfServer( page );
	await page.goBack();
	await expect( shownCards( page ) ).toHaveCount( 24 );
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
	const buttons = page.getByRole( 'button', { name: /^Filtros/ } );
	await buttons.first().click();
	await page.locator( 'dialog[open] [name=gratis]' ).check();
	await page.keyboard.press( 'Escape' );
	await expect( buttons.nth( 1 ) ).toHaveText( 'Filtros (1)' );
	await expect( fieldOf( page, 'gratis' ).nth( 1 ) ).toBeChecked();
	await expect( page ).toHaveURL( /\?buscar=coro&gratis=1$/ );
	await expectCardsOfServer( page );
} );

test( 'what was done before the script came counts, and is in the address', async ( {
	page,
} ) => {
	let answer = (): void => {};
	const asked = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route(
		'**/build/listing/criteria/index.js*',
		async ( route ) => {
			await asked;
			await route.continue();
		}
	);
	await page.goto( SEARCH_PAGE, { waitUntil: 'commit' } );
	await searchField( page ).fill( 'a' );
	await page
		.getByRole( 'combobox', { name: 'Cuándo' } )
		.selectOption( 'proximos' );
	answer();
	await expect( page ).toHaveURL(
		`${ SEARCH_PAGE }?buscar=a&cuando=proximos`
	);
	await expectCardsOfServer( page );
	await chooseTime( page, 'este-mes' );
	await expect( page ).toHaveURL( /cuando=este-mes/ );
	await page.goBack();
	await expect( searchField( page ) ).toHaveValue( 'a' );
	await expect(
		page.getByRole( 'combobox', { name: 'Cuándo' } )
	).toHaveValue( 'proximos' );
} );

test( 'filters stay at hand, on a phone their last line, and results are shown from their start', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1366, height: 900 } );
	await openCriteria( page, `${ SEARCH_PAGE }?mostrar=24` );
	const filters = page.locator( '.programas-filters' );
	await expect( filters ).toHaveCSS( 'position', 'sticky' );
	await page.evaluate( () => window.scrollTo( 0, 2000 ) );
	await tick( page, 'Gratis' );
	await expect
		.poll( () =>
			page.evaluate( () => {
				const [ first, above ] = [
					'.programas-grid > :not([hidden])',
					'.programas-filters',
				].map( ( selector ) =>
					document.querySelector( selector )?.getBoundingClientRect()
				);
				return ( first?.top ?? NaN ) - ( above?.bottom ?? NaN );
			} )
		)
		.toBeGreaterThanOrEqual( 0 );
	await filters.locator( 'button:focus' ).blur();
	for ( const width of [ 1366, 400 ] ) {
		await page.setViewportSize( { width, height: 620 } );
		await page.evaluate( () => window.scrollTo( 0, 2000 ) );
		const bottom = () =>
			filters.evaluate(
				( element ) => element.getBoundingClientRect().bottom
			);
		await expect.poll( bottom ).toBeLessThanOrEqual( 72 );
		expect( await bottom() ).toBeGreaterThan( 44 );
	}
	// What has the focus is whole.
	await searchField( page ).focus();
	await expect( searchField( page ) ).toBeInViewport( { ratio: 1 } );
} );

test( 'filters that stay at hand turn dark with a page that does so slowly, by an attribute of its own, or around its content only', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	await page.addStyleTag( {
		content: `body.slow { transition: all .3s }
			:is(.dark, [data-bs-theme="dark"]):is(.wp-site-blocks), :is(.dark, [data-bs-theme="dark"]) body { background: rgb(16, 24, 32) !important; color: rgb(238, 238, 238) !important; }`,
	} );
	const filters = page.locator( '.programas-filters' );
	const light = await filters.evaluate(
		( element ) => getComputedStyle( element ).backgroundColor
	);
	for ( const [ selector, attribute, isSlow ] of [
		[ 'html', 'class', true ],
		[ 'html', 'data-bs-theme', false ],
		[ '.wp-site-blocks', 'class', false ],
	] as const ) {
		const change = ( isDark: boolean ) =>
			page.evaluate(
				( [ target, name, slow, dark ] ) => {
					document.body.classList.toggle( 'slow', slow );
					const element = document.querySelector( target );
					const before = element?.getAttribute( name ) ?? '';
					element?.setAttribute(
						name,
						dark
							? `${ before } dark`.trim()
							: before.replace( / ?dark$/, '' )
					);
				},
				[ selector, attribute, isSlow, isDark ] as const
			);
		await change( true );
		await expect( filters ).toHaveCSS(
			'background-color',
			'rgb(16, 24, 32)'
		);
		await change( false );
		await expect( filters ).toHaveCSS( 'background-color', light );
	}
} );

test.describe( 'right to left', () => {
	test.use( { extraHTTPHeaders: { 'X-Test-Direction': 'rtl' } } );

	test( 'what is typed does not run under the buttons of the search', async ( {
		page,
	} ) => {
		await openCriteria( page, SEARCH_PAGE );
		const field = searchField( page );
		await expect( field ).toHaveCSS( 'padding-left', '52px' );
		await field.fill( 'taller' );
		await expect( field ).toHaveCSS( 'padding-left', '96px' );
	} );
} );
