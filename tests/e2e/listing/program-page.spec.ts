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
	await tab.getByRole( 'link', { name: 'Todos los programas' } ).click();
	await expect( tab ).toHaveURL( /\/programas\/$/ );
} );

for ( const [ name, said ] of [
	[ 'noche-de-telescopios', [ '.is-state-free' ] ],
	[ 'yoga', [ '.is-price' ] ],
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
		for ( const fact of [ '.is-dates', '.is-place', ...said ] ) {
			const { y, height } = await box( fact );
			expect( y + height, fact ).toBeLessThan( button.y );
		}
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

test( 'it can be shared where the browser can', async ( { page } ) => {
	const share = page.locator( '.programas-facts__share' );
	await page.goto( PROGRAM );
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
