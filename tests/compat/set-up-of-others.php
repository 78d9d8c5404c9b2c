<?php
/**
 * Sets up plugins of others: each function is named by its release in tools/shared/compat/releases.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

const IN_BUILDER = '<h2>Programas</h2>[programas]';

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

/** What the tests call is no visit of the front page, whose answer it would get, or become. */
function keep_calls_apart(): void {
	add_to_config( 'if ( getenv( "RUN_FILE" ) ) { $_SERVER["REQUEST_METHOD"] = "POST"; }' );
}

/**
 * Has code of a namespace take a visit for one of the web: Playground answers all of them as PHP at the command line.
 *
 * @param string $space Namespace.
 */
function cache_visits_of( string $space ): void {
	add_to_config( "if ( ! getenv( 'RUN_FILE' ) ) { define( '$space\\PHP_SAPI', 'cli-server' ); }" );
}

/** WordPress does not ask its own site: the worker of Playground that would answer may be the one that waits, or ask in turn. */
function have_no_visits(): void {
	write_plugin(
		'no-visits.php',
		'<?php add_filter( "pre_http_request", static function ( $answer, $args, $url ) {
			return 0 === strpos( $url, home_url() ) ? new WP_Error( "busy" ) : $answer;
		}, 10, 3 );'
	);
}

/** The shortcode in Elementor's text widget. */
function elementor(): void {
	$widget = array( 'id' => 'a1', 'elType' => 'widget', 'widgetType' => 'text-editor', 'settings' => array( 'editor' => IN_BUILDER ) );
	$data   = array( array( 'id' => 'a2', 'elType' => 'container', 'elements' => array( $widget ) ) );
	publish( 'con-constructor', '', array( '_elementor_edit_mode' => 'builder', '_elementor_data' => (string) wp_json_encode( $data ) ) );
}

/** The shortcode in a text widget of SiteOrigin's builder. */
function siteorigin(): void {
	$place  = array( 'class' => 'WP_Widget_Text', 'grid' => 0, 'cell' => 0, 'id' => 0 );
	$widget = array( 'title' => '', 'text' => IN_BUILDER, 'filter' => false, 'panels_info' => $place );
	$data   = array(
		'widgets'    => array( $widget ),
		'grids'      => array( array( 'cells' => 1, 'style' => array() ) ),
		'grid_cells' => array( array( 'grid' => 0, 'weight' => 1 ) ),
	);
	publish( 'con-constructor', '', array( 'panels_data' => $data ) );
}

/** The shortcode in Beaver Builder's HTML module. */
function beaver_builder(): void {
	$nodes = array();
	$above = null;
	foreach ( array( 'row', 'column-group', 'column', 'module' ) as $type ) {
		$settings       = 'module' === $type ? array( 'type' => 'html', 'html' => IN_BUILDER ) : array( 'size' => 100 );
		$nodes[ $type ] = (object) array( 'type' => $type, 'position' => 0, 'settings' => (object) $settings );

		$nodes[ $type ]->node   = $type;
		$nodes[ $type ]->parent = $above;
		$above                  = $type;
	}
	$id = publish( 'con-constructor', '' );
	update_post_meta( $id, '_fl_builder_enabled', true );
	update_post_meta( $id, '_fl_builder_data', $nodes );
}

/** Spanish and English, as its assistant adds them. It is not there for visitors until it has one. */
function polylang_languages(): void {
	// It would wait for a language pack of wordpress.org.
	add_filter( 'pre_http_request', static fn() => new \WP_Error( 'no-network' ) );
	$languages = ( new \PLL_Model( new \WP_Syntex\Polylang\Options\Options() ) )->languages;
	foreach ( array( 'es_ES', 'en_GB' ) as $locale ) {
		$languages->add( array( 'locale' => $locale ) );
	}
}

/** All that there is is Spanish, and the page of the programs has an English translation. */
function polylang_translation(): void {
	PLL()->model->set_language_in_mass();
	$page        = get_page_by_path( 'programas' );
	$translation = publish( 'programs', $page->post_content );
	pll_set_post_language( $translation, 'en' );
	pll_save_post_translations( array( 'es' => $page->ID, 'en' => $translation ) );
}

/** Spanish and English. */
function translatepress(): void {
	add_filter( 'pre_http_request', static fn() => new \WP_Error( 'no-network' ) );
	$own       = \TRP_Translate_Press::get_trp_instance()->get_component( 'settings' );
	$languages = array( 'es_ES', 'en_GB' );
	$settings  = array(
		'translation-languages' => $languages,
		'publish-languages'     => $languages,
		'url-slugs'             => array( 'es_ES' => 'es', 'en_GB' => 'en' ),
	);
	update_option( 'trp_settings', $own->sanitize_settings( array_merge( $own->get_settings(), $settings ) ) );
}

/** Scripts and styles combined, but not the modules of WordPress. */
function asset_cleanup(): void {
	$settings = array(
		'combine_loaded_js'            => '1',
		'combine_loaded_js_exceptions' => '/wp-includes/js/dist/script-modules/',
		'combine_loaded_css'           => '1',
		'minify_loaded_js'             => '1',
	);
	update_option( 'wpassetcleanup_settings', wp_json_encode( $settings + ( new \WpAssetCleanUp\Settings() )->getAll() ) );
}

/** Scripts and styles merged. */
function fast_velocity_minify(): void {
	// Activated as here, it has no tables.
	require_once $GLOBALS['fvm_var_inc_dir'] . 'admin.php';
	fvm_plugin_activate();
	$settings        = fvm_get_default_settings( array() );
	$places          = array( 'merge_header' => '/jquery-migrate', 'merge_defer' => "/wp-content/\n/wp-includes/" );
	$settings['js']  = array_merge( (array) $settings['js'], array( 'enable' => 1, 'combine' => 1 ), $places );
	$settings['css'] = array_merge( (array) $settings['css'], array( 'enable' => 1 ) );
	update_option( 'fvm_settings', wp_json_encode( $settings ) );
}

/** Pages kept, scripts grouped. */
function breeze(): void {
	keep_calls_apart();
	$grouped = array( 'breeze-minify-js' => '1', 'breeze-group-js' => '1' );
	breeze_update_option( 'file_settings', array_merge( (array) breeze_get_option( 'file_settings' ), $grouped ) );
	require_once BREEZE_PLUGIN_DIR . 'inc/cache/config-cache.php';
	\Breeze_ConfigCache::factory()->write();
	\Breeze_ConfigCache::factory()->write_config_cache();
	\Breeze_ConfigCache::factory()->toggle_caching( true );
}

/** Pages kept, scripts and styles optimized. */
function hummingbird(): void {
	keep_calls_apart();
	\Hummingbird\Core\Utils::get_module( 'page_cache' )->toggle_service( true );
	\Hummingbird\Core\Utils::get_module( 'page_cache' )->maybe_update_advanced_cache();
	\Hummingbird\Core\Utils::get_module( 'minify' )->toggle_service( true );
}

/** What it does without an account: pictures loaded in its carousel, tags for sharing, blocks. */
function jetpack(): void {
	foreach ( array( 'carousel', 'sharedaddy', 'shortcodes', 'tiled-gallery', 'widgets', 'copy-post', 'markdown' ) as $module ) {
		\Jetpack::activate_module( $module, false, false );
	}
}

/** Pages kept, scripts and styles combined, scripts deferred. */
function jetpack_boost(): void {
	cache_visits_of( 'Automattic\\Jetpack_Boost\\Modules\\Optimizations\\Page_Cache\\Pre_WordPress' );
	\Automattic\Jetpack_Boost\Modules\Optimizations\Page_Cache\Page_Cache_Setup::run_setup();
}

/** Pages kept in files, as on servers of others than its maker; scripts combined. */
function siteground(): void {
	\SiteGround_Optimizer\File_Cacher\File_Cacher::toggle_file_cache( 1 );
}

/** Pages kept in files. */
function super_page_cache(): void {
	keep_calls_apart();
	\SPC\Services\Settings_Store::get_instance()->set( 'cf_cache_enabled', 1 )->set( 'cf_fallback_cache', 1 )->save();
	$cache = \SPC\Loader::get()->fallback_cache();
	$cache->fallback_cache_advanced_cache_enable();
	$cache->fallback_cache_enable();
}

/** Pages kept on disk and served by PHP, as those of its usual engine are by the rules of Apache; all minified. */
function w3_total_cache(): void {
	cache_visits_of( 'W3TC' );
	keep_calls_apart();
	$config = \W3TC\Dispatcher::config();
	$config->set( 'pgcache.engine', 'file' );
	foreach ( array( 'pgcache.enabled', 'minify.enabled', 'minify.html.enable' ) as $key ) {
		$config->set( $key, true );
	}
	$config->save();
	\W3TC\Dispatcher::component( 'Root_Environment' )->fix_in_wpadmin( $config, true );
}

/** Pages kept, scripts and styles merged, scripts deferred. */
function wp_optimize(): void {
	keep_calls_apart();
	// It visits pages that it has cleared.
	have_no_visits();
	$cache = \WPO_Page_Cache::instance();
	$cache->config->update( array( 'enable_page_caching' => true ) );
	$cache->enable( true );
	$merged = array( 'enabled' => true, 'enable_merging_of_js' => true, 'enable_merging_of_css' => true, 'enable_defer_js' => 'all' );
	wp_optimize_minify_config()->update( $merged );
}

/** Pages kept. */
function wp_super_cache(): void {
	// It takes what Playground calls a page for the command line.
	add_to_config( 'if ( ".php" !== substr( $_SERVER["PHP_SELF"], -4 ) ) { $_SERVER["PHP_SELF"] = "/index.php"; }' );
	wp_cache_enable();
	wp_cache_setting( 'wp_cache_slash_check', 1 );
	wp_cache_setting( 'wpsc_served_header', true );
}

/**
 * Writes translations into TranslatePress.
 *
 * @param array<string, string> $texts Translations into English, by text of the page. It has met each.
 */
function translate( array $texts ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	foreach ( $texts as $original => $translated ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of its own.
		$wpdb->update( "{$wpdb->prefix}trp_dictionary_es_es_en_gb", compact( 'translated' ) + array( 'status' => 2 ), compact( 'original' ) );
	}
}
