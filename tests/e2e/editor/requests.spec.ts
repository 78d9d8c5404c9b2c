import { callsTo } from '../../call.ts';
import { expect, test, testInOpenEditor } from './test.ts';
import { block } from './editor.ts';
import { held } from '../held.ts';
import { LISTING, record, STAMP } from './listing-requests.ts';

const FILES = { file: 'e2e/editor/requests.php' };

const SPACER = `<!-- wp:spacer {"height":"4000px"} -->
<div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->`;

test( 'a block off screen fetches nothing until it is near; a second one that shows the same fetches nothing again', async ( {
	editor,
	page,
} ) => {
	const requests = record( page, LISTING );
	await editor.open( SPACER + block( { limit: 6 } ) + block( { limit: 6 } ) );
	await expect( editor.canvas.locator( '.programas-skeleton' ) ).toHaveCount(
		2
	);
	// The editor is at rest.
	await page.evaluate(
		() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
	);
	expect( requests ).toHaveLength( 0 );

	await editor.blocks().first().scrollIntoViewIfNeeded();
	await expect( editor.titles() ).toHaveCount( 6 );
	await editor.blocks().nth( 1 ).scrollIntoViewIfNeeded();
	await expect( editor.titles( editor.blocks().nth( 1 ) ) ).toHaveCount( 6 );
	expect( requests ).toHaveLength( 1 );
} );

test( 'a program published meanwhile appears when the window has the focus again, and not before; where nothing has changed, one small question is all', async ( {
	editor,
	page,
	site,
} ) => {
	const requests = record( page, LISTING );
	const questions = record( page, STAMP );
	await editor.openBlock( { orderBy: 'date', order: 'desc' } );
	const answered = page.waitForResponse( STAMP );
	await editor.comeBack();
	expect( ( await ( await answered ).body() ).length ).toBeLessThan( 100 );
	expect( requests ).toHaveLength( 1 );
	const call = callsTo( site, FILES );
	await call( 'publish' );
	try {
		// From the canvas to the sidebar and back: the editor was not away.
		await editor.pill( 'Danza' ).click();
		await editor.pill( 'Todos' ).click();
		await editor.select();
		await editor.canvas.locator( '.wp-block-post-title' ).click();
		expect( questions ).toHaveLength( 1 );
		await editor.comeBack();
		await expect( editor.titles().first() ).toHaveText(
			'Recién publicado'
		);
		expect( requests ).toHaveLength( 2 );
		expect( questions ).toHaveLength( 2 );
	} finally {
		await call( 'unpublish' );
	}
} );

test( '250 programs arrive once each, in pages of 100; the first page shows before the rest, with the final number', async ( {
	editor,
	page,
	site,
} ) => {
	const call = callsTo( site, FILES );
	await call( 'publish_many', 24, 250 );
	try {
		const wait = held();
		const later = /v1\/listing\?.*page=[23](&|$)/;
		await page.route( later, async ( route ) => {
			await wait.promise;
			await route.continue();
		} );
		const requests = record( page, LISTING );
		await editor.openBlock();
		const count = editor.blocks().first().locator( '.programas-count' );
		await expect( editor.titles() ).toHaveCount( 100 );
		await expect( count ).toHaveText( '250 programas' );
		await editor.pill( 'Danza' ).click();
		await expect( count ).toHaveText( '3 de 250 programas' );
		await editor.pill( 'Todos' ).click();
		wait.release();
		await expect( editor.titles() ).toHaveCount( 250 );
		await expect( count ).toHaveText( '250 programas' );
		expect(
			requests.map( ( request ) => {
				const { searchParams } = new URL( request.url() );
				return `${ searchParams.get( 'page' ) }/${ searchParams.get( 'per_page' ) }`;
			} )
		).toEqual( [ '1/100', '2/100', '3/100' ] );

		// WordPress asks each link of the canvas for its size whenever it moves the focus.
		await expect(
			editor.canvas.locator( '.programas-card' ).nth( 200 )
		).toHaveCSS( 'content-visibility', 'visible' );
	} finally {
		await call( 'unpublish_many' );
	}
} );

testInOpenEditor(
	'pills filter the preview, also with the keyboard; links do not leave the editor',
	async ( { editor, page } ) => {
		await editor.openBlock();
		await editor.pill( 'Danza' ).click();
		await expect( editor.titles() ).toHaveCount( 3 );
		await expect(
			editor.blocks().first().locator( '.programas-count' )
		).toHaveText( '3 de 24 programas' );
		await editor.pill( 'Danza' ).press( 'ArrowRight' );
		await expect( editor.pill( 'Música' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( editor.pill( 'Música' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await page.keyboard.press( 'Home' );
		await expect( editor.pill( 'Todos' ) ).toBeFocused();

		const address = page.url();
		await editor
			.titles()
			.first()
			// eslint-disable-next-line playwright/no-force-option -- It is inert: the block around it gets the press.
			.click( { force: true, position: { x: 5, y: 5 } } );
		expect( page.url() ).toBe( address );
		await expect( editor.titles().first() ).toBeVisible();
		expect( page.context().pages() ).toHaveLength( 1 );
		expect( await editor.content() ).toContain( block() );
	}
);
