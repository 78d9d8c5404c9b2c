import { axeOf } from '../axe.ts';
import { held } from '../held.ts';
import { block } from './editor.ts';
import { LISTING, nothing } from './listing-requests.ts';
import { expect, OF_WORDPRESS, test, testInOpenEditor } from './test.ts';

testInOpenEditor(
	'a chosen category that was deleted is named',
	async ( { editor } ) => {
		await editor.openBlock( {
			only: { categoria: [ 'danza', 'borrada' ] },
		} );
		await expect(
			editor
				.blocks()
				.first()
				.getByText( /: categoria="borrada"\.$/ )
		).toBeVisible();
	}
);

testInOpenEditor(
	'a filter of the block that the site does not have is named',
	async ( { editor } ) => {
		await editor.openBlock( { filters: [ 'category', 'categoria' ] } );
		await expect(
			editor
				.blocks()
				.first()
				.getByText( /: filtros="category"\.$/ )
		).toBeVisible();
	}
);

test( 'it says how many more there are on the page', async ( {
	editor,
	page,
} ) => {
	await page.route( LISTING, async ( route ) => {
		const response = await route.fetch();
		const json = ( await response.json() ) as object;
		await route.fulfill( { response, json: { ...json, more: 226 } } );
	} );
	await editor.open( block() );
	await expect(
		editor.blocks().first().getByText( 'y 226 más en la página' )
	).toBeVisible();
} );

/** What reaches the editor instead of WordPress's answer, and what it then says. */
const FAILURES = [
	[ undefined, 'Es probable que no tengas conexión.' ],
	[
		{ status: 502, body: '<h1>502 Bad Gateway</h1>' },
		'La respuesta no es una respuesta JSON válida.',
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

	test( 'the preview says that it loads, that no program is there, or what is wrong, and offers what to do; axe finds nothing', async ( {
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
			editor.canvas.getByText( 'Cargando programas…' )
		).toHaveCount( 3 );
		await axe();
		reply.release();
		const opened = async ( name: string, address: RegExp ) => {
			const tab = page.context().waitForEvent( 'page' );
			await editor.canvas.getByRole( 'link', { name } ).first().click();
			await expect( await tab ).toHaveURL( address );
		};
		// Of the block with unpublished ones something else is said.
		await expect(
			editor.canvas.getByText( 'Aún no hay programas' )
		).toHaveCount( 1 );
		const failed = editor.blocks().nth( 2 );
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
			'Por publicar: 25',
			/edit\.php\?post_type=pfilter_programa/
		);

		await page.unroute( LISTING );
		await retry.click();
		await expect( editor.titles( failed ) ).toHaveCount( 3 );
	} );
} );
