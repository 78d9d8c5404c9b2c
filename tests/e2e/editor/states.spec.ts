import type { Page, Route } from '@playwright/test';
import { held } from '../held.ts';
import { LISTING, nothing } from './listing-requests.ts';
import { expect, OF_WORDPRESS, test, testInOpenEditor } from './test.ts';
import { block } from './editor.ts';
import { startSubstitutes, type Substitutes } from './substitutes.ts';

/** Answers the requests for programs, until the test lets them through. */
async function answer(
	page: Page,
	reply: ( route: Route ) => Promise< void >
): Promise< () => Promise< void > > {
	await page.route( LISTING, reply );
	return () => page.unroute( LISTING, reply );
}

test( "loading has the shape of the list: nothing above the cards and no card's edge moves when they come", async ( {
	editor,
	page,
} ) => {
	const wait = held();
	await answer( page, async ( route ) => {
		await wait.promise;
		await route.continue();
	} );
	await editor.open(
		block( { align: 'wide', categories: [ 'artes', 'familia' ], limit: 6 } )
	);
	const skeleton = editor.canvas.locator( '.programas-skeleton' );
	await expect( skeleton.getByText( 'Cargando programas…' ) ).toBeAttached();
	const picture = editor.canvas.locator( '.programas-card__picture' ).first();
	const before = await picture.boundingBox();
	await expect( editor.canvas.locator( '.programas-card' ) ).toHaveCount( 6 );
	wait.release();
	await expect( editor.titles() ).toHaveCount( 6 );
	expect( await picture.boundingBox() ).toEqual( before );
} );

test( 'without any program: "Aún no hay programas", and a way to add one', async ( {
	editor,
	page,
} ) => {
	await answer( page, ( route ) => route.fulfill( { json: nothing() } ) );
	await editor.open( block() );
	const found = editor.blocks().first();
	await expect( found.getByText( 'Aún no hay programas' ) ).toBeVisible();
	const add = page.context().waitForEvent( 'page' );
	await found.getByRole( 'link', { name: 'Añadir programa' } ).click();
	await expect( await add ).toHaveURL(
		/post-new\.php\?post_type=pfilter_programa/
	);
} );

test( 'with drafts only: how many there are, and a way to them', async ( {
	editor,
	page,
} ) => {
	await answer( page, ( route ) => route.fulfill( { json: nothing( 25 ) } ) );
	await editor.open( block() );
	const drafts = editor
		.blocks()
		.first()
		.getByRole( 'link', { name: '25 programas en borrador' } );
	await expect( drafts ).toBeVisible();
	await expect(
		editor.blocks().first().getByText( 'Aún no hay programas' )
	).toHaveCount( 0 );
	const list = page.context().waitForEvent( 'page' );
	await drafts.click();
	await expect( await list ).toHaveURL(
		/edit\.php\?post_type=pfilter_programa&post_status=draft/
	);
} );

testInOpenEditor(
	'a chosen category that was deleted is named',
	async ( { editor } ) => {
		await editor.openBlock( { categories: [ 'danza', 'borrada' ] } );
		await expect(
			editor
				.blocks()
				.first()
				.getByText( /ya no existe: borrada/ )
		).toBeVisible();
	}
);

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
		'La respuesta no es una respuesta JSON válida. (502)',
		'The response is not a valid JSON response. (502)',
	],
	[
		'wordless',
		'Ha ocurrido un error desconocido.',
		'An unknown error occurred.',
	],
	// Of another plugin: its text without its markup, in whatever language it has.
	[ 'quota', 'Cuota agotada & fin', 'Cuota agotada & fin' ],
];

test.describe( 'errors', () => {
	test.use( {
		expectedProblems: [
			[
				...OF_WORDPRESS,
				/Failed to load resource/,
				/request failed: .*listing/,
				/request failed: .*(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/,
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

	test( 'a preview that failed tries again by itself when there is a network again', async ( {
		editor,
		page,
	} ) => {
		const letThrough = await answer( page, ( route ) => route.abort() );
		await editor.open( block( { limit: 3 } ) );
		await expect(
			editor
				.blocks()
				.first()
				.getByRole( 'button', { name: 'Reintentar' } )
		).toBeVisible();
		await letThrough();
		await page.evaluate( () =>
			window.dispatchEvent( new Event( 'online' ) )
		);
		await expect( editor.titles() ).toHaveCount( 3 );
	} );

	test( 'offline, a list that was there stays, and says that it may be old, until there is a network again', async ( {
		context,
		editor,
		page,
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
		const failed = page.waitForEvent( 'requestfailed' );
		await found.getByRole( 'button', { name: 'Reintentar' } ).click();
		await failed;
		await expect( editor.titles() ).toHaveCount( 24 );
		const old = found.getByText( 'No se han podido actualizar' );
		await expect( old ).toBeVisible();
		// Which the page notices by itself; its button may be gone before anybody presses it.
		await context.setOffline( false );
		await expect( old ).toHaveCount( 0 );
	} );
} );
