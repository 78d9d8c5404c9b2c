import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/playground/index.ts';
import { type CallPhp, callsTo, TESTS_MOUNT } from '../call.ts';
import { announcedSite } from '../announced-site.ts';
import { read } from './listing.ts';
import { filesOfTest } from './wordpress.ts';

const START_MS = 180_000;
const PAGES = [ '/con-bloque/', '/con-shortcode/', '/con-patron/' ];

/** Other people's page caches, from a folder that the environment names: none is part of this repository. */
const COMPAT = process.env.COMPAT_DIR ?? '';

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

describe.each( CACHES )( 'with $slug', ( { slug, file, setUp, isHit } ) => {
	const plugin = join( COMPAT, 'plugins', slug );
	const test = existsSync( join( plugin, file ) ) ? it : skipped;
	let site: RunningWordPress | undefined;

	function skipped( name: string ) {
		// eslint-disable-next-line jest/no-disabled-tests, jest/expect-expect -- Nothing to try it with; the name says what is missing.
		it.skip( `${ name } (no plugins/${ slug } in COMPAT_DIR)`, () => {} );
	}

	const run: CallPhp = ( ...call ) => {
		if ( site === undefined ) {
			throw new Error( 'WordPress did not start.' );
		}
		return callsTo( site, filesOfTest )( ...call );
	};

	const get = async ( path: string ): Promise< Answer > => {
		const response = await fetch( `${ site?.url }${ path }`, {
			headers: { Accept: 'text/html' },
		} );
		return { html: await response.text(), headers: response.headers };
	};

	const titles = ( { html }: Answer ) => read( html ).visible;

	if ( test === it ) {
		beforeAll( async () => {
			const { version, php } = announcedSite();
			site = await startWordPress( {
				version,
				php,
				// A worker of Playground remembers files that another has removed.
				workers: 1,
				constants: { WP_CACHE: true },
				mounts: [
					TESTS_MOUNT,
					{
						hostPath: plugin,
						vfsPath: `/wordpress/wp-content/plugins/${ slug }`,
					},
				],
			} );
			await run( 'activate', `${ slug }/${ file }` );
			if ( setUp !== undefined ) {
				await run( setUp );
			}
			await run( 'contents' );
		} );

		afterAll( () => site?.stop() );
	}

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
		expect( ( await get( '/con-bloque/' ) ).html ).toContain( 'Sonido' );
		await warmUp();
		await run( 'describe_picture' );
		expect( ( await get( '/con-bloque/' ) ).html ).toContain( 'Un lago' );
	} );

	test( 'a page from the page cache is new when the hour of a scheduled program has come', async () => {
		await run( 'schedule_program' );
		const [ before ] = await warmUp();
		expect( before ).not.toContain( 'Futuro' );
		await get( '/wp-cron.php?doing_wp_cron' );
		expect( titles( await get( '/con-bloque/' ) ) ).toContain( 'Futuro' );
	} );

	test( 'a page from the page cache stays there when a draft is written', async () => {
		await warmUp();
		await run( 'write_draft' );
		expect( isHit( await get( '/con-bloque/' ) ) ).toBe( true );
	} );
} );
