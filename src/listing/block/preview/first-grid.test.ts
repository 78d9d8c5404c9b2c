import type { EditedBlock } from '@wordpress/block-editor';
import { hasGrid } from './first-grid';

const block = (
	name: string,
	attributes: Record< string, unknown > = {}
): EditedBlock => ( { clientId: name, name, attributes } );

const OURS = 'programs-filter/programas';
const FILTER = block( OURS, { showGrid: false } );

/** What the editor shows. */
const canvas = ( html = '' ): Document =>
	new DOMParser().parseFromString( html, 'text/html' );

it.each< [ string, EditedBlock, boolean ] >( [
	[ 'another block with cards', block( OURS ), true ],
	[ 'another filter', FILTER, false ],
	[ 'a Query Loop', block( 'core/query' ), false ],
	[
		'the class on the items of a Query Loop',
		block( 'core/post-template', { className: 'a programas-grid' } ),
		true,
	],
	[
		'another class',
		block( 'core/post-template', { className: 'programas-grid-2' } ),
		false,
	],
	[
		'a grid by hand',
		block( 'core/html', { content: '<ul class="programas-grid"></ul>' } ),
		true,
	],
	[
		'a grid by hand in a block of shortcodes',
		block( 'core/shortcode', { text: '<ul class="programas-grid">' } ),
		true,
	],
	[
		'text about it',
		block( 'core/html', { content: '.programas-grid' } ),
		false,
	],
	[
		'a shortcode with cards',
		block( 'core/shortcode', { text: '[programas cantidad="3"]' } ),
		true,
	],
	[
		'one in a paragraph',
		block( 'core/paragraph', {
			content: { toString: () => 'Mira: [programas]' },
		} ),
		true,
	],
	[
		'a shortcode without cards',
		block( 'core/shortcode', { text: '[programas rejilla="no"]' } ),
		false,
	],
	[
		'another shortcode',
		block( 'core/shortcode', { text: '[programas_x]' } ),
		false,
	],
] )( 'a page with a filter and %s', ( _, other, expected ) => {
	expect( hasGrid( canvas(), [ FILTER, other ] ) ).toBe( expected );
} );

test( 'a grid that another block shows is one', () => {
	expect( hasGrid( canvas( '<p></p>' ), [ FILTER ] ) ).toBe( false );
	expect(
		hasGrid( canvas( '<ul class="programas-grid"></ul>' ), [ FILTER ] )
	).toBe( true );
} );
