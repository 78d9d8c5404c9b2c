import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/playground/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { announcedSite } from '../announced-site.ts';
import { read } from './listing.ts';
import { PHP } from './wordpress.ts';

const START_MS = 180_000;
const PAGES = [ '/con-bloque/', '/con-shortcode/', '/con-patron/' ];

/** Other people's page caches, from a folder that the environment names: none is part of this repository. */
const COMPAT = process.env.COMPAT_DIR ?? '';

const CACHES = [
	{
		slug: 'cache-enabler',
		file: 'cache-enabler.php',
		setUp: '',
		isHit: ( { headers }: Answer ) =>
			headers.get( 'x-cache-handler' ) === 'cache-enabler-engine',
	},
	{
		slug: 'wp-super-cache',
		file: 'wp-cache.php',
		// It takes what Playground calls a page for the command line.
		setUp: `
			$config = ABSPATH . 'wp-config.php';
			$fix    = 'if ( ".php" !== substr( $_SERVER["PHP_SELF"], -4 ) ) { $_SERVER["PHP_SELF"] = "/index.php"; }';
			file_put_contents( $config, str_replace( '<?php', "<?php\n$fix", file_get_contents( $config ) ) );
			wp_cache_enable();
			wp_cache_setting( 'wp_cache_slash_check', 1 );
			wp_cache_setting( 'wpsc_served_header', true );
		`,
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

	const run = async < Result >( code: string ) =>
		JSON.parse(
			( await site?.runPhp(
				`namespace ProgramsFilter\\Tests; require_once '${ PHP }/load.php'; require_once '${ PHP }/cache/content.php'; require_once '${ PHP }/cache/changes.php'; report( ( static function () { ${ code } } )() );`
			) ) ?? ''
		) as Result;

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
					{
						hostPath: join( projectRoot, 'tests/integration/php' ),
						vfsPath: PHP,
					},
					{
						hostPath: plugin,
						vfsPath: `/wordpress/wp-content/plugins/${ slug }`,
					},
				],
			} );
			await site.runPhp(
				`require_once ABSPATH . 'wp-admin/includes/admin.php'; activate_plugin( '${ slug }/${ file }' );`
			);
			await site.runPhp(
				`require_once ABSPATH . 'wp-admin/includes/admin.php'; ${ setUp }`
			);
			await run( `
				small_site();
				page( 'con-bloque', block() );
				page( 'con-shortcode', '[programas]' );
				$pattern = post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Patrón', 'post_content' => block() ) );
				page( 'con-patron', "<!-- wp:block {\\"ref\\":$pattern} /-->" );
			` );
		} );

		afterAll( () => site?.stop() );
	}

	/** Lets the cache have the pages; shows what it then serves. */
	async function warmUp(): Promise< string[] > {
		for ( const page of PAGES ) {
			await get( page );
		}
		const seen = [];
		for ( const page of PAGES ) {
			const answer = await get( page );
			expect( isHit( answer ) ).toBe( true );
			seen.push( titles( answer ).join() );
		}
		expect( new Set( seen ).size ).toBe( 1 );
		return seen;
	}

	test( 'a page from the page cache is new after an edit of a program', async () => {
		const [ before ] = await warmUp();
		await run(
			`wp_update_post( array( 'ID' => get_page_by_path( 'coro', OBJECT, \\ProgramsFilter\\Post_Type\\NAME )->ID, 'post_title' => 'Coro grande' ) );`
		);
		for ( const page of PAGES ) {
			const answer = await get( page );
			expect( titles( answer ).join() ).toBe(
				before?.replace( 'Coro', 'Coro grande' )
			);
		}
	} );

	test( 'a page from the page cache is new after a category was renamed, and after a picture got another text', async () => {
		await warmUp();
		await run(
			`wp_update_term( get_term_by( 'slug', 'musica', \\ProgramsFilter\\Taxonomy\\NAME )->term_id, \\ProgramsFilter\\Taxonomy\\NAME, array( 'name' => 'Sonido' ) );`
		);
		expect( ( await get( '/con-bloque/' ) ).html ).toContain( 'Sonido' );
		await warmUp();
		await run(
			`update_post_meta( get_post_thumbnail_id( get_page_by_path( 'acuarela', OBJECT, \\ProgramsFilter\\Post_Type\\NAME ) ), '_wp_attachment_image_alt', 'Un lago' );`
		);
		expect( ( await get( '/con-bloque/' ) ).html ).toContain( 'Un lago' );
	} );

	test( 'a page from the page cache is new when the hour of a scheduled program has come', async () => {
		await run( `
			$id = program( 'Futuro', array(), array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + 7200 ) ) );
			its_hour_has_come( $id );
			wp_clear_scheduled_hook( 'publish_future_post', array( $id ) );
			wp_schedule_single_event( time() - 10, 'publish_future_post', array( $id ) );
		` );
		const [ before ] = await warmUp();
		expect( before ).not.toContain( 'Futuro' );
		await get( '/wp-cron.php?doing_wp_cron' );
		expect( titles( await get( '/con-bloque/' ) ) ).toContain( 'Futuro' );
	} );

	test( 'a page from the page cache stays there when a draft is written', async () => {
		await warmUp();
		await run(
			`program( 'Borrador', array(), array( 'post_status' => 'draft' ) );`
		);
		expect( isHit( await get( '/con-bloque/' ) ) ).toBe( true );
	} );
} );
