import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe.ts';
import { handleOf, LIST, notice, titles } from '../list-of-programs.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

test.use( {
	// With SCRIPT_DEBUG, WordPress's jQuery Migrate says what WordPress's own scripts should not do.
	expectedProblems: [
		[ ...OF_WORDPRESS, /JQMIGRATE/, /Failed to load resource.*409/ ],
		{ scope: 'test' },
	],
} );

/** What screen readers are told now. */
const said = ( page: Page, text: string ): Locator =>
	page.locator( '.a11y-speak-region', { hasText: text } );

/** Where a list has a program now, from 1. */
async function placeOf( page: Page, title: string ): Promise< number > {
	return ( await titles( page ) ).indexOf( title ) + 1;
}

test( 'programs are ordered with the mouse and with the keyboard, and each of it is undone', async ( {
	page,
} ) => {
	await page.goto( LIST );
	const before = await titles( page );
	const [ first = '', second = '', third = '', fourth = '' ] = before;
	await expectNoAxeViolations( page, '.wp-list-table' );

	// By mouse: the first below the third.
	await handleOf( page, first ).hover();
	await page.mouse.down();
	const target = await page
		.locator( '#the-list > tr', { hasText: third } )
		.boundingBox();
	for ( const part of [ 0.5, 0.9 ] ) {
		await page.mouse.move(
			300,
			( target?.y ?? 0 ) + ( target?.height ?? 0 ) * part,
			{ steps: 8 }
		);
	}
	await page.mouse.up();
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	await expectNoAxeViolations( page, '.programas-ordering' );
	const dragged = [ second, third, first, fourth ];
	expect( ( await titles( page ) ).slice( 0, 4 ) ).toEqual( dragged );
	await page.reload();
	expect( ( await titles( page ) ).slice( 0, 4 ) ).toEqual( dragged );

	// By keyboard, once picked up and put back, once saved.
	const handle = handleOf( page, first );
	await handle.focus();
	await page.keyboard.press( 'Space' );
	await expect( handle ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.keyboard.press( 'ArrowUp' );
	await expect(
		said( page, `${ first }: posición 2 de ${ before.length }` )
	).toBeAttached();
	await expect( handle ).toBeFocused();
	await page.keyboard.press( 'End' );
	expect( await placeOf( page, first ) ).toBe( before.length );
	await page.keyboard.press( 'Escape' );
	expect( ( await titles( page ) ).slice( 0, 4 ) ).toEqual( dragged );
	await expect( notice( page ) ).toHaveCount( 0 );

	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Enter' );
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	expect( await titles( page ) ).toEqual( before );
	await page.keyboard.press( 'Control+z' );
	await expect( notice( page ) ).toContainText( 'El orden es el de antes.' );
	expect( ( await titles( page ) ).slice( 0, 4 ) ).toEqual( dragged );

	// Quick edit stores the number that the program has now.
	await handleOf( page, first ).focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Enter' );
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	expect( await titles( page ) ).toEqual( before );
	await expect(
		page
			.locator( '#the-list tr' )
			.first()
			.locator( '.hidden > .menu_order' )
	).toHaveText(
		await page
			.locator( '#the-list tr' )
			.first()
			.locator( 'td.column-menu_order' )
			.innerText()
	);
} );

test( 'a program that is dragged upwards scrolls the page below the admin bar, and on the first row it is first, also when the pointer comes back from above', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 500 } );
	await page.goto( LIST );
	const before = await titles( page );
	const last = before[ before.length - 1 ] ?? '';
	const scrolled = (): Promise< number > =>
		page.evaluate( () => window.scrollY );
	const bar =
		( await page.locator( '#wpadminbar' ).boundingBox() )?.height ?? 0;
	// To the end of the page, which cannot scroll any further then.
	await page.evaluate( () => window.scrollTo( 0, 9999 ) );
	const start = await scrolled();
	expect( start ).toBeGreaterThan( 200 );

	await handleOf( page, last ).hover();
	await page.mouse.down();
	await page.mouse.move( 300, 250, { steps: 4 } );
	// But for the height of the row that is dragged beside its place.
	expect( await scrolled() ).toBeGreaterThan( start - 50 );
	for ( let step = 0; step * 20 < start + 200; step++ ) {
		await page.mouse.move( 300, bar + 10 + ( step % 2 ) );
	}
	expect( await scrolled() ).toBe( 0 );

	const list = ( await page.locator( '#the-list' ).boundingBox() )?.y ?? 0;
	await page.mouse.move( 300, list - 10, { steps: 4 } );
	await page.mouse.move( 300, list + 30, { steps: 8 } );
	await page.mouse.up();
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	expect( await titles( page ) ).toEqual( [
		last,
		...before.slice( 0, -1 ),
	] );

	await page.keyboard.press( 'Control+z' );
	await expect( notice( page ) ).toContainText( 'El orden es el de antes.' );
} );

test( 'on a phone programs are dragged with a finger; what another user changed meanwhile is not overwritten', async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	const client = await page.context().newCDPSession( page );
	await client.send( 'Emulation.setTouchEmulationEnabled', {
		enabled: true,
	} );
	await page.goto( LIST );
	const before = await titles( page );
	const [ first = '', second = '' ] = before;
	const drag = async ( title: string, by: number ): Promise< void > => {
		const handle = handleOf( page, title );
		await handle.scrollIntoViewIfNeeded();
		const box = await handle.boundingBox();
		const x = ( box?.x ?? 0 ) + 19;
		const y = ( box?.y ?? 0 ) + 19;
		const touch = (
			type: 'touchStart' | 'touchMove' | 'touchEnd',
			moved: number
		) =>
			client.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints: type === 'touchEnd' ? [] : [ { x, y: y + moved } ],
			} );
		await touch( 'touchStart', 0 );
		for ( let step = 1; step <= 10; step++ ) {
			await touch( 'touchMove', ( by * step ) / 10 );
		}
		await touch( 'touchEnd', by );
	};
	const height =
		( await page.locator( '#the-list > tr' ).nth( 1 ).boundingBox() )
			?.height ?? 0;
	await drag( first, height );
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	expect( ( await titles( page ) ).slice( 0, 2 ) ).toEqual( [
		second,
		first,
	] );
	await notice( page ).getByRole( 'button', { name: 'Deshacer' } ).click();
	await expect( notice( page ) ).toContainText( 'El orden es el de antes.' );

	await site.runPhp(
		`$programs = array_slice( get_posts( array( 'post_type' => 'pfilter_programa', 'orderby' => 'menu_order', 'order' => 'ASC', 'numberposts' => 2 ) ), 0, 2 );
		ProgramsFilter\\Program\\update_order_numbers( array( $programs[0]->ID => $programs[1]->menu_order, $programs[1]->ID => $programs[0]->menu_order ) );`
	);
	await drag( first, height );
	await expect( notice( page ) ).toContainText( 'Recarga la lista' );
	expect( await titles( page ) ).toEqual( before );
	await page.reload();
	expect( ( await titles( page ) ).slice( 0, 2 ) ).toEqual( [
		second,
		first,
	] );
	await drag( second, height );
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	expect( await titles( page ) ).toEqual( before );
} );

test( 'a list that another plugin makes sortable, too, is dragged by our handles and saved once', async ( {
	page,
} ) => {
	await page.goto( LIST );
	const before = await titles( page );
	const [ first = '', second = '' ] = before;
	// As plugins for the order of posts do once the page has loaded.
	await page.evaluate( () => {
		const list = document.querySelector( '#the-list' ) as Element;
		const saved = (): void => {
			document.body.dataset.others = 'saved';
		};
		window.jQuery( list ).sortable( {
			items: 'tr',
			handle: '.check-column',
			axis: 'x',
			update: saved,
			stop: saved,
		} );
	} );
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' && /order/.test( request.url() ) ) {
			requests.push( request.url() );
		}
	} );

	await handleOf( page, first ).hover();
	await page.mouse.down();
	const target = await handleOf( page, second ).boundingBox();
	await page.mouse.move( 300, ( target?.y ?? 0 ) + 20, { steps: 8 } );
	await page.mouse.move( 300, ( target?.y ?? 0 ) + 45, { steps: 8 } );
	await page.mouse.up();
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	expect( ( await titles( page ) ).slice( 0, 2 ) ).toEqual( [
		second,
		first,
	] );
	// The click at the end of a drag picks nothing up.
	await expect( handleOf( page, first ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);

	await expect( handleOf( page, first ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( handleOf( page, first ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Enter' );
	await expect( notice( page ) ).toContainText( 'Orden guardado.' );
	expect( await titles( page ) ).toEqual( before );
	expect( requests ).toHaveLength( 2 );
	await expect( page.locator( 'body' ) ).not.toHaveAttribute( 'data-others' );
} );
