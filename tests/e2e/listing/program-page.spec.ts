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
				page.getByRole( 'link', { name: 'Inscribirse' } ).first()
			).toBeVisible();
			await checkAccessibility( 'main' );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				)
			).toBe( 0 );
			const at = async ( selector: string ) => {
				const { x = NaN, y = NaN } =
					( await page.locator( selector ).boundingBox() ) ?? {};
				return { x, y };
			};
			const text = await at( '.wp-block-post-content' );
			const facts = await at( '.programas-facts__list' );
			// Above the text on a phone, beside it where there is room.
			expect( facts.y < text.y ).toBe( width < 900 );
			expect( facts.x > text.x + 400 ).toBe( width >= 900 );
		} );
	} );
}

test( 'its categories lead to the listing, filtered, and a program leads back to that, where the visitor left it', async ( {
	page,
} ) => {
	await page.goto( PROGRAM );
	await page
		.locator( '.is-categories' )
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

for ( const name of [ 'noche-de-telescopios', 'yoga', 'ceramica-y-torno' ] ) {
	test( `a phone’s first screen says when, has the actions, and what it is (${ name })`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 360, height: 740 } );
		await page.goto( `/programa/${ name }/` );
		const top = async ( selector: string ) =>
			( await page.locator( selector ).boundingBox() )?.y ?? NaN;
		const actions = await top( '.programas-facts__actions' );
		expect( await top( '.programas-facts__when' ) ).toBeLessThan( actions );
		expect( actions ).toBeLessThanOrEqual( 300 );
		expect( await top( '.programas-facts__summary' ) ).toBeLessThanOrEqual(
			420
		);
	} );
}

test( 'on a phone price and button stay in view once the actions have left it, and cover nothing that has the focus', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 600 } );
	await page.goto( PROGRAM );
	const bar = page.locator( '.programas-facts__bar' );
	const bottom = async () => {
		const { height = NaN, y = NaN } = ( await bar.boundingBox() ) ?? {};
		return y + height;
	};
	await expect( bar ).toHaveText( /^\s*Gratis\s+Inscribirse\s*$/ );
	// Below the text.
	expect( await bottom() ).toBeGreaterThan( 600 );
	await page
		.locator( '.programas-facts__fact' )
		.last()
		.scrollIntoViewIfNeeded();
	await expect( bar ).toHaveClass( /is-stuck/ );
	expect( await bottom() ).toBeCloseTo( 600, 0 );

	const link = page.locator( '.is-categories a' ).last();
	await page.evaluate( () => scrollTo( 0, 340 ) );
	await link.focus();
	const { height = NaN, y = NaN } = ( await link.boundingBox() ) ?? {};
	expect( y + height ).toBeLessThan( ( await bar.boundingBox() )?.y ?? NaN );

	// Not with large letters, whatever made them large.
	await page.addStyleTag( { content: 'html { font-size: 200% }' } );
	await page.evaluate( () => scrollTo( 0, 900 ) );
	expect( await bottom() ).toBeGreaterThan( 600 );
	// And not where the actions are in view anyway.
	await page.setViewportSize( { width: 1366, height: 768 } );
	await expect( bar ).toBeHidden();
} );

test( 'on a phone Tab leads to nothing that is behind price and button', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	await page.goto( PROGRAM );
	await page.locator( '.wp-block-post-content' ).evaluate( ( content ) => {
		content.innerHTML = Array.from(
			{ length: 40 },
			( _, at ) =>
				`<p style="margin: ${ 7 * ( at % 9 ) }px 0">Uno, <a href="#${ at }">dos</a> y tres.</p>`
		).join( '' );
	} );
	const bar = page.locator( '.programas-facts__bar' );
	const seen: { behind: string | undefined; isBeside: boolean }[] = [];
	for ( let tabs = 0; tabs < 90; tabs++ ) {
		await page.keyboard.press( 'Tab' );
		seen.push(
			await bar.evaluate( async ( element ) => {
				// The bar follows the observer of the actions.
				for ( let frames = 0; frames < 3; frames++ ) {
					await new Promise( requestAnimationFrame );
				}
				const focused = element.ownerDocument.querySelector( ':focus' );
				const box = focused?.getBoundingClientRect() ?? new DOMRect();
				const own = element.getBoundingClientRect();
				const isBehind =
					! element.contains( focused ) &&
					box.bottom > own.top &&
					box.top < own.bottom;
				const isStuck = element.matches( '.is-stuck' );

				return {
					behind: isBehind ? focused?.textContent : '',
					isBeside: isStuck && !! focused,
				};
			} )
		);
	}
	expect( seen.map( ( { behind } ) => behind ).filter( Boolean ) ).toEqual(
		[]
	);
	expect(
		seen.filter( ( { isBeside } ) => isBeside ).length
	).toBeGreaterThan( 40 );
} );

test.describe( 'without script', () => {
	test.use( {
		expectedProblems: [ /\(csp\)/ ],
		javaScriptEnabled: false,
	} );

	test( 'a program’s page says all, and its actions are links', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 360, height: 740 } );
		await page.goto( '/programa/escuela-de-ajedrez/' );
		const actions = page.locator( '.programas-facts__actions' );
		await expect( actions.locator( 'a:visible' ) ).toHaveCount( 2 );
		await expect( actions.locator( 'button:visible' ) ).toHaveCount( 0 );
		await expect( page.locator( '.programas-facts__bar' ) ).toHaveCSS(
			'position',
			'static'
		);
		await page.locator( '.programas-facts__more summary' ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Mayo' } )
		).toBeVisible();
	} );
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
		'.programas-facts__when',
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
		( await page.locator( '.is-calendar' ).boundingBox() ) ?? {};
	expect( height ).toBeGreaterThanOrEqual( 44 );
} );

test( 'on paper stand all sessions, and the title with its facts', async ( {
	page,
} ) => {
	await page.goto( '/programa/escuela-de-ajedrez/' );
	const folded = page.locator( '.programas-facts__more li' ).last();
	await expect( folded ).toBeHidden();
	await page.emulateMedia( { media: 'print' } );
	await expect( folded ).toBeVisible();
	await expect(
		page.locator( '.programas-facts__more summary' )
	).toBeHidden();
	await expect( page.locator( 'h1' ) ).toHaveCSS( 'break-after', 'avoid' );
} );

test( 'it is shared by the browser, else its address is copied, and a text says so', async ( {
	context,
	page,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.addInitScript( () => {
		if ( location.search === '' ) {
			Reflect.deleteProperty( Navigator.prototype, 'share' );
			return;
		}
		navigator.share = ( { title, url } = {} ) => {
			document.documentElement.dataset.shared = `${ title } ${ url }`;
			return Promise.resolve();
		};
	} );
	const share = page.getByRole( 'button', { name: 'Compartir' } );
	await page.goto( PROGRAM );
	await share.click();
	await expect( page.getByRole( 'status' ) ).toBeVisible();
	expect(
		await page.evaluate( () => navigator.clipboard.readText() )
	).toContain( PROGRAM );

	await page.goto( `${ PROGRAM }?from=here` );
	await share.click();
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-shared',
		new RegExp( `^Noche de telescopios.* \\S+${ PROGRAM }$` )
	);
	await expect( page.getByRole( 'status' ) ).toBeEmpty();
} );

test( 'on paper stands where one signs up; the word of the button is not broken in letters of twice the size', async ( {
	page,
} ) => {
	await page.goto( PROGRAM );
	const button = page.getByRole( 'link', { name: 'Inscribirse' } ).first();
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
