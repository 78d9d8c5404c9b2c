/**
 * A filter without cards, and the grid that it controls.
 */
import type { Locator } from '@playwright/test';
import { block, type Editor } from './editor.ts';
import { expect, testInOpenEditor as test } from './test.ts';

const FILTER = block( { showGrid: false } );
const GRIDS = [
	block( { showFilter: false, limit: 6 } ),
	block( { limit: 6, showFilter: false, anchor: 'becas' } ),
	block( { showFilter: false, limit: 6, metadata: { name: 'Cursos' } } ),
];

const list = ( { sidebar }: Editor ): Locator =>
	sidebar.getByRole( 'combobox', { name: 'Rejilla que controla' } );

const typed = ( { sidebar }: Editor ): Locator =>
	sidebar.getByRole( 'textbox', { name: 'Selector CSS' } );

/** What the list says, and which choice it is. */
const chosen = ( editor: Editor ): Promise< string | undefined > =>
	list( editor ).evaluate(
		( element ) =>
			( element as HTMLSelectElement ).selectedOptions[ 0 ]?.text
	);

/** How many cards each block of the page shows. */
const counts = async ( editor: Editor ): Promise< number[] > =>
	Promise.all(
		( await editor.blocks().all() ).map( ( found ) =>
			editor.titles( found ).count()
		)
	);

/** Opens a page with a filter and its grids, selects the filter, and waits for all cards. */
async function open(
	editor: Editor,
	filter = FILTER,
	grids = GRIDS
): Promise< void > {
	await editor.open( [ filter, ...grids ].join( '\n\n' ) );
	for ( const found of await editor.blocks().all() ) {
		await found.scrollIntoViewIfNeeded();
	}
	await expect
		.poll( () => counts( editor ) )
		.toEqual( [ 0, ...grids.map( () => 6 ) ] );
	await editor.select();
}

test( 'the grid is chosen from a list, by its name, its ID or its position', async ( {
	editor,
	page,
} ) => {
	await open( editor );
	await expect( list( editor ).locator( 'option' ) ).toHaveText( [
		'La primera rejilla de la página',
		'Programas 1',
		'becas',
		'Cursos',
		'Otra, por selector CSS',
	] );
	expect( await chosen( editor ) ).toBe( 'La primera rejilla de la página' );
	await expect( typed( editor ) ).toHaveCount( 0 );
	await list( editor ).selectOption( { label: 'becas' } );
	expect( await editor.content() ).toContain( '"target":"#becas"' );

	// As those of a template around the page: they get no ID.
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ , ...grids ] = select( 'core/block-editor' ).getBlocksByName(
			'programs-filter/programas'
		);
		for ( const clientId of grids ) {
			dispatch( 'core/block-editor' ).setBlockEditingMode(
				clientId,
				'disabled'
			);
		}
	} );
	await expect( list( editor ).locator( 'option' ) ).toHaveText( [
		'La primera rejilla de la página',
		'becas',
		'Otra, por selector CSS',
	] );
} );

test( 'a grid without an ID gets one, in the same step of undo', async ( {
	editor,
	page,
} ) => {
	await open( editor );
	const before = await editor.content();
	await list( editor ).selectOption( { label: 'Cursos' } );
	const after = await editor.content();
	expect( after ).toContain( '"target":"#programas-cursos"' );
	expect( after ).toContain( '"anchor":"programas-cursos"' );
	expect( await chosen( editor ) ).toBe( 'Cursos' );
	await page.keyboard.press( 'Control+z' );
	expect( await editor.content() ).toBe( before );
	await page.keyboard.press( 'Control+Shift+z' );
	expect( await editor.content() ).toBe( after );
} );

test( 'a selector that somebody typed stays what it is, and can be changed', async ( {
	editor,
} ) => {
	await open( editor, block( { showGrid: false, target: '.a-mano' } ) );
	expect( await chosen( editor ) ).toBe( 'Otra, por selector CSS' );
	await expect( typed( editor ) ).toHaveValue( '.a-mano' );
	await expect(
		editor.sidebar.getByText( 'No existe en esta página.' )
	).toBeVisible();
	await typed( editor ).fill( '' );
	await typed( editor ).fill( '#becas' );
	await expect( typed( editor ) ).toHaveValue( '#becas' );
	await expect(
		editor.sidebar.getByText( 'No existe en esta página.' )
	).toHaveCount( 0 );
	await list( editor ).selectOption( {
		label: 'La primera rejilla de la página',
	} );
	await expect( typed( editor ) ).toHaveCount( 0 );
	expect( await editor.content() ).not.toContain( 'target' );
} );

test( 'a pill narrows the cards of the block that it controls, as on the page', async ( {
	editor,
} ) => {
	await open( editor );
	const counted = editor.blocks().first().locator( '.programas-count' );
	await expect( counted ).toHaveText( '6 programas' );
	const count = async ( label: string ): Promise< number[] > => {
		await editor.pill( label ).click();
		await expect( editor.pill( label ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		return counts( editor );
	};
	const [ , narrowed = 0, ...others ] = await count( 'Música' );
	expect( narrowed ).toBeLessThan( 6 );
	// What it counts is what it controls.
	const some = `${ narrowed } de 6 programas`;
	await expect( counted ).toHaveText( some );
	expect( others ).toEqual( [ 6, 6 ] );

	await editor.select();
	await list( editor ).selectOption( { label: 'Cursos' } );
	await expect.poll( () => counts( editor ) ).toEqual( [ 0, 6, 6, 6 ] );
	await expect( counted ).toHaveText( '6 programas' );
	expect( await count( 'Música' ) ).toEqual( [ 0, 6, 6, narrowed ] );

	const shown = await editor
		.titles( editor.blocks().nth( 3 ) )
		.allTextContents();
	await expect( counted ).toHaveText( some );
	const published = await editor.publish();
	await published.getByRole( 'button', { name: 'Música' } ).click();
	await expect( published.locator( '.programas-count' ).first() ).toHaveText(
		some
	);
	await expect(
		published.locator(
			'#programas-cursos .programas-card:not([hidden]) h3'
		)
	).toHaveText( shown );
} );

test( 'the category that a filter opens with is what its grid opens with; without the filter the grid shows all', async ( {
	editor,
	page,
} ) => {
	await open( editor );
	await editor.sidebar
		.getByRole( 'combobox', { name: 'Categoría inicial' } )
		.selectOption( { label: 'Música' } );
	await expect.poll( () => counts( editor ) ).not.toEqual( [ 0, 6, 6, 6 ] );
	await expect( editor.pill( 'Música' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await editor.blocks().first().press( 'Backspace' );
	await expect.poll( () => counts( editor ) ).toEqual( [ 6, 6, 6 ] );
	await page.keyboard.press( 'Control+z' );
	await expect.poll( () => counts( editor ) ).not.toEqual( [ 0, 6, 6, 6 ] );
} );

test( 'what comes as a copy gets an ID of its own, and the filter that comes with it controls it; what was there stays', async ( {
	editor,
	page,
} ) => {
	const used = [
		block( { showGrid: false, target: '#becas' } ),
		block( { limit: 6, showFilter: false, anchor: 'becas' } ),
	];
	// Somebody else has made a copy before.
	const before = [ ...used, used[ 1 ] ].join( '\n\n' );
	await editor.open( before );
	await expect( editor.blocks() ).toHaveCount( 3 );
	await page.evaluate( ( content ) => {
		window.wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks( window.wp.blocks.parse( content ) );
	}, used.join( '\n\n' ) );
	const inserted = [
		before,
		block( { showGrid: false, target: '#becas-2' } ),
		block( { limit: 6, showFilter: false, anchor: 'becas-2' } ),
	].join( '\n\n' );
	await expect.poll( () => editor.content() ).toBe( inserted );

	await editor.select( 4 );
	await editor.blocks().nth( 4 ).press( 'Control+Shift+d' );
	await expect.poll( () => editor.content() ).toContain( 'becas-2-2' );
	await editor.select( 3 );
	await list( editor ).selectOption( { label: 'becas-2-2' } );
	expect( await chosen( editor ) ).toBe( 'becas-2-2' );

	for ( const step of [ 'choice', 'copy', 'insertion' ] ) {
		expect( [ step, await editor.content() ] ).not.toEqual( [
			step,
			before,
		] );
		await page.keyboard.press( 'Control+z' );
	}
	await expect.poll( () => editor.content() ).toBe( before );
} );

test( 'a filter says so where the grid that it controls is gone, below its pills, until it is there again', async ( {
	editor,
	page,
} ) => {
	await open( editor, block( { showGrid: false, target: '#becas' } ) );
	const filter = editor.blocks().first();
	const note = filter.getByText(
		'La rejilla que controla este filtro no está en esta página: #becas.'
	);
	await expect( note ).toHaveCount( 0 );
	await editor.blocks().nth( 2 ).press( 'Backspace' );
	await expect( note ).toBeVisible();
	const [ pills, below ] = await Promise.all(
		[ filter.locator( '.programas-filter' ), note ].map( ( part ) =>
			part.boundingBox()
		)
	);
	expect( below?.y ).toBeGreaterThan(
		( pills?.y ?? 0 ) + ( pills?.height ?? 0 ) - 1
	);
	await page.keyboard.press( 'Control+z' );
	await expect( note ).toHaveCount( 0 );
} );

test( 'a Query Loop of the page can be chosen too, and it, or what is around it, gets an ID', async ( {
	editor,
} ) => {
	const loop = `<!-- wp:group {"metadata":{"name":"Cartel"}} -->
<div class="wp-block-group"><!-- wp:query {"queryId":1,"query":{"perPage":3,"postType":"pfilter_programa","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template -->
<!-- wp:post-title /-->
<!-- /wp:post-template --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->`;
	await editor.open( [ FILTER, loop ].join( '\n\n' ) );
	await editor.select();
	const option = list( editor ).locator( 'option' ).nth( 1 );
	await expect( option ).toHaveText( /Bucle de consulta|Query Loop/ );
	const name = ( await option.textContent() ) ?? '';
	await list( editor ).selectOption( { label: name } );
	const id = /"target":"#([^"]+)"/.exec( await editor.content() )?.[ 1 ];
	expect( id ).toMatch( /^programas-/ );
	expect( await editor.content() ).toMatch(
		new RegExp( `<div[^>]* id="${ id }"|<div id="${ id }"` )
	);
	await expect( list( editor ).locator( 'option' ) ).toHaveCount( 3 );
} );
