import { cardsHtml, find, listingHtml } from './fixtures/listing';
import { watch } from './page';

let root: HTMLElement;
let found: jest.Mock;

/** Lets the browser report what changed. */
const changes = (): Promise< void > => Promise.resolve();

function start( html = '' ): void {
	document.body.innerHTML = '<main></main>';
	root = find( 'main' );
	root.innerHTML = html;
	found = jest.fn();
	watch( root, found );
}

test.each( [
	[ 'a group', '<div class="programas-filter"></div>' ],
	[ 'a grid', '<div class="programas-grid"></div>' ],
	[ 'both, inside others', `<section>${ listingHtml() }</section>` ],
] )( '%s that is added is noticed', async ( _, html ) => {
	start();
	root.insertAdjacentHTML( 'beforeend', html );
	await changes();

	expect( found ).toHaveBeenCalledTimes( 1 );
} );

test( 'a grid that got cards is noticed, once for many', async () => {
	start( '<div class="programas-grid"><ul></ul></div>' );
	find( 'ul' ).innerHTML = cardsHtml( [ 'arte', 'danza' ] );
	await changes();
	expect( found ).toHaveBeenCalledTimes( 1 );

	find( 'ul' ).insertAdjacentHTML(
		'beforeend',
		`<li><ul>${ cardsHtml( [ '' ] ) }</ul></li>`
	);
	await changes();
	expect( found ).toHaveBeenCalledTimes( 2 );
} );

test( 'a group that got pills is noticed, as when its content comes later', async () => {
	start( '<div class="programas-filter"></div>' );
	find( '.programas-filter' ).innerHTML =
		'<p><button data-category="all">Todos</button></p>';
	await changes();

	expect( found ).toHaveBeenCalledTimes( 1 );
} );

test( 'other changes are none of its business', async () => {
	start( listingHtml() );
	find( '.programas-card' ).insertAdjacentHTML( 'beforeend', '<img alt="">' );
	find( '.programas-filter' ).insertAdjacentHTML(
		'beforeend',
		'<p>Hola</p>'
	);
	find( '.programas-card' ).hidden = true;
	find( '.programas-count' ).textContent = '1 resultado';
	root.append( 'texto', document.createComment( 'comentario' ) );
	await changes();

	expect( found ).not.toHaveBeenCalled();
} );
