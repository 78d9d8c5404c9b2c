import type { Page, Route } from '@playwright/test';
import { expect, OF_WORDPRESS, test } from './test.ts';
import { block } from './editor.ts';
import { startSubstitutes, type Substitutes } from './substitutes.ts';

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
	await expect( await add ).toHaveURL(
		/post-new\.php\?post_type=pfilter_programa/
	);
} );

/** What reaches the editor instead of WordPress's answer, what it then says, and that on a site in a language without a translation. */
const FAILURES: readonly [ keyof Substitutes, string, string ][] = [
	[
		'stopped',
		'Es probable que no tengas conexión.',
		'You are probably offline.',
	],
	[
		'maintenance',
		'La respuesta no es una respuesta JSON válida.',
		'The response is not a valid JSON response.',
	],
	[
		'proxy',
		'La respuesta no es una respuesta JSON válida.',
		'The response is not a valid JSON response.',
	],
	[
		'wordless',
		'Ha ocurrido un error desconocido.',
		'An unknown error occurred.',
	],
	// Of another plugin: text and no markup, in whatever language it has.
	[ 'quota', 'Cuota <b>agotada</b> & fin', 'Cuota <b>agotada</b> & fin' ],
];

test.describe( 'errors', () => {
	test.use( {
		expectedProblems: [
			[
				...OF_WORDPRESS,
				/Failed to load resource/,
				/request failed: .*programa/,
				/request failed: .*ERR_CONNECTION_REFUSED/,
			],
			{ scope: 'test' },
		],
	} );

	for ( const [ language, locale, retryLabel ] of [
		[ 'Spanish', 'es_UY', 'Reintentar' ],
		[ 'English', 'de_DE', 'Try again' ],
	] as const ) {
		test( `each says what is wrong, and a button tries again: in ${ language }`, async ( {
			editor,
			page,
			site,
		} ) => {
			const substitutes = await startSubstitutes();
			await site.runPhp(
				`update_user_meta( 1, 'locale', '${ locale }' );`
			);
			try {
				let url = substitutes.urls.stopped;
				const letThrough = await answer( page, ( route ) =>
					route.continue( { url } )
				);
				await editor.open( block() );
				const found = editor.blocks().first();
				const retry = found.getByRole( 'button', { name: retryLabel } );
				for ( const [ name, spanish, english ] of FAILURES ) {
					url = substitutes.urls[ name ];
					await expect( retry ).toBeVisible();
					await retry.click();
					await expect(
						found.getByText(
							language === 'Spanish' ? spanish : english,
							{ exact: true }
						)
					).toBeVisible();
					await expect( found.locator( 'b' ) ).toHaveCount( 0 );
				}
				await letThrough();
				await retry.click();
				await expect( editor.titles() ).toHaveCount( 24 );
			} finally {
				await site.runPhp(
					`update_user_meta( 1, 'locale', 'es_UY' );`
				);
				await substitutes.stop();
			}
		} );
	}

	test( 'offline, a list that was there stays, and says that it may be old', async ( {
		context,
		editor,
	} ) => {
		await editor.openBlock();
		await context.setOffline( true );
		await editor.comeBack();
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
