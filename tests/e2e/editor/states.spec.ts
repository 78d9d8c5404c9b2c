import type { Page, Route } from '@playwright/test';
import { expect, OF_WORDPRESS, test } from './test.ts';
import { block } from './editor.ts';

const PROGRAMS = /wp\/v2\/programas\?|rest_route=%2Fwp%2Fv2%2Fprogramas&/;

/** Answers the requests for programs, until the test lets them through. */
async function answer(
	page: Page,
	reply: ( route: Route ) => Promise< void >
): Promise< () => Promise< void > > {
	await page.route( PROGRAMS, reply );
	return () => page.unroute( PROGRAMS, reply );
}

test( "loading has the shape of the list: nothing above the cards and no card's edge moves when they come", async ( {
	editor,
	page,
} ) => {
	let release = (): void => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await answer( page, async ( route ) => {
		await held;
		await route.continue();
	} );
	await editor.open( block( { align: 'wide', limit: 6 } ) );
	const skeleton = editor.canvas.locator( '.programas-skeleton' );
	await expect(
		skeleton
			.locator( '.programas-pill' )
			.filter( { hasText: 'Niñez y familia' } )
	).toBeVisible();
	await expect( skeleton.getByText( 'Cargando programas…' ) ).toBeAttached();
	const picture = editor.canvas.locator( '.programas-card__picture' ).first();
	const before = await picture.boundingBox();
	await expect( editor.canvas.locator( '.programas-card' ) ).toHaveCount( 6 );
	release();
	await expect( editor.titles() ).toHaveCount( 6 );
	expect( await picture.boundingBox() ).toEqual( before );
} );

test( 'without any program: "Aún no hay programas", and a way to add one', async ( {
	editor,
	page,
} ) => {
	await answer( page, ( route ) =>
		route.fulfill( {
			json: [],
			headers: { 'X-WP-Total': '0', 'X-WP-TotalPages': '0' },
		} )
	);
	await editor.open( block() );
	const found = editor.blocks().first();
	await expect( found.getByText( 'Aún no hay programas' ) ).toBeVisible();
	const add = page.context().waitForEvent( 'page' );
	await found.getByRole( 'link', { name: 'Añadir programa' } ).click();
	await expect( await add ).toHaveURL( /post-new\.php\?post_type=programa/ );
} );

const FAILURES: readonly [
	string,
	string,
	( route: Route ) => Promise< void >,
][] = [
	[
		'the server stops',
		'Es probable que no tengas conexión.',
		( route ) => route.abort( 'connectionrefused' ),
	],
	[
		'a page comes instead of JSON',
		'La respuesta no es una respuesta JSON válida.',
		( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<!doctype html><h1>Mantenimiento</h1>',
			} ),
	],
	[
		'a proxy answers with its own page',
		'La respuesta no es una respuesta JSON válida.',
		( route ) =>
			route.fulfill( {
				status: 502,
				contentType: 'text/html',
				body: '<h1>502 Bad Gateway</h1>',
			} ),
	],
	[
		'an error without a code',
		'Ha ocurrido un error desconocido.',
		( route ) => route.fulfill( { status: 500, json: {} } ),
	],
	[
		'an error of another plugin, whose message is text and no markup',
		'Cuota <b>agotada</b> & fin',
		( route ) =>
			route.fulfill( {
				status: 429,
				json: { code: 'cuota', message: 'Cuota <b>agotada</b> & fin' },
			} ),
	],
];

test.describe( 'errors', () => {
	test.use( {
		expectedProblems: [
			[
				...OF_WORDPRESS,
				/Failed to load resource/,
				/request failed: .*programa/,
			],
			{ scope: 'test' },
		],
	} );

	test( 'each says in Spanish what is wrong, and "Reintentar" tries again', async ( {
		editor,
		page,
	} ) => {
		let fail: ( typeof FAILURES )[ number ][ 2 ] = ( route ) =>
			route.abort();
		const letThrough = await answer( page, ( route ) => fail( route ) );
		await editor.open( block() );
		const found = editor.blocks().first();
		const retry = found.getByRole( 'button', { name: 'Reintentar' } );
		for ( const [ , message, reply ] of FAILURES ) {
			fail = reply;
			await expect( retry ).toBeVisible();
			await retry.click();
			await expect(
				found.getByText( message, { exact: true } )
			).toBeVisible();
			await expect( found.locator( 'b' ) ).toHaveCount( 0 );
		}
		await letThrough();
		await retry.click();
		await expect( editor.titles() ).toHaveCount( 24 );
	} );

	test( 'offline, a list that was there stays, and says that it may be old', async ( {
		context,
		editor,
		page,
	} ) => {
		await editor.openBlock();
		await context.setOffline( true );
		await page.evaluate( () => {
			document.hasFocus = () => false;
			window.dispatchEvent( new Event( 'blur' ) );
			setTimeout(
				() => window.dispatchEvent( new Event( 'focus' ) ),
				50
			);
		} );
		const found = editor.blocks().first();
		await expect(
			found.getByText(
				'No se han podido actualizar los programas. Es probable que no tengas conexión.'
			)
		).toBeVisible();
		await expect( editor.titles() ).toHaveCount( 24 );
		await context.setOffline( false );
		await found.getByRole( 'button', { name: 'Reintentar' } ).click();
		await expect(
			found.getByText( 'No se han podido actualizar' )
		).toHaveCount( 0 );
	} );
} );
