import { axeOf } from '../axe.ts';
import { held } from '../held.ts';
import { block } from './editor.ts';
import { LISTING, nothing } from './listing-requests.ts';
import { expect, OF_WORDPRESS, test, testInOpenEditor } from './test.ts';

test( "loading has the shape of the list: nothing above the cards and no card's edge moves when they come", async ( {
	editor,
	page,
} ) => {
	const wait = held();
	await page.route( LISTING, async ( route ) => {
		await wait.promise;
		await route.continue();
	} );
	await editor.open(
		block( { align: 'wide', categories: [ 'artes', 'familia' ], limit: 6 } )
	);
	const skeleton = editor.canvas.locator( '.programas-skeleton' );
	await expect( skeleton.getByText( 'Cargando programas…' ) ).toBeAttached();
	const picture = editor.canvas.locator( '.programas-card__picture' ).first();
	await expect( editor.canvas.locator( '.programas-card' ) ).toHaveCount( 6 );
	const before = await picture.boundingBox();
	wait.release();
	await expect( editor.titles() ).toHaveCount( 6 );
	await expect.poll( () => picture.boundingBox() ).toEqual( before );
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

test( 'a listing of more than a thousand programs says what to do', async ( {
	editor,
	page,
} ) => {
	await page.route( LISTING, async ( route ) => {
		const response = await route.fetch();
		const slices = ( await response.json() ) as {
			listing: { total: number } | null;
		}[];
		for ( const { listing } of slices ) {
			if ( listing ) {
				listing.total = 1001;
			}
		}
		await route.fulfill( { response, json: slices } );
	} );
	await editor.open( block() );
	await expect(
		editor
			.blocks()
			.first()
			.getByText( /tiene 1001 programas/ )
	).toBeVisible();
} );

/** What reaches the editor instead of WordPress's answer, and what it then says. */
const FAILURES = [
	[ undefined, 'Es probable que no tengas conexión.' ],
	[
		{ status: 502, body: '<h1>502 Bad Gateway</h1>' },
		'La respuesta no es una respuesta JSON válida. (502)',
	],
	[ { status: 500, json: {} }, 'Ha ocurrido un error desconocido.' ],
	// Of another plugin: its text without its markup.
	[
		{
			status: 429,
			json: { code: 'cuota', message: 'Cuota <b>agotada</b> & fin' },
		},
		'Cuota agotada & fin',
	],
] as const;

test.describe( 'without cards', () => {
	test.use( {
		expectedProblems: [
			[
				...OF_WORDPRESS,
				/Failed to load resource/,
				/request failed: .*listing/,
				/request failed: .*(ERR_FAILED|INTERNET_DISCONNECTED)/,
			],
			{ scope: 'test' },
		],
	} );

	test( 'the preview says that there is no program, how many drafts there are, or what is wrong, and offers what to do; axe finds nothing', async ( {
		editor,
		page,
	} ) => {
		let failure: ( typeof FAILURES )[ number ][ 0 ];
		const reply = held();
		await page.route( LISTING, async ( route, request ) => {
			await reply.promise;
			const limit = new URL( request.url() ).searchParams.get( 'limit' );
			if ( limit === '1' ) {
				await route.fulfill( { json: nothing() } );
			} else if ( limit === '2' ) {
				await route.fulfill( { json: nothing( 25 ) } );
			} else if ( failure ) {
				await route.fulfill( failure );
			} else {
				await route.abort();
			}
		} );
		const axe = async () => {
			const { violations } = await axeOf( page )
				.include( [
					'iframe[name="editor-canvas"]',
					'[data-type="programs-filter/programas"]',
				] )
				.analyze();
			expect( violations ).toEqual( [] );
		};
		await editor.open(
			[ 1, 2, 3 ].map( ( limit ) => block( { limit } ) ).join( '\n\n' )
		);
		await expect(
			editor.canvas.locator( '.programas-skeleton' ).first()
		).toBeVisible();
		await axe();
		reply.release();
		const opened = async ( name: string, address: RegExp ) => {
			const tab = page.context().waitForEvent( 'page' );
			await editor.canvas.getByRole( 'link', { name } ).first().click();
			await expect( await tab ).toHaveURL( address );
		};
		// Of the block with drafts something else is said.
		await expect(
			editor.canvas.getByText( 'Aún no hay programas' )
		).toHaveCount( 1 );
		const failed = editor.blocks().nth( 2 );
		await failed.scrollIntoViewIfNeeded();
		const retry = failed.getByRole( 'button', { name: 'Reintentar' } );
		for ( const [ answer, says ] of FAILURES ) {
			failure = answer;
			await retry.click();
			await expect(
				failed.getByText( says, { exact: true } )
			).toBeVisible();
			await expect( failed.locator( 'b' ) ).toHaveCount( 0 );
		}
		await axe();
		await opened(
			'Añadir programa',
			/post-new\.php\?post_type=pfilter_programa/
		);
		await opened(
			'25 programas en borrador',
			/edit\.php\?post_type=pfilter_programa&post_status=draft/
		);

		await page.unroute( LISTING );
		await retry.click();
		await expect( editor.titles( failed ) ).toHaveCount( 3 );
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
		const old = found.getByText(
			'No se han podido actualizar los programas. Es probable que no tengas conexión.'
		);
		await expect( old ).toBeVisible();
		const failed = page.waitForEvent( 'requestfailed' );
		await found.getByRole( 'button', { name: 'Reintentar' } ).click();
		await failed;
		await expect( editor.titles() ).toHaveCount( 24 );
		await expect( old ).toBeVisible();
		// Which the page notices by itself; its button may be gone before it is pressed.
		await context.setOffline( false );
		await expect( old ).toHaveCount( 0 );
	} );
} );
