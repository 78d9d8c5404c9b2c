import { find } from '../fixtures/listing';
import { describe as describeGroup, type PillNode } from './describe';

function read( html: string ): { tree: unknown[]; pills: PillNode[] } {
	document.body.innerHTML = `<div class="programas-filter">${ html }</div>`;
	const pills: PillNode[] = [];

	return {
		tree: describeGroup( find( '.programas-filter' ), pills ),
		pills,
	};
}

test( 'pills are numbered in reading order, however deep they stand', () => {
	const { pills } = read(
		'<b data-category="a">A</b><ul><li><b data-category="b">B</b></li><li><p><b data-category="c">C</b></p></li></ul><b data-category="d">D</b>'
	);

	expect(
		pills.map( ( { index, category } ) => [ index, category ] )
	).toEqual( [
		[ 0, 'a' ],
		[ 1, 'b' ],
		[ 2, 'c' ],
		[ 3, 'd' ],
	] );
} );

test( 'a pill is described with its state in the page, and its own classes apart', () => {
	const { pills } = read(
		'<button data-category="arte" class=" x  is-active y" aria-pressed="true" tabindex="-1"><i>Arte</i></button>'
	);

	expect( pills ).toMatchObject( [
		{
			tag: 'button',
			category: 'arte',
			label: 'Arte',
			className: 'x y',
			html: '<i>Arte</i>',
			initial: {
				className: ' x  is-active y',
				pressed: 'true',
				tabIndex: '-1',
			},
		},
	] );
} );

test( 'what is beside the pills is described as it stands, comments left out', () => {
	const { tree } = read(
		'uno <!-- no --><p class="x">dos <b>tres</b></p><br><div>cuatro<b data-category="a">A</b></div>'
	);

	expect( tree ).toEqual( [
		'uno ',
		{ type: 'element', tag: 'P', children: [], html: 'dos <b>tres</b>' },
		{ type: 'element', tag: 'BR', children: [], html: null },
		{
			type: 'element',
			tag: 'DIV',
			children: [ 'cuatro', expect.objectContaining( { type: 'pill' } ) ],
			html: null,
		},
	] );
} );
