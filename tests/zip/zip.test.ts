import { execFileSync } from 'node:child_process';
import path from 'node:path';

import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/playground/index.ts';
import { projectRoot } from '../../tools/project-root.ts';

const ZIP = '/programs-filter.zip';

const INSTALL = `
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$upgrader = new Plugin_Upgrader( new WP_Ajax_Upgrader_Skin() );
	$done     = $upgrader->install( '${ ZIP }' );
	if ( true !== $done ) {
		throw new Exception( wp_json_encode( array( $done, $upgrader->skin->get_error_messages() ) ) );
	}
	$error = activate_plugin( $upgrader->plugin_info() );
	if ( is_wp_error( $error ) ) {
		throw new Exception( $error->get_error_message() );
	}
	flush_rewrite_rules();
	echo $upgrader->plugin_info();`;

const WRITE = `
	foreach ( array( 'Cerámica' => 'Arte', 'Coro' => 'Música' ) as $title => $category ) {
		$term = wp_insert_term( $category, 'pfilter_categoria' );
		$id   = wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => $title ) );
		wp_set_object_terms( $id, array( $term['term_id'] ), 'pfilter_categoria' );
	}
	wp_insert_post( array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_name'    => 'oferta',
		'post_title'   => 'Oferta',
		'post_content' => '<!-- wp:programs-filter/programas /-->',
	) );`;

describe( 'the zip of the plugin', () => {
	let site: RunningWordPress;

	beforeAll( async () => {
		execFileSync( process.execPath, [ 'tools/zip/index.ts' ], {
			cwd: projectRoot,
			// Jest says "test" here, which makes a development build.
			env: { ...process.env, NODE_ENV: 'production' },
		} );
		site = await startWordPress( {
			plugin: false,
			mounts: [
				{
					hostPath: path.join(
						projectRoot,
						'dist/programs-filter.zip'
					),
					vfsPath: ZIP,
				},
			],
		} );
	} );

	afterAll( () => site.stop() );

	it( 'installs in a WordPress that has nothing of ours, and renders a listing', async () => {
		expect( await site.runPhp( INSTALL ) ).toBe(
			'programs-filter/programs-filter.php'
		);
		await site.runPhp( WRITE );

		const page = await fetch( `${ site.url }/oferta/` );
		const html = await page.text();
		expect( page.status ).toBe( 200 );
		expect( html ).toMatch(
			/data-category="all"[^>]* aria-pressed="true"/
		);
		expect( html ).toMatch( /data-categories="arte"/ );
		expect( html ).toContain( 'Cerámica' );
		expect( html ).toContain( 'Coro' );

		const module = html.match(
			/[^"']*\/plugins\/programs-filter\/build\/view\/index\.js[^"']*/
		);
		expect( module ).not.toBeNull();
		expect( ( await fetch( module?.[ 0 ] ?? '' ) ).status ).toBe( 200 );
		expect( await site.phpLog() ).toBe( '' );
	} );

	it( 'says to those who can act, and only to them, that its build is missing, and breaks no page', async () => {
		await site.runPhp(
			`rename( WP_PLUGIN_DIR . '/programs-filter/build', WP_PLUGIN_DIR . '/programs-filter/gone' );`
		);
		const { notices, html } = JSON.parse(
			await site.runPhp( `
				foreach ( array( 0, 1 ) as $user ) {
					wp_set_current_user( $user );
					ob_start();
					do_action( 'admin_notices' );
					$notices[] = ob_get_clean();
				}
				$html = do_blocks( '<!-- wp:programs-filter/programas /-->' ) . do_shortcode( '[programas]' );
				echo wp_json_encode( compact( 'notices', 'html' ) );` )
		) as { notices: string[]; html: string };
		expect( notices ).toEqual( [
			expect.not.stringContaining( 'npm run build' ),
			expect.stringMatching( /notice-error.*npm run build/s ),
		] );
		expect( html ).toBe( '' );
		expect( await site.phpLog() ).toBe( '' );
	} );
} );
