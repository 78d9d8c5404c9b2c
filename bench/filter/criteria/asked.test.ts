import { EVERYTHING, positionsAsked, withPlaces } from './asked';

const NOW = '2026-03-03T18:00';

const PAGE = `<ul class="programas-grid">
<li class="programas-card" data-categories="a" data-buscar="taller de barro" data-edad="edad-0" data-cuando="2026-03-04/2026-05-01" data-gratis="1"><p>Uno</p></li>
<li class="programas-card" data-categories="a" data-buscar="danza" data-edad="edad-0 edad-1" data-cuando="2026-03-01/2026-05-01" hidden></li>
<li class="programas-card" data-categories="b" data-buscar="barro y danza" data-edad="edad-10" data-gratis="1"></li>
</ul>`;

const of = ( asked: Partial< typeof EVERYTHING > ): number[] =>
	positionsAsked( PAGE, { ...EVERYTHING, ...asked }, NOW );

test( 'the cards that are asked for are read from the page', () => {
	expect( of( {} ) ).toEqual( [ 0, 1, 2 ] );
	expect( of( { edad: 'edad-1' } ) ).toEqual( [ 1 ] );
	expect( of( { free: true } ) ).toEqual( [ 0, 2 ] );
	expect( of( { coming: true } ) ).toEqual( [ 0 ] );
	expect( of( { words: 'dan' } ) ).toEqual( [ 1, 2 ] );
	expect( of( { words: 'arro' } ) ).toEqual( [] );
	expect( of( { words: 'b dan' } ) ).toEqual( [ 2 ] );
} );

test( 'criteria are combined', () => {
	expect( of( { free: true, edad: 'edad-0', words: 't' } ) ).toEqual( [ 0 ] );
	expect( of( { free: true, words: 'danza', coming: true } ) ).toEqual( [] );
} );

test( 'each card says its place, and what it said before', () => {
	const html = withPlaces( PAGE );
	expect( html.match( /data-place="\d+"/g ) ).toEqual( [
		'data-place="0"',
		'data-place="1"',
		'data-place="2"',
	] );
	expect( html ).toContain( 'data-place="1" data-categories="a"' );
	expect( positionsAsked( html, EVERYTHING, NOW ) ).toHaveLength( 3 );
} );
