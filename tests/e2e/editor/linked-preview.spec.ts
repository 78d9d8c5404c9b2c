/**
 * What a filter without cards shows of the grid that it controls, and what it does to it.
 */
import type { Page } from '@playwright/test';

import { block } from './editor.ts';
import { counts, FILTER, GRIDS, list, openLinked } from './linked.ts';
import { expect, testInOpenEditor as test } from './test.ts';

/** Makes a synced pattern; gives its ID. */
const savePattern = ( page: Page, content: string ): Promise< number > =>
	page.evaluate( async ( text ) => {
		const { dispatch } = window.wp.data as unknown as {
			dispatch: ( store: 'core' ) => {
				saveEntityRecord: (
					kind: string,
					name: string,
					record: object
				) => Promise< { id: number } >;
			};
		};
		const { id } = await dispatch( 'core' ).saveEntityRecord(
			'postType',
			'wp_block',
			{
				title: 'Patrón',
				content: text,
				status: 'publish',
			}
		);
		return id;
	}, content );

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
	// The canvas may still move.
	await expect( async () => {
		const [ pills, below ] = await Promise.all(
			[ filter.locator( '.programas-filter' ), note ].map( ( part ) =>
				part.boundingBox()
			)
		);
		expect( below?.y ).toBeGreaterThan(
			( pills?.y ?? 0 ) + ( pills?.height ?? 0 ) - 1
		);
	} ).toPass();
	await page.keyboard.press( 'Control+z' );
	await expect( note ).toHaveCount( 0 );
} );

test( 'a filter of the first grid says so where the page has none, but not in a pattern, whose grid can be elsewhere', async ( {
	editor,
	page,
} ) => {
	await editor.open( FILTER );
	const note = editor
		.blocks()
		.first()
		.getByText( 'En esta página no hay ninguna rejilla para este filtro.' );
	await expect( note ).toBeVisible();

	const grid = await savePattern( page, GRIDS[ 0 ] ?? '' );
	await page.evaluate( ( content ) => {
		window.wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks( window.wp.blocks.parse( content ) );
	}, `<!-- wp:block {"ref":${ grid }} /-->` );
	await expect( editor.blocks() ).toHaveCount( 2 );
	await expect( note ).toHaveCount( 0 );
	await page.keyboard.press( 'Control+z' );
	await expect( note ).toBeVisible();

	const filter = await savePattern(
		page,
		`${ FILTER }\n\n${ block( { showGrid: false, target: '#no' } ) }`
	);
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await page.goto( `/wp-admin/post.php?post=${ filter }&action=edit` );
	await expect( editor.pill( 'Música' ) ).toBeVisible();
	// The editor has looked.
	await expect(
		editor
			.blocks()
			.last()
			.getByText( /no está en esta página: #no\.$/ )
	).toBeVisible();
	await expect( note ).toHaveCount( 0 );
} );
