import { read } from './listing.ts';
import { muPlugin } from './mu-plugin.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, onSite, removeContent } = wordpress();

const PATH = '/programas-en-cache/';

let stopCounting: () => Promise< void >;

beforeAll( async () => {
	await onSite( 'begin' );
	stopCounting = await muPlugin( { onSite }, 'count_renders' );
} );

afterAll( async () => {
	await stopCounting();
	await onSite( 'end' );
	await removeContent();
} );

/** The cards of pages that are asked for at the same time, and how often something was rendered for them. */
async function answersTo( paths: readonly string[] ) {
	const before = await onSite< number >( 'renders' );
	const pages = await Promise.all(
		paths.map( async ( path ) =>
			read( ( await fetchPage( path ) ).html ).visible.join()
		)
	);
	return {
		pages,
		renders: ( await onSite< number >( 'renders' ) ) - before,
	};
}

it( 'a stampede on several servers after a change renders a listing once or twice, and a request after it never', async () => {
	expect( await answersTo( [ PATH ] ) ).toMatchObject( { renders: 1 } );
	await onSite( 'do_action', 'programs_filter_changed' );
	const { pages, renders } = await answersTo(
		Array< string >( 6 ).fill( PATH )
	);
	expect( pages ).toEqual( Array( 6 ).fill( 'Acuarela,Coro' ) );
	expect( renders ).toBeGreaterThanOrEqual( 1 );
	expect( renders ).toBeLessThanOrEqual( 2 );

	expect( await answersTo( [ PATH, `${ PATH }?categoria=arte` ] ) ).toEqual( {
		pages: [ 'Acuarela,Coro', 'Acuarela' ],
		renders: 0,
	} );
} );
