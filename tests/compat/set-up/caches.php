<?php
/**
 * Sets up page caches and optimisers.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

use RuntimeException;

/** Gives each page two scripts of others, which say that they ran. */
function add_other_scripts(): void {
	// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents( WPMU_PLUGIN_DIR . '/otro-1.js', 'document.documentElement.dataset.one = "ran";' );
	file_put_contents( WPMU_PLUGIN_DIR . '/otro-2.js', 'document.documentElement.dataset.two = "ran";' );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/otro.php',
		'<?php add_action( "wp_enqueue_scripts", static function () {
			wp_enqueue_script( "otro-1", content_url( "mu-plugins/otro-1.js" ), array(), "1", true );
			wp_enqueue_script( "otro-2", content_url( "mu-plugins/otro-2.js" ), array(), "1", true );
		} );'
	);
	// phpcs:enable
}

/** Has Autoptimize combine scripts and styles, those in the page too. */
function set_up_autoptimize(): void {
	add_other_scripts();
	foreach ( array( 'autoptimize_js', 'autoptimize_js_aggregate', 'autoptimize_js_include_inline', 'autoptimize_css', 'autoptimize_css_aggregate', 'autoptimize_css_include_inline', 'autoptimize_html' ) as $option ) {
		update_option( $option, 'on' );
	}
}

/** Has WP Super Cache keep pages. */
function set_up_wp_super_cache(): void {
	// It takes what Playground calls a page for the command line.
	add_to_config( 'if ( ".php" !== substr( $_SERVER["PHP_SELF"], -4 ) ) { $_SERVER["PHP_SELF"] = "/index.php"; }' );
	wp_cache_enable();
	wp_cache_setting( 'wp_cache_slash_check', 1 );
	wp_cache_setting( 'wpsc_served_header', true );
}

/**
 * Adds to WordPress's configuration, before all else.
 *
 * @param string $php PHP.
 */
function add_to_config( string $php ): void {
	$config = ABSPATH . 'wp-config.php';
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents( $config, str_replace( '<?php', "<?php\n$php", (string) file_get_contents( $config ) ) );
}

/**
 * PHP that has code of a namespace take a visit for one of the web: Playground answers all of them as PHP at the command line. What
 * tools/shared/site/playground/run-php.ts runs stays there, as its answers would be kept, too.
 *
 * @param string $space Namespace.
 */
function cache_visits_of( string $space ): string {
	return "if ( ! getenv( 'RUN_FILE' ) ) { define( '$space\\PHP_SAPI', 'cli-server' ); }";
}

/** Has each page that WordPress makes bear a number: two with the same were made once. */
function number_answers(): void {
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents( WPMU_PLUGIN_DIR . '/number.php', '<?php add_action( "wp_head", static function () { printf( \'<meta name="number" content="%s">\', uniqid() ); } );' );
}

/** Has WordPress not ask its own site: the worker of Playground that would answer may be the one that waits. */
function have_no_visits(): void {
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents( WPMU_PLUGIN_DIR . '/no-visits.php', '<?php add_filter( "pre_http_request", static function ( $answer, $args, $url ) { return 0 === strpos( $url, home_url() ) ? new WP_Error( "busy" ) : $answer; }, 10, 3 );' );
}

/** What tools/shared/site/playground/run-php.ts and tools/shared/site/native/php/router.php run is no visit of the front page, whose answer it would get, or become. */
function keep_calls_apart(): void {
	add_to_config( 'if ( getenv( "RUN_FILE" ) ) { $_SERVER["REQUEST_METHOD"] = "POST"; }' );
}

/** Has W3 Total Cache keep pages, minify and combine. */
function set_up_w3_total_cache(): void {
	add_to_config( cache_visits_of( 'W3TC' ) );
	keep_calls_apart();
	number_answers();
	$config = \W3TC\Dispatcher::config();
	foreach (
		array(
			'pgcache.enabled'    => true,
			// Its usual one is served by the rules of Apache.
			'pgcache.engine'     => 'file',
			'minify.enabled'     => true,
			'minify.html.enable' => true,
		) as $key => $value
	) {
		$config->set( $key, $value );
	}
	$config->save();
	\W3TC\Dispatcher::component( 'Root_Environment' )->fix_in_wpadmin( $config, true );
}

/**
 * Has WP-Optimize keep pages, minify, merge and defer.
 *
 * @throws RuntimeException When it cannot.
 */
function set_up_wp_optimize(): void {
	add_other_scripts();
	keep_calls_apart();
	// It visits pages that it has cleared.
	have_no_visits();
	$cache = \WPO_Page_Cache::instance();
	$cache->config->update( array( 'enable_page_caching' => true ) );
	$enabled = $cache->enable( true );
	if ( is_wp_error( $enabled ) ) {
		throw new RuntimeException( esc_html( $enabled->get_error_message() ) );
	}
	wp_optimize_minify_config()->update( array( 'enabled' => true, 'enable_merging_of_js' => true, 'enable_merging_of_css' => true, 'enable_defer_js' => 'all' ) );
}

/**
 * Has Jetpack Boost keep pages, combine scripts and styles, and defer scripts.
 *
 * @throws RuntimeException When it cannot.
 */
function set_up_jetpack_boost(): void {
	add_other_scripts();
	add_to_config( cache_visits_of( 'Automattic\\Jetpack_Boost\\Modules\\Optimizations\\Page_Cache\\Pre_WordPress' ) );
	number_answers();
	$done = \Automattic\Jetpack_Boost\Modules\Optimizations\Page_Cache\Page_Cache_Setup::run_setup();
	if ( is_wp_error( $done ) ) {
		throw new RuntimeException( esc_html( $done->get_error_code() . $done->get_error_message() ) );
	}
	foreach ( array( 'page-cache', 'minify-js', 'minify-css', 'render-blocking-js' ) as $module ) {
		update_option( "jetpack_boost_status_$module", true );
	}
}

/** Has LiteSpeed Cache do what it does on any server: minify, combine and defer; and tell a server of LiteSpeed, which is not there, what to keep. */
function set_up_litespeed_cache(): void {
	add_other_scripts();
	// It takes what Playground answers for the command line, from where it asks the site to tell its server what to forget: at each request, which asks in turn.
	have_no_visits();
	foreach ( array( 'cache', 'optm-css_min', 'optm-css_comb', 'optm-js_min', 'optm-js_comb', 'optm-js_defer', 'optm-html_min' ) as $option ) {
		update_option( "litespeed.conf.$option", 1 );
	}
}

/**
 * Gives a program another title, and has LiteSpeed Cache tell its server so with the next answer: a call has no headers. Until then it is in an option.
 *
 * @param string $slug  Its slug.
 * @param string $title Title.
 */
function retitle_at_litespeed( string $slug, string $title ): void {
	add_filter( 'litespeed_delay_purge', '__return_true' );
	retitle( $slug, $title );
}

/** Has SiteGround Optimizer keep pages in files, as on servers of others, and combine scripts. */
function set_up_siteground(): void {
	add_other_scripts();
	foreach ( array( 'optimize_javascript', 'combine_javascript', 'optimize_css', 'combine_css', 'optimize_html' ) as $option ) {
		update_option( "siteground_optimizer_$option", 1 );
	}
	\SiteGround_Optimizer\File_Cacher\File_Cacher::toggle_file_cache( 1 );
}

/** Has Asset CleanUp combine scripts and styles, but not the modules of WordPress. */
function set_up_asset_cleanup(): void {
	add_other_scripts();
	$settings = new \WpAssetCleanUp\Settings();
	update_option( 'wpassetcleanup_settings', wp_json_encode( array( 'combine_loaded_js' => '1', 'combine_loaded_js_exceptions' => '/wp-includes/js/dist/script-modules/', 'combine_loaded_css' => '1', 'minify_loaded_js' => '1' ) + $settings->getAll() ) );
}

/** Has Breeze keep pages, and group scripts. */
function set_up_breeze(): void {
	keep_calls_apart();
	add_other_scripts();
	breeze_update_option( 'file_settings', array_merge( (array) breeze_get_option( 'file_settings' ), array( 'breeze-minify-js' => '1', 'breeze-group-js' => '1' ) ) );
	require_once BREEZE_PLUGIN_DIR . 'inc/cache/config-cache.php';
	\Breeze_ConfigCache::factory()->write();
	\Breeze_ConfigCache::factory()->write_config_cache();
	\Breeze_ConfigCache::factory()->toggle_caching( true );
}

/** Has Hummingbird keep pages, and optimise scripts and styles. */
function set_up_hummingbird(): void {
	keep_calls_apart();
	add_other_scripts();
	\Hummingbird\Core\Utils::get_module( 'page_cache' )->toggle_service( true );
	\Hummingbird\Core\Utils::get_module( 'page_cache' )->maybe_update_advanced_cache();
	\Hummingbird\Core\Utils::get_module( 'minify' )->toggle_service( true );
}

/** Has Super Page Cache keep pages in files. */
function set_up_super_page_cache(): void {
	keep_calls_apart();
	\SPC\Services\Settings_Store::get_instance()->set( 'cf_cache_enabled', 1 )->set( 'cf_fallback_cache', 1 )->save();
	$cache = \SPC\Loader::get()->fallback_cache();
	$cache->fallback_cache_advanced_cache_enable();
	$cache->fallback_cache_enable();
}

/** Has WP Fastest Cache keep pages, and combine scripts and styles. */
function set_up_wp_fastest_cache(): void {
	keep_calls_apart();
	add_other_scripts();
	$on = array_fill_keys( array( 'wpFastestCacheStatus', 'wpFastestCacheNewPost', 'wpFastestCacheUpdatePost', 'wpFastestCacheCombineJs', 'wpFastestCacheMinifyHtml', 'wpFastestCacheCombineCss' ), 'on' );
	update_option( 'WpFastestCache', wp_json_encode( $on + array( 'wpFastestCacheNewPost_type' => 'all', 'wpFastestCacheUpdatePost_type' => 'post' ) ) );
}

/** Has Fast Velocity Minify merge all scripts. */
function set_up_fast_velocity_minify(): void {
	// Activated as here, it has no tables.
	require_once $GLOBALS['fvm_var_inc_dir'] . 'admin.php';
	fvm_plugin_activate();
	add_other_scripts();
	$settings        = fvm_get_default_settings( array() );
	$settings['js']  = array_merge( (array) $settings['js'], array( 'enable' => 1, 'combine' => 1, 'merge_header' => '/jquery-migrate', 'merge_defer' => "/wp-content/\n/wp-includes/" ) );
	$settings['css'] = array_merge( (array) $settings['css'], array( 'enable' => 1 ) );
	update_option( 'fvm_settings', wp_json_encode( $settings ) );
}
