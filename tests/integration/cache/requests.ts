import type { CachedWordPress } from './cached-wordpress.ts';
import { read } from '../listing.ts';
import { wordpress } from '../wordpress.ts';

const PATH = '/programas-en-cache/';

/** Requests one after another, and many at once. */
export function requests( site: () => CachedWordPress ): void {
	beforeAll( async () => {
		await site().run(
			`small_site(); page( 'programas-en-cache', block() );`
		);
	} );

	const renders = () =>
		site().run< number >( 'return Cache_Plugin\\renders();' );

	/** Fetches a page, and counts what was rendered for it. */
	async function rendersOf( paths: readonly string[] ) {
		const before = await renders();
		const pages = await Promise.all( paths.map( site().fetchPage ) );
		return { pages, renders: ( await renders() ) - before };
	}

	it( 'without a persistent object cache nothing is kept', async () => {
		const { inSandbox } = wordpress();
		expect(
			await inSandbox( `
				program( 'Acuarela' );
				$options = static fn() => count( wp_load_alloptions( true ) );
				$before  = $options();
				$renders = 0;
				add_filter( 'programs_filter_query_args', static function ( $arguments ) use ( &$renders ) {
					++$renders;
					return $arguments;
				} );
				listing();
				listing();
				return array( $renders, $options() - $before, wp_cache_get( 'last_changed', 'programs_filter' ) );
			` )
		).toEqual( [ 2, 0, false ] );
	} );

	it( 'a second request, to another server too, renders nothing and asks the database nothing', async () => {
		await site().fetchPage( PATH );
		const { pages, renders: count } = await rendersOf( [ PATH ] );
		expect( count ).toBe( 0 );
		expect( read( pages[ 0 ] ?? '' ).visible ).toEqual( [
			'Acuarela',
			'Coro',
		] );
		expect(
			await site().run( `
				request();
				wp_load_alloptions();
				$before = get_num_queries();
				listing();
				return get_num_queries() - $before;
			` )
		).toBeLessThanOrEqual( 2 );
	} );

	it( 'a stampede renders once or twice', async () => {
		await site().run( `
			\\ProgramsFilter\\Cache_Store\\raise_version();
			Cache_Plugin\\slow_down( true );
		` );
		const { pages, renders: count } = await rendersOf(
			Array< string >( 6 ).fill( PATH )
		);
		await site().run( `Cache_Plugin\\slow_down( false );` );
		expect( count ).toBeGreaterThanOrEqual( 1 );
		expect( count ).toBeLessThanOrEqual( 2 );
		expect(
			new Set( pages.map( ( page ) => read( page ).visible.join() ) )
		).toEqual( new Set( [ 'Acuarela,Coro' ] ) );
	} );

	it( 'a renderer that crashed does not keep others waiting for long', async () => {
		const { shows, seconds, crashed } = await site().run< {
			shows: boolean;
			seconds: number;
			crashed: boolean;
		} >( `
			\\ProgramsFilter\\Cache_Store\\raise_version();
			$attributes = \\ProgramsFilter\\Attributes\\normalize( array() );
			$version    = \\ProgramsFilter\\Cache_Store\\version();
			$lock       = \\ProgramsFilter\\Cache_Key\\of( $attributes ) . ':' . md5( $version );
			\\ProgramsFilter\\Cache_Store\\lock( $lock );
			$start = microtime( true );
			$html  = request()['html'];
			$seconds = microtime( true ) - $start;
			$crashed = ! \\ProgramsFilter\\Cache_Store\\lock( $lock );
			// The lock is of this version: the next test does not wait for it.
			\\ProgramsFilter\\Cache_Store\\raise_version();
			return array( 'shows' => str_contains( $html, 'Acuarela' ), 'seconds' => $seconds, 'crashed' => $crashed );
		` );
		expect( shows ).toBe( true );
		// It did wait, but not until the lock of the crashed one had expired.
		expect( seconds ).toBeGreaterThan( 2 );
		expect( crashed ).toBe( true );
	} );

	it( 'each category has its own cards, and one that does not exist adds nothing', async () => {
		const paths = [ '', '?categoria=arte', '?categoria=musica' ];
		for ( const path of [ ...paths, ...paths ] ) {
			await site().fetchPage( PATH + path );
		}
		const { pages, renders: count } = await rendersOf( [
			...paths.map( ( path ) => PATH + path ),
			`${ PATH }?categoria=nada`,
			`${ PATH }?otro=1`,
		] );
		expect( count ).toBe( 0 );
		expect( pages.map( ( page ) => read( page ).visible.join() ) ).toEqual(
			[
				'Acuarela,Coro',
				'Acuarela',
				'Coro',
				'Acuarela,Coro',
				'Acuarela,Coro',
			]
		);
	} );
}
