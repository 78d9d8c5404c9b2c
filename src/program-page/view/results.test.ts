import { resultsAddress } from './results';

const LISTING = 'https://encina.example/programas/';

describe( 'the results that a visitor came from', () => {
	it.each( [
		[ 'the listing with filters', '/programas/?categoria=arte', true ],
		[ 'the listing with more cards', '/programas/?mostrar=24', true ],
		[ 'the second listing of a page', '/cursos/?buscar-2=coro', true ],
		[ 'the listing as it is', '/programas/', false ],
		[ 'another listing with filters', '/?gratis=1&buscar=coro', true ],
		[ 'another page with a query', '/blog/?pagina=2', false ],
		[ 'the page of another program', '/programa/coro/', false ],
		[ 'a program without permalinks', '/programas/?p=7', false ],
	] )( '%s', ( _, path, areThey ) => {
		const referrer = new URL( path, LISTING ).href;
		expect(
			resultsAddress( referrer, LISTING, [
				'categoria',
				'gratis',
				'buscar',
				'mostrar',
			] )
		).toBe( areThey ? referrer : undefined );
	} );

	it.each( [ '', 'https://otra.example/programas/?categoria=arte' ] )(
		'are none from %j',
		( referrer ) => {
			expect(
				resultsAddress( referrer, LISTING, [ 'categoria' ] )
			).toBeUndefined();
		}
	);
} );
