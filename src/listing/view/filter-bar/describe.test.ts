import { find } from '../fixtures/listing';
import { readGroupMarkup as describeGroup, type GroupNode } from './describe';

function read( html: string ): GroupNode[] {
	document.body.innerHTML = `<div class="programas-filter">${ html }</div>`;

	return describeGroup( find( '.programas-filter' ) );
}

const pillsIn = ( nodes: GroupNode[] ): unknown[] =>
	nodes.flatMap( ( node ) =>
		typeof node === 'string'
			? []
			: [
					node.pill?.dataset.category ?? [],
					pillsIn( node.children ),
				].flat()
	);

test( 'pills are found however deep they stand; radio buttons are the browser’s', () => {
	expect(
		pillsIn(
			read(
				'<b data-category="a">A</b><ul><li><b data-category="b">B</b></li><li><p><b data-category="c">C</b></p></li></ul><label><input type="radio" data-category="d">D</label>'
			)
		)
	).toEqual( [ 'a', 'b', 'c' ] );
} );

test( 'of a pill the content is described', () => {
	expect(
		read( '<button data-category="arte"><i>Arte</i></button>' )
	).toEqual( [
		{
			tag: 'BUTTON',
			children: [],
			html: '<i>Arte</i>',
			pill: find( 'button' ),
		},
	] );
} );

test( 'what is beside the pills is described as it stands, comments left out', () => {
	const tree = read(
		'uno <!-- no --><p class="x">dos <b>tres</b></p><br><div>cuatro<b data-category="a">A</b></div>'
	);

	expect( tree ).toEqual( [
		'uno ',
		{ tag: 'P', children: [], html: 'dos <b>tres</b>' },
		{ tag: 'BR', children: [], html: null },
		{
			tag: 'DIV',
			children: [ 'cuatro', expect.objectContaining( { tag: 'B' } ) ],
			html: null,
		},
	] );
} );
