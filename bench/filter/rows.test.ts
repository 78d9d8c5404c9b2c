import { placesOf } from './moves';
import { limit, withPlaces } from './rows';

const PAGE = `<head>
<link rel='stylesheet' id='other-css' href='/other.css'>
<style id="programs-filter-programas-style-inline-css">.programas{gap:1px}@media (width<40rem){p{gap:2px}}</style>
<style id="more">p{}</style></head>
<body><ul class="programas-grid">
<li class="programas-card" data-categories="a b" data-gratis="1"><div><p>Uno</p><ul><li>Uno</li></ul></div></li>
<li class="programas-card" data-categories="c" hidden><p>Dos</p></li>
</ul>
<script type="module" src="/wp-content/plugins/programs-filter/build/listing/view/index.js" id="x"></script></body>`;

test( 'light cards keep what they say and their state, and lose the rest', () => {
	const html = withPlaces( PAGE, 'light' );
	expect( html ).toContain(
		'<li class="programas-card" data-place="0" data-categories="a b" data-gratis="1"><img '
	);
	expect( html ).toContain( 'data-categories="c" hidden><img ' );
	expect( html ).not.toMatch( /Uno|Dos/ );
} );

test( 'a rival has its own script in the place of ours, and light cards nothing of ours', () => {
	const html = limit.page( PAGE, 'light' );
	expect( html ).not.toMatch( /programs-filter|40rem/ );
	expect( html ).toContain( 'other-css' );
	expect( html ).toContain( '<style id="more">p{}</style>' );
	expect( html ).toContain( 'src="/bench/rivals/hidden.ts"' );
	expect( limit.page( PAGE, 'category' ) ).toContain( '40rem' );
} );

test( 'the cards that a move shows are read from the page', () => {
	const html = withPlaces( PAGE, 'category' );
	expect( placesOf( html, () => true ) ).toEqual( [ 0, 1 ] );
	expect( placesOf( html, ( said ) => said( 'gratis' ) === '1' ) ).toEqual( [
		0,
	] );
	expect(
		placesOf( html, ( said ) => said( 'categories' ) === 'c' )
	).toEqual( [ 1 ] );
} );
