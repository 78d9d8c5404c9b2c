/**
 * Which grid a filter without cards controls.
 */
import { block } from './editor.ts';
import { chosen, list, openLinked } from './linked.ts';
import { expect, testInOpenEditor as test } from './test.ts';

test( 'the grid is chosen from a list, by its name, its ID or its position', async ( {
	editor,
	page,
} ) => {
	await openLinked( editor );
	await expect( list( editor ).locator( 'option' ) ).toHaveText( [
		'La primera rejilla de la página',
		'Programas 1',
		'becas',
		'Cursos',
	] );
	expect( await chosen( editor ) ).toBe( 'La primera rejilla de la página' );
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
	] );
} );

test( 'a grid without an ID gets one, in the same step of undo', async ( {
	editor,
	page,
} ) => {
	await openLinked( editor );
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

test( 'a selector that was written in a shortcode stays what it is, until another grid is chosen', async ( {
	editor,
} ) => {
	await openLinked( editor, block( { showGrid: false, target: '.a-mano' } ) );
	expect( await chosen( editor ) ).toBe( '.a-mano' );
	await list( editor ).selectOption( {
		label: 'La primera rejilla de la página',
	} );
	expect( await editor.content() ).not.toContain( 'target' );
	await expect(
		list( editor ).getByRole( 'option', { name: '.a-mano' } )
	).toHaveCount( 0 );
} );

test( 'what comes as a copy gets an ID of its own, and the filter that comes with it controls it; what was there stays', async ( {
	editor,
	page,
} ) => {
	const used = [
		block( { target: '#becas', showGrid: false } ),
		block( { limit: 6, showFilter: false, anchor: 'becas' } ),
	];
	// Another editor has made a copy before.
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
		block( { target: '#becas-2', showGrid: false } ),
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
