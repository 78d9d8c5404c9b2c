import { expect, test } from './test.ts';

const PROGRAM = '/programa/noche-de-telescopios/';

for ( const [ name, width ] of [
	[ 'a phone', 360 ],
	[ 'a desktop', 1366 ],
] as const ) {
	test.describe( `on ${ name }`, () => {
		test.use( {
			viewport: { width, height: 900 },
		} );

		test( 'the page of a program is accessible, and nothing is cut off', async ( {
			checkAccessibility,
			page,
		} ) => {
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.goto( PROGRAM );
			await expect(
				page.getByRole( 'link', { name: 'Inscribirse' } )
			).toBeVisible();
			await checkAccessibility( 'main' );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				)
			).toBe( 0 );
			const { above, left } = await page.evaluate( () => {
				const facts = document
					.querySelector( '.programas-facts__box' )
					?.getBoundingClientRect();
				const text = [ ...document.querySelectorAll( 'main p' ) ].find(
					( { textContent } ) =>
						textContent.includes( 'Una vez al mes' )
				);
				return {
					left: facts?.left,
					above:
						( text?.getBoundingClientRect().top ?? NaN ) -
						( facts?.top ?? NaN ),
				};
			} );
			// Above the text on a phone, beside the picture where there is room.
			expect( above ).toBeGreaterThan( 0 );
			expect( left ).toBeGreaterThan( width > 782 ? 800 : 0 );
		} );
	} );
}

test( 'its categories lead to the listing, filtered, and a program leads back to that, where the visitor left it', async ( {
	page,
} ) => {
	await page.goto( PROGRAM );
	await page
		.getByRole( 'list', { name: 'Categorías' } )
		.getByRole( 'link', { name: 'Ciencia y tecnología' } )
		.click();
	await expect( page ).toHaveURL( /\/programas\/\?categoria=ciencia$/ );
	await expect(
		page.getByRole( 'button', { name: 'Ciencia y tecnología' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByRole( 'link', { name: 'Noche de telescopios' } ).click();
	const steps = await page.evaluate( () => history.length );
	await page.locator( '.programas-facts__back' ).click();
	await expect( page ).toHaveURL( /\/programas\/\?categoria=ciencia$/ );
	// A step back, not a new page.
	await page.goForward();
	expect( await page.evaluate( () => history.length ) ).toBe( steps );

	// In a tab of its own, and from a page that is no listing.
	const [ tab ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		page.evaluate( () => open( location.href ) ),
	] );
	await tab.getByRole( 'link', { name: 'Volver al listado' } ).click();
	await expect( tab ).toHaveURL( /\/programas\/$/ );
} );

for ( const [ name, price ] of [
	[ 'noche-de-telescopios', 'Gratis' ],
	[ 'yoga', '28 €' ],
] as const ) {
	test( `a phone’s first screen says when, where and how much, and has the button (${ name })`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 360, height: 740 } );
		await page.goto( `/programa/${ name }/` );
		const box = async ( selector: string ) => {
			const found = await page
				.locator( `.programas-facts__box ${ selector }` )
				.boundingBox();
			return { y: NaN, height: NaN, ...found };
		};
		const button = await box( '.programas-facts__button' );
		expect( button.y + button.height ).toBeLessThan( 740 );
		const bar = await box( '.programas-facts__bar' );
		for ( const fact of [ '.is-dates', '.is-place' ] ) {
			const { y, height } = await box( fact );
			expect( y + height, fact ).toBeLessThan( bar.y );
		}
		await expect( page.locator( '.programas-facts__terms' ) ).toContainText(
			price
		);
	} );
}

test( 'on a phone the button covers nothing that has the focus, and ends where its place is', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 500 } );
	await page.goto( PROGRAM );
	const button = page.getByRole( 'link', { name: 'Inscribirse' } );
	const map = page.locator( '.is-address a' );
	const top = async ( link: typeof map ) =>
		( await link.boundingBox() )?.y ?? NaN;
	expect( await top( map ) ).toBeGreaterThan( await top( button ) );
	await map.focus();
	expect( ( await top( map ) ) + 20 ).toBeLessThan( await top( button ) );

	await page.locator( '.programas-facts__actions' ).scrollIntoViewIfNeeded();
	expect( await top( button ) ).toBeLessThan(
		await top( page.locator( '.programas-facts__actions' ) )
	);
} );

test( 'on a phone the button is in a bar that nothing shows through, with price and last day', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 500 } );
	await page.goto( PROGRAM );
	const bar = page.locator( '.programas-facts__bar' );
	const terms = bar.locator( '.programas-facts__terms' );
	await expect( terms ).toHaveText( /^\s*Gratis\s+Hasta el \S/ );
	const { height = NaN, y = NaN } = ( await bar.boundingBox() ) ?? {};
	expect( y + height ).toBeCloseTo( 500, 0 );
	expect( height ).toBeLessThan( 90 );
	for ( const [ text, ground ] of [
		[ '#111', 'oklch(1 0 0)' ],
		[ '#eee', 'oklch(0 0 0)' ],
	] as const ) {
		await page.addStyleTag( { content: `body { color: ${ text } }` } );
		await expect( bar ).toHaveCSS( 'background-color', ground );
	}
	// Where the facts are in view, they say it.
	await page.setViewportSize( { width: 1366, height: 768 } );
	await expect( terms ).toBeHidden();
} );

test( 'sizes follow the text of the theme, also where its root has ten pixels', async ( {
	page,
} ) => {
	await page.goto( PROGRAM );
	await page.addStyleTag( {
		content: 'html { font-size: 62.5% } body { font-size: 16px }',
	} );
	for ( const part of [
		'.programas-facts__value',
		'.programas-facts__label',
		'.programas-facts__badge',
		'.programas-facts__category',
		'.programas-facts__back',
		'.programas-facts__action',
	] ) {
		const size = await page
			.locator( part )
			.first()
			.evaluate( ( element ) => getComputedStyle( element ).fontSize );
		expect( parseFloat( size ), part ).toBeGreaterThanOrEqual( 14 );
	}
	const { height = 0 } =
		( await page
			.getByRole( 'link', { name: 'Añadir al calendario' } )
			.boundingBox() ) ?? {};
	expect( height ).toBeGreaterThanOrEqual( 44 );
} );

test( 'on paper stand all sessions, and the title with its facts', async ( {
	page,
} ) => {
	await page.goto( '/programa/robotica-para-ninas-y-ninos/' );
	const folded = page.locator( '.is-upcoming details time' ).last();
	await expect( folded ).toBeHidden();
	await page.emulateMedia( { media: 'print' } );
	await expect( folded ).toBeVisible();
	await expect( page.locator( '.is-upcoming summary' ) ).toBeHidden();
	await expect( page.locator( 'h1' ) ).toHaveCSS( 'break-after', 'avoid' );
} );

test( 'it can be shared where the browser can', async ( { page } ) => {
	const share = page.locator( '.programas-facts__share' );
	await page.goto( PROGRAM );
	// As a theme has it.
	await page.addStyleTag( {
		content: '[type="button"] { display: inline-block }',
	} );
	await expect( share ).toBeHidden();
	await page.addInitScript( () => {
		navigator.share = ( { title, url } = {} ) => {
			document.documentElement.dataset.shared = `${ title } ${ url }`;
			return Promise.resolve();
		};
	} );
	await page.goto( `${ PROGRAM }?from=here` );
	await share.click();
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-shared',
		new RegExp( `^Noche de telescopios.* \\S+${ PROGRAM }$` )
	);
} );

test( 'on paper stands where one signs up; the word of the button is not broken in letters of twice the size', async ( {
	page,
} ) => {
	await page.goto( PROGRAM );
	const button = page.getByRole( 'link', { name: 'Inscribirse' } );
	const address = ( await button.getAttribute( 'href' ) ) ?? '';
	await page.emulateMedia( { media: 'print' } );
	await expect( button ).toBeVisible();
	expect( address ).not.toBe( '' );
	expect(
		await button.evaluate(
			( element ) => getComputedStyle( element, '::after' ).content
		)
	).toContain( address );

	await page.emulateMedia( { media: 'screen' } );
	await page.setViewportSize( { width: 360, height: 740 } );
	await page.addStyleTag( { content: 'html { font-size: 200% }' } );
	expect(
		await button.evaluate( ( element ) => {
			const range = document.createRange();
			range.selectNodeContents( element );
			return range.getClientRects().length;
		} )
	).toBe( 1 );
} );
