import { withLightCards, withoutOurStyles } from './markup.ts';

const PAGE = `<head>
<link rel='stylesheet' id='other-css' href='/other.css'>
<style id="programs-filter-programas-style-inline-css">.programas{gap:1px}@media (width<40rem){p{gap:2px}}</style>
<style id="more">p{}</style></head>
<ul class="programas-grid">
<li class="programas-card" data-categories="a b"><div><p>Uno</p></div></li>
<li class="programas-card" data-categories="c" hidden><p>Dos</p></li>
</ul>`;

test( 'light cards keep their categories and their state, and lose the rest', () => {
	const html = withLightCards( PAGE );
	expect( html ).toContain(
		'<li class="programas-card" data-categories="a b"><img '
	);
	expect( html ).toContain( 'data-categories="c" hidden><img ' );
	expect( html ).not.toMatch( /Uno|Dos/ );
	expect( html.match( /<\/li>/g ) ).toHaveLength( 2 );
} );

test( 'our stylesheet goes, whether it is a file or in the page, and no other', () => {
	const linked = PAGE.replace(
		/<style id="programs.*/,
		'<link rel="stylesheet" id="programs-filter-programas-style-css" href="/ours.css">'
	);
	for ( const page of [ PAGE, linked ] ) {
		const html = withoutOurStyles( page );
		expect( html ).not.toMatch( /programs-filter|40rem/ );
		expect( html ).toContain( 'other-css' );
		expect( html ).toContain( '<style id="more">p{}</style>' );
	}
} );
