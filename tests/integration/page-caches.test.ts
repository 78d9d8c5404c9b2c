import { read } from './listing.ts';
import { siteWith } from './release-of-others.ts';

const START_MS = 180_000;
const PAGES = [ '/con-bloque/', '/con-shortcode/', '/con-patron/' ];

const CACHES = [
	{
		slug: 'cache-enabler',
		file: 'cache-enabler.php',
		isHit: ( { headers }: Answer ) =>
			headers.get( 'x-cache-handler' ) === 'cache-enabler-engine',
	},
	{
		slug: 'wp-super-cache',
		file: 'wp-cache.php',
		setUp: 'set_up_wp_super_cache',
		isHit: ( { headers }: Answer ) =>
			/supercache|wp-cache/i.test(
				headers.get( 'x-wp-super-cache' ) ?? ''
			),
	},
];

interface Answer {
	html: string;
	headers: Headers;
}

// Each asks for a page six times.
jest.setTimeout( START_MS );

for ( const { slug, file, setUp, isHit } of CACHES ) {
	const { describe, start, stop, run, get } = siteWith( slug, file );

	describe( `with ${ slug }`, () => {
		const titles = ( { html }: Answer ) => read( html ).visible;

		beforeAll( async () => {
			await start( { WP_CACHE: true } );
			await run( 'activate', `${ slug }/${ file }` );
			if ( setUp !== undefined ) {
				await run( setUp );
			}
			await run( 'contents' );
		} );

		afterAll( () => stop() );

		/** Asks for a page until the cache has it: what it keeps at a first request is its own affair. */
		async function getFromCache( page: string ): Promise< Answer > {
			let answer = await get( page );
			for ( let more = 4; more > 0 && ! isHit( answer ); more-- ) {
				answer = await get( page );
			}
			expect( isHit( answer ) ).toBe( true );
			return answer;
		}

		/** Lets the cache have the pages; shows what it then serves. */
		async function warmUp(): Promise< string[] > {
			const seen = [];
			for ( const page of PAGES ) {
				seen.push( titles( await getFromCache( page ) ).join() );
			}
			expect( new Set( seen ).size ).toBe( 1 );
			return seen;
		}

		test( 'a page from the page cache is new after an edit of a program', async () => {
			const [ before ] = await warmUp();
			await run( 'edit_program' );
			for ( const page of PAGES ) {
				const answer = await get( page );
				expect( titles( answer ).join() ).toBe(
					before?.replace( 'Coro', 'Coro grande' )
				);
			}
		} );

		test( 'a page from the page cache is new after a category was renamed, and after a picture got another text', async () => {
			await warmUp();
			await run( 'rename_category' );
			expect( ( await get( '/con-bloque/' ) ).html ).toContain(
				'Sonido'
			);
			await warmUp();
			await run( 'describe_picture' );
			expect( ( await get( '/con-bloque/' ) ).html ).toContain(
				'Un lago'
			);
		} );

		test( 'a page from the page cache is new when the hour of a scheduled program has come', async () => {
			await run( 'schedule_program' );
			const [ before ] = await warmUp();
			expect( before ).not.toContain( 'Futuro' );
			await get( '/wp-cron.php?doing_wp_cron' );
			expect( titles( await get( '/con-bloque/' ) ) ).toContain(
				'Futuro'
			);
		} );

		test( 'a page from the page cache stays there when a draft is written', async () => {
			await warmUp();
			await run( 'write_draft' );
			expect( isHit( await get( '/con-bloque/' ) ) ).toBe( true );
		} );
	} );
}
