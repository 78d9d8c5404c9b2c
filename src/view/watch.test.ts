import { find, listingHtml } from './fixtures/listing';
import { watch } from './watch';

let root: HTMLElement;
let found: string[];

/** Lets the browser report what changed. */
const changes = (): Promise< void > => Promise.resolve();

function start( html = '' ): void {
	document.body.innerHTML = '<main></main>';
	root = find( 'main' );
	root.innerHTML = html;
	found = [];
	watch( root, {
		grid: ( { id } ) => found.push( `grid ${ id }` ),
		group: ( { id } ) => found.push( `group ${ id }` ),
	} );
}

const group = ( id: string, content = '' ): string =>
	`<div class="programas-filter" id="${ id }">${ content }</div>`;
const grid = ( id: string, content = '' ): string =>
	`<div class="programas-grid" id="${ id }">${ content }</div>`;

test( 'what is in the page is found at once, the grids first', () => {
	start( group( 'a' ) + grid( 'b' ) + group( 'c' ) );

	expect( found ).toEqual( [ 'grid b', 'group a', 'group c' ] );
} );

test( 'groups and grids that are added later are found, also inside others', async () => {
	start();
	root.insertAdjacentHTML( 'beforeend', group( 'a' ) );
	await changes();
	root.insertAdjacentHTML(
		'beforeend',
		`<section>${ group( 'b' ) }<div>${ grid( 'c' ) }</div></section>`
	);
	await changes();

	expect( found ).toEqual( [ 'group a', 'grid c', 'group b' ] );
} );

test( 'a grid is found again when it got cards, once for many', async () => {
	start( grid( 'a', '<ul></ul>' ) );
	found = [];
	find( 'ul', root ).append(
		...[ 1, 2, 3 ].map( () => {
			const card = document.createElement( 'li' );
			card.setAttribute( 'data-categories', 'arte' );
			return card;
		} )
	);
	await changes();
	expect( found ).toEqual( [ 'grid a' ] );

	find( '#a' ).insertAdjacentHTML(
		'beforeend',
		'<div><p data-categories=""></p></div>'
	);
	await changes();
	expect( found ).toEqual( [ 'grid a', 'grid a' ] );
} );

test( 'a group is found again when it got pills, as when its content comes later', async () => {
	start( group( 'a' ) );
	found = [];
	find( '#a' ).innerHTML =
		'<p><button data-category="all">Todos</button></p>';
	await changes();

	expect( found ).toEqual( [ 'group a' ] );
} );

test( 'other changes are none of its business', async () => {
	start( listingHtml() );
	found = [];
	find( '.programas-card' ).insertAdjacentHTML( 'beforeend', '<img alt="">' );
	find( '.programas-filter' ).insertAdjacentHTML(
		'beforeend',
		'<p>Hola</p>'
	);
	find( '.programas-card' ).hidden = true;
	find( '.programas-count' ).textContent = '1 programa';
	root.append( 'texto', document.createComment( 'comentario' ) );
	await changes();

	expect( found ).toEqual( [] );
} );

test( 'what was taken out again before it could be reported is not', async () => {
	start();
	root.innerHTML = group( 'a' ) + grid( 'b' );
	root.innerHTML = '';
	await changes();

	expect( found ).toEqual( [] );
} );
