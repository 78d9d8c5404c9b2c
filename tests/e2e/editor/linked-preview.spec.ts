/**
 * What a filter without cards shows of the grid that it controls, and what it does to it.
 */
import { held } from '../held.ts';
import { block } from './editor.ts';
import { counts, FILTER, GRIDS, list, openLinked } from './linked.ts';
import { expect, testInOpenEditor as test } from './test.ts';

test( 'a pill narrows the cards of the block that it controls, as on the page', async ( {
	editor,
} ) => {
	await openLinked( editor );
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
	await openLinked( editor );
	await editor.openMore();
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

test( 'a filter says so where the grid that it controls is gone, below its pills, until it is there again', async ( {
	editor,
	page,
} ) => {
	await openLinked( editor, block( { showGrid: false, target: '#becas' } ) );
	const filter = editor.blocks().first();
	const note = filter.getByText(
		'La rejilla que controla este filtro no está en esta página: #becas.'
	);
	await expect( note ).toHaveCount( 0 );
	await editor.blocks().nth( 2 ).press( 'Backspace' );
	await expect( note ).toBeVisible();
	await expect
		.poll( () =>
			note.evaluate(
				( said ) =>
					said.getBoundingClientRect().top -
					( said.ownerDocument
						.querySelector( '.programas-filter' )
						?.getBoundingClientRect().bottom ?? NaN )
			)
		)
		.toBeGreaterThan( -1 );
	await page.keyboard.press( 'Control+z' );
	await expect( note ).toHaveCount( 0 );
} );

test( 'a filter of the first grid says so where the page has none, until it has one', async ( {
	editor,
	page,
} ) => {
	await editor.open( FILTER );
	const note = editor
		.blocks()
		.first()
		.getByText( 'En esta página no hay ninguna rejilla para este filtro.' );
	await expect( note ).toBeVisible();

	await page.evaluate(
		( content ) =>
			window.wp.data
				.dispatch( 'core/block-editor' )
				.insertBlocks( window.wp.blocks.parse( content ) ),
		GRIDS[ 0 ] ?? ''
	);
	await expect( editor.blocks() ).toHaveCount( 2 );
	await expect( note ).toHaveCount( 0 );
	await page.keyboard.press( 'Control+z' );
	await expect( note ).toBeVisible();
} );

test( 'a filter of the first grid says so, too, where its own cards are switched off and stay in the preview for a while', async ( {
	editor,
	page,
} ) => {
	await editor.open( block( { limit: 6 } ) );
	await expect( editor.titles( editor.blocks().first() ) ).toHaveCount( 6 );
	const answer = held();
	await page.route( /programs-filter/, async ( route ) => {
		await answer.promise;
		await route.continue();
	} );
	await editor.select();
	await editor.showOnly( 'Solo los filtros' );
	await expect(
		editor
			.blocks()
			.first()
			.getByText(
				'En esta página no hay ninguna rejilla para este filtro.'
			)
	).toBeVisible();
	answer.release();
} );
