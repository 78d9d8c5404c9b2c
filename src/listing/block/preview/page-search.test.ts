import type { EditedBlock } from '@wordpress/block-editor';
import { isOnPage } from './page-search';

const block = (
	clientId: string,
	attributes: Record< string, unknown >,
	name = 'core/group'
): EditedBlock => ( { clientId, name, attributes } );

const BLOCKS = [
	block( 'one', {} ),
	block( 'two', { anchor: 'mi-rejilla' } ),
	block(
		'three',
		{ content: '<ul class="programas-grid" id="a-mano"></ul>' },
		'core/html'
	),
];

const CANVAS = new DOMParser().parseFromString(
	`<div id="block-one"><div id="block-two"><ul class="programas-grid"></ul></div></div><div id="block-three"><textarea></textarea></div>`,
	'text/html'
);

it.each( [
	[
		'#mi-rejilla',
		true,
		'the anchor of a block, which the editor does not print',
	],
	[ '#mi-rejilla .programas-grid', true, 'something inside it' ],
	[ '.programas-grid', true, 'a class' ],
	[ '#a-mano', true, 'markup in a block of HTML' ],
	[ '#mi-rejilla-2', false, 'an anchor that only begins the same' ],
	[ '#no-existe', false, 'nothing' ],
	[ '#mi-rejilla p', false, 'nothing inside a block' ],
	[ '#', false, 'no selector' ],
	[ 'p >', false, 'no selector' ],
] )( '%s is found: %s (%s)', ( selector, found ) => {
	expect( isOnPage( selector, CANVAS, BLOCKS ) ).toBe( found );
} );
