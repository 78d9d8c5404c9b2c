/**
 * The patterns that the plugin brings.
 */
import { callsTo } from '../../call.ts';
import { block } from './editor.ts';
import { expect, testInOpenEditor } from './test.ts';

interface Pattern {
	title: string;
	content: string;
	blockTypes?: string[];
	postTypes?: string[];
}

testInOpenEditor( 'the patterns are valid', async ( { editor, site } ) => {
	const call = callsTo( site, { file: 'e2e/editor/patterns.php' } );
	const patterns = await call< Pattern[] >( 'patterns' );
	expect( patterns.map( ( { title } ) => title ) ).toEqual( [
		'Programas con tarjeta a medida',
		'Página de programas',
	] );
	// Offered when a page is new.
	expect( patterns.at( -1 ) ).toMatchObject( {
		blockTypes: [ 'core/post-content' ],
		postTypes: [ 'page' ],
	} );
	await editor.open(
		patterns.map( ( { content } ) => content ).join( '\n\n' )
	);
	await expect( editor.blocks() ).toHaveCount( 2 );
	expect( await editor.invalid() ).toEqual( [] );
} );

testInOpenEditor(
	'in the list view a filter and its cards are told apart, and a new block shows when, where and for how much',
	async ( { editor, page, site } ) => {
		const call = callsTo( site, { file: 'e2e/editor/patterns.php' } );
		const [ custom, whole ] = await call< Pattern[] >( 'patterns' );
		await editor.open(
			[
				whole?.content,
				block( { showFilter: false } ),
				custom?.content,
			].join( '\n\n' )
		);
		await page.getByRole( 'button', { name: 'Document Overview' } ).click();
		const tree = page.getByRole( 'treegrid' );
		const title = '.block-editor-list-view-block-select-button__title';
		for ( const [ index, name ] of [
			'Programas',
			'Tarjetas',
			'Filtros',
		].entries() ) {
			// The list opens what is around it.
			await editor.select( index );
			await expect(
				tree.locator( `.is-selected ${ title }` )
			).toHaveText( name );
		}
		// The group around the Query Loop.
		await expect( tree.locator( title ).last() ).toHaveText( 'Tarjetas' );

		const offered = await page.evaluate( () => {
			const { blocks } = window.wp as unknown as {
				blocks: {
					getBlockVariations: (
						name: string,
						scope: string
					) => { name: string }[];
				};
			};
			return [ 'inserter', 'block', 'transform' ].flatMap( ( scope ) =>
				blocks
					.getBlockVariations( 'programs-filter/programas', scope )
					.map( ( { name } ) => name )
			);
		} );
		expect( offered ).toEqual( [
			'programs',
			'agenda',
			'upcoming',
			'search',
			'archive',
		] );
		await editor.open( '' );
		await page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
		const search = page.getByRole( 'searchbox', { name: 'Search' } );
		for ( const word of [ 'próximos', 'eventos', 'calendario' ] ) {
			await search.fill( word );
			await expect(
				page.getByRole( 'option', { name: 'Programas', exact: true } )
			).toHaveCount( 1 );
		}
		await page
			.getByRole( 'option', { name: 'Programas', exact: true } )
			.click();
		await expect( editor.blocks() ).toHaveCount( 1 );
		expect( await editor.content() ).toContain(
			block( {
				only: { cuando: [ 'vigentes' ] },
				orderBy: 'next',
				align: 'wide',
			} )
		);
	}
);
