/** How to see that a release is at work: nothing of ours may be enough. */
type Proof =
	/** What the page with the listing contains. */
	| RegExp
	/** Selector in the page with the listing. */
	| string
	/** Path and selector, seen by the administrator. */
	| readonly [ path: string, selector: string ];

/** A plugin or theme of other authors, in the version that ours is tried with. */
interface Row {
	slug: string;
	name: string;
	/** Empty for what WordPress brings. */
	version: string;
	/** The file of a plugin that WordPress activates, in its folder. Default: that of its slug. */
	main?: string;
	/** Without one, integration tests alone use the release. */
	proof?: Proof;
	/** Functions of tests/compat/set-up-of-others.php, each called in a request of its own. */
	setUp?: readonly string[];
	/** What its own screens would save; objects become arrays. */
	options?: Readonly< Record< string, unknown > >;
	constants?: Readonly< Record< string, string | boolean > >;
	/** Path of the page with the listing. Default: that of the demo with the block. */
	path?: string;
	/** Markup around the block, in a page of its own and in the editor. */
	around?: readonly [ before: string, after: string ];
	/** What its own code reports, in the console or the log of PHP, and why. */
	known?: readonly ( readonly [ RegExp, why: string ] )[];
	/** The contrast of its own text, where that is too low and the listing takes its color. Default: 4.5. */
	contrast?: number;
	/** The contrast of its own buttons, where that is too low: the link for signing up is one of them. */
	button?: number;
	/** An element of it that hides what overflows is around the content: nothing in that stays in view. */
	nothingSticks?: true;
	keepsPages?: true;
	/** Path of the index of its sitemaps. */
	sitemap?: string;
	/** Whether it takes part in every query: tests/integration/queries-of-others.test.ts. */
	changesQueries?: true;
	/** Whether it makes lists of the admin sortable, as ours is. */
	sortsLists?: true;
	/** Whether it takes the place of WordPress's editor of blocks. */
	replacesEditor?: true;
}

export interface Release extends Row {
	kind: 'plugin' | 'theme';
	/** The file whose header has the version. */
	main: string;
}

/** Its entry in the menu of the admin, by the name of its page: a screen of its own often wants the network. */
const inMenu = ( page: string ): Proof => [
	'/wp-admin/profile.php',
	`#adminmenu [href*="page=${ page }"]`,
];

const inListOfPrograms = ( script: string ): Proof => [
	'/wp-admin/edit.php?post_type=pfilter_programa',
	`script[src*="${ script }"]`,
];

/** Options that are on. */
const on = ( prefix: string, ...names: string[] ): Record< string, string > =>
	Object.fromEntries( names.map( ( name ) => [ prefix + name, '1' ] ) );

/** Programs are among what plugins for the order of posts order, in the list and in every query. */
const ORDERED = {
	...Object.fromEntries(
		[ 'scporder_options', 'hicpo_options', 'wpso_options' ].map(
			( name ) => [ name, { objects: [ 'pfilter_programa' ], tags: [] } ]
		)
	),
	cpto_options: {
		show_reorder_interfaces: { pfilter_programa: 'show' },
		allow_reorder_default_interfaces: { pfilter_programa: 'yes' },
		autosort: 1,
		adminsort: 1,
		use_query_ASC_DESC: '',
		navigation_sort_apply: 1,
		capability: 'manage_options',
	},
};

// A table, which is read by its rows.
// prettier-ignore
const THEMES: readonly Row[] = [
	{
		slug: 'astra', name: 'Astra', version: '4.13.1',
		known: [ [ /Invalid url passed to get_utm_ready_link/, 'it logs an address of its own' ] ],
	},
	{ slug: 'blocksy', name: 'Blocksy', version: '2.1.53', button: 4.3 },
	{ slug: 'frost', name: 'Frost', version: '1.0.9' },
	{ slug: 'generatepress', name: 'GeneratePress', version: '3.6.1' },
	{ slug: 'hello-elementor', name: 'Hello Elementor', version: '3.4.7' },
	{ slug: 'kadence', name: 'Kadence', version: '1.4.5' },
	{ slug: 'neve', name: 'Neve', version: '4.2.11', nothingSticks: true },
	{ slug: 'oceanwp', name: 'OceanWP', version: '4.1.5', button: 2.4 },
	{ slug: 'ollie', name: 'Ollie', version: '1.6.0' },
	{ slug: 'storefront', name: 'Storefront', version: '4.6.2', nothingSticks: true },
	{ slug: 'sydney', name: 'Sydney', version: '2.67', button: 4 },
	{ slug: 'twentytwentyone', name: 'Twenty Twenty-One', version: '2.7' },
	{ slug: 'twentytwentyfour', name: 'Twenty Twenty-Four', version: '1.4' },
	{ slug: 'twentytwentyfive', name: 'Twenty Twenty-Five', version: '' },
];

// prettier-ignore
const PLUGINS: readonly Row[] = [
	{
		slug: 'advanced-custom-fields', name: 'Advanced Custom Fields', version: '6.8.0', main: 'acf.php',
		proof: [ '/wp-admin/profile.php', '#adminmenu [href*="post_type=acf-field-group"]' ],
	},
	{ slug: 'akismet', name: 'Akismet', version: '5.6', proof: inMenu( 'akismet-key-config' ) },
	{
		slug: 'all-in-one-seo-pack', name: 'All in One SEO', version: '4.9.7.2', main: 'all_in_one_seo_pack.php', sitemap: '/sitemap.xml',
		proof: /<!-- All in One SEO /, known: [ [ /vendor-emoji/, 'its emoji come from another server' ] ],
	},
	{
		slug: 'all-in-one-wp-security-and-firewall', name: 'All-In-One Security', version: '5.4.9', main: 'wp-security.php',
		proof: inMenu( 'aiowpsec' ),
		known: [
			[ /TFA: Beginning attempt/, 'it logs that it begins' ],
			[ /AIOS_Helper::request_remote exception/, 'it has no network' ],
		],
	},
	{
		slug: 'autoptimize', name: 'Autoptimize', version: '3.1.15', proof: /cache\/autoptimize/,
		options: on( 'autoptimize_', 'js', 'js_aggregate', 'js_include_inline', 'css', 'css_aggregate', 'css_include_inline', 'html' ),
	},
	{
		slug: 'beaver-builder-lite-version', name: 'Beaver Builder Lite', version: '2.10.1.5', main: 'fl-builder.php',
		proof: '.fl-module-html .programas', setUp: [ 'beaver_builder' ], path: '/con-constructor/',
		known: [ [ /^\[[^\]]*\] response was not a 200\s*$/, 'it has no network' ] ],
	},
	{
		slug: 'breeze', name: 'Breeze', version: '2.5.7', proof: /cache\/breeze-minification\//, setUp: [ 'breeze' ],
		keepsPages: true, known: [ [ /Undefined array key "QUERY_STRING" in \S+\/plugins\/breeze\//, 'a server has to say it' ] ],
	},
	{ slug: 'cache-enabler', name: 'Cache Enabler', version: '1.8.15', proof: /<!-- Cache Enabler by KeyCDN @/, keepsPages: true },
	{
		slug: 'classic-editor', name: 'Classic Editor', version: '1.6.7',
		proof: [ '/wp-admin/post-new.php?post_type=page', '#postdivrich' ], replacesEditor: true,
	},
	{
		slug: 'complianz-gdpr', name: 'Complianz', version: '7.5.0', main: 'complianz-gpdr.php',
		proof: '#cmplz-cookiebanner-container .cmplz-cookiebanner',
		options: {
			cmplz_wizard_completed_once: true,
			cmplz_options: {
				regions: [ 'eu' ], uses_thirdparty_services: 'yes', thirdparty_services_on_site: [ 'google-maps', 'youtube' ],
				uses_cookies: 'yes', enable_cookie_blocker: 'yes', enable_cookie_banner: 'yes',
			},
		},
		known: [
			[ /Passing null to parameter .*\/wp-includes\/formatting\.php/, 'its banner takes for granted what its assistant saves' ],
		],
	},
	{ slug: 'contact-form-7', name: 'Contact Form 7', version: '6.1.6', main: 'wp-contact-form-7.php', proof: inMenu( 'wpcf7' ) },
	{ slug: 'cookie-law-info', name: 'CookieYes', version: '3.5.3', proof: '.cky-consent-container' },
	{
		slug: 'disable-comments', name: 'Disable Comments', version: '2.4.6', proof: inMenu( 'disable_comments_settings' ),
		options: {
			disable_comments_options: {
				remove_everywhere: true, disabled_post_types: [ 'post', 'page', 'attachment' ], settings_saved: true, db_version: 7,
			},
		},
		known: [ [ /404 \(Not Found\) \(\S+\/wp\/v2\/comments\?/, 'the editor asks for notes' ] ],
	},
	{
		slug: 'elementor', name: 'Elementor', version: '4.2.3', proof: '.elementor-widget-text-editor .programas',
		// Its text is #7A7A7A, on white and on tints of that.
		contrast: 3.9, setUp: [ 'elementor' ], path: '/con-constructor/',
		known: [ [ /`onReady\(\)` is hard deprecated.*elementor\/assets\/js/, 'its editor warns of its own code' ] ],
	},
	{ slug: 'events-manager', name: 'Events Manager', version: '7.2.3.1' },
	{
		slug: 'ewww-image-optimizer', name: 'EWWW Image Optimizer', version: '8.4.0', proof: /class="[^"]*lazyload/,
		options: on( 'ewww_image_optimizer_', 'lazy_load' ),
	},
	{
		slug: 'fast-velocity-minify', name: 'Fast Velocity Minify', version: '3.4.1', main: 'fvm.php', proof: /cache\/fvm\//,
		setUp: [ 'fast_velocity_minify' ],
	},
	{
		slug: 'generateblocks', name: 'GenerateBlocks', version: '1.9.1', main: 'plugin.php',
		proof: 'body:has( .gb-container-0a1b2c3d .programas ) .gb-query-loop-item:has( .programas-facts ) a[href*="/programa/"]',
		around: [
			'<!-- wp:generateblocks/container {"uniqueId":"0a1b2c3d","isDynamic":true,"blockVersion":4,"backgroundColor":"#f4f4f4"} -->',
			'<!-- /wp:generateblocks/container -->' +
				'<!-- wp:generateblocks/query-loop {"uniqueId":"1b2c3d4e","query":{"post_type":["pfilter_programa"],"per_page":2}} -->' +
				'<!-- wp:generateblocks/grid {"uniqueId":"2c3d4e5f","isDynamic":true,"blockVersion":3,"isQueryLoop":true} -->' +
				'<!-- wp:generateblocks/container {"uniqueId":"3d4e5f6a","isDynamic":true,"blockVersion":4,"isGrid":true,' +
				'"isQueryLoopItem":true} -->' +
				'<!-- wp:post-title {"isLink":true} /--><!-- wp:programs-filter/datos /--><!-- /wp:generateblocks/container -->' +
				'<!-- /wp:generateblocks/grid --><!-- /wp:generateblocks/query-loop -->',
		],
	},
	{ slug: 'google-site-kit', name: 'Site Kit', version: '1.184.0', proof: inMenu( 'googlesitekit-splash' ) },
	{
		slug: 'hummingbird-performance', name: 'Hummingbird', version: '3.19.0', main: 'wp-hummingbird.php',
		proof: /<!-- Hummingbird cache file was created/, setUp: [ 'hummingbird' ], keepsPages: true,
	},
	{
		slug: 'intuitive-custom-post-order', name: 'Intuitive Custom Post Order', version: '3.1.5.1',
		proof: inListOfPrograms( '/intuitive-custom-post-order/' ), options: ORDERED, changesQueries: true, sortsLists: true,
	},
	{
		slug: 'jetpack', name: 'Jetpack', version: '16.0.1', proof: inMenu( 'jetpack' ), constants: { JETPACK_DEV_DEBUG: true },
		setUp: [ 'jetpack' ],
	},
	{
		slug: 'jetpack-boost', name: 'Jetpack Boost', version: '4.6.3', proof: /data-jetpack-boost="ignore"/, setUp: [ 'jetpack_boost' ],
		options: on( 'jetpack_boost_status_', 'page-cache', 'minify-js', 'minify-css', 'render-blocking-js' ), keepsPages: true,
		known: [ [ /ERR_CONNECTION_REFUSED/, 'it leaves the port out of the address of a script that it minifies alone' ] ],
	},
	{
		slug: 'kadence-blocks', name: 'Kadence Blocks', version: '3.7.9',
		proof: 'body:has( .kb-row-layout-wrap .kadence-column1_4e5f6a-7b .programas ) .kb-posts .entry-title a[href*="/programa/"]',
		around: [
			'<!-- wp:kadence/rowlayout {"uniqueID":"1_0a1b2c-3d","columns":1,"colLayout":"equal","kbVersion":2} -->' +
				'<!-- wp:kadence/column {"borderWidth":["","","",""],"uniqueID":"1_4e5f6a-7b","kbVersion":2} -->' +
				'<div class="wp-block-kadence-column kadence-column1_4e5f6a-7b"><div class="kt-inside-inner-col">',
			'</div></div><!-- /wp:kadence/column --><!-- /wp:kadence/rowlayout -->' +
				'<!-- wp:kadence/posts {"uniqueID":"1_8c9d0e-1f","postType":"pfilter_programa","postsToShow":2} /-->',
		],
	},
	{
		slug: 'limit-login-attempts-reloaded', name: 'Limit Login Attempts Reloaded', version: '3.2.3', proof: inMenu( 'limit-login-attempts' ),
	},
	{
		slug: 'litespeed-cache', name: 'LiteSpeed Cache', version: '7.8.0.1', proof: /data-optimized="\d"[^>]*\/litespeed\/(?:css|js)\//,
		constants: { LITESPEED_SERVER_TYPE: 'LITESPEED_SERVER_ENT', LITESPEED_ALLOWED: true }, setUp: [ 'have_no_visits' ],
		options: on( 'litespeed.conf.', 'cache', 'optm-css_min', 'optm-css_comb', 'optm-js_min', 'optm-js_comb', 'optm-js_defer' ),
	},
	{ slug: 'loginizer', name: 'Loginizer', version: '2.0.6', proof: inMenu( 'loginizer' ) },
	{ slug: 'members', name: 'Members', version: '3.2.21', proof: inMenu( 'members' ), changesQueries: true },
	{ slug: 'paid-memberships-pro', name: 'Paid Memberships Pro', version: '3.2.2', proof: inMenu( 'pmpro-dashboard' ) },
	{
		slug: 'polylang', name: 'Polylang', version: '3.8.5', proof: /<link rel="alternate" href="[^"]+\/en\/programs\/" hreflang="en"/,
		setUp: [ 'polylang_languages', 'polylang_translation' ],
	},
	{
		slug: 'post-types-order', name: 'Post Types Order', version: '2.4.7',
		proof: inListOfPrograms( '/post-types-order/js/cpt.js' ), options: ORDERED, changesQueries: true, sortsLists: true,
	},
	{ slug: 'query-monitor', name: 'Query Monitor', version: '3.16.4', proof: [ '/programas/', '#query-monitor-main' ] },
	{
		slug: 'really-simple-ssl', name: 'Really Simple Security', version: '9.5.8', main: 'rlrsssl-really-simple-ssl.php',
		proof: inMenu( 'really-simple-security' ),
	},
	{ slug: 'redirection', name: 'Redirection', version: '5.8.1', proof: inMenu( 'redirection.php' ) },
	{ slug: 'relevanssi', name: 'Relevanssi', version: '4.26.1', changesQueries: true },
	{
		slug: 'restrict-content', name: 'Restrict Content', version: '3.2.23', main: 'restrictcontent.php', proof: inMenu( 'rcp-members' ),
		known: [
			[ /WordPress database error Table '\S*_rcp_\w+' doesn't exist/, 'it makes its tables at the first visit of the admin' ],
		],
	},
	{ slug: 'search-exclude', name: 'Search Exclude', version: '2.6.5', changesQueries: true },
	{
		slug: 'seo-by-rank-math', name: 'Rank Math', version: '1.0.272', main: 'rank-math.php', sitemap: '/sitemap_index.xml',
		proof: /<!-- [^>]*Rank Math[^>]* -->[\s\S]*rank-math-schema/, options: on( 'rank_math_', 'registration_skip' ),
		known: [ [ /\/vendor\/cmb2\//, 'its addresses do not fit a folder behind a link' ] ],
	},
	{
		slug: 'sg-cachepress', name: 'SiteGround Optimizer', version: '7.7.7', proof: /siteground-optimizer-combined-js/,
		setUp: [ 'siteground' ], keepsPages: true,
		options: on( 'siteground_optimizer_', 'optimize_javascript', 'combine_javascript', 'optimize_css', 'combine_css', 'optimize_html' ),
		known: [
			[ /sg-cachepress\/assets\//, 'its addresses do not fit a folder behind a link' ],
			[ /"wp-auth-check\\?" was enqueued with dependencies/, 'it takes away WordPress’s heartbeat' ],
		],
	},
	{
		slug: 'simple-custom-post-order', name: 'Simple Custom Post Order', version: '2.5.8',
		proof: inListOfPrograms( '/simple-custom-post-order/' ), options: ORDERED, changesQueries: true, sortsLists: true,
	},
	{
		slug: 'simple-page-ordering', name: 'Simple Page Ordering', version: '2.7.2',
		proof: inListOfPrograms( '/simple-page-ordering/' ), changesQueries: true, sortsLists: true,
	},
	{
		slug: 'siteorigin-panels', name: 'SiteOrigin Page Builder', version: '2.35.0', proof: '.panel-grid .programas',
		setUp: [ 'siteorigin' ], path: '/con-constructor/',
	},
	{
		slug: 'the-events-calendar', name: 'The Events Calendar', version: '6.17.2', proof: [ '/events/', '.tribe-events-view' ],
		changesQueries: true,
	},
	{ slug: 'tinymce-advanced', name: 'Advanced Editor Tools', version: '5.9.2', proof: inMenu( 'tinymce-advanced' ) },
	{
		slug: 'translatepress-multilingual', name: 'TranslatePress', version: '3.2.3', main: 'index.php',
		proof: /<link rel="alternate" hreflang="en[^"]*" href="[^"]+\/en\/programas\/"/, setUp: [ 'translatepress' ],
	},
	{
		slug: 'ultimate-addons-for-gutenberg', name: 'Spectra', version: '2.20.0', proof: '.uagb-post-grid .uagb-post__title',
		around: [ '', '<!-- wp:uagb/post-grid {"block_id":"0a1b2c3d","postType":"pfilter_programa","postsToShow":2} /-->' ],
		known: [
			[ /http:\/\/fonts\.googleapis\.com\//, 'its fonts come from another server' ],
			[ /Spectra: CSS\/JS generation returned empty/, 'it logs that a page needs no script of it' ],
			[ /Invalid url passed to get_utm_ready_link/, 'it logs an address of its own' ],
		],
	},
	{ slug: 'ultimate-category-excluder', name: 'Ultimate Category Excluder', version: '1.7', changesQueries: true },
	{ slug: 'updraftplus', name: 'UpdraftPlus', version: '1.26.4', proof: inMenu( 'updraftplus' ) },
	{ slug: 'user-access-manager', name: 'User Access Manager', version: '2.2.23', changesQueries: true },
	{
		slug: 'w3-total-cache', name: 'W3 Total Cache', version: '2.10.2', proof: /<div\nclass=/, setUp: [ 'w3_total_cache' ], keepsPages: true,
	},
	{
		slug: 'woocommerce', name: 'WooCommerce', version: '10.9.1',
		proof: /<body[^>]* woocommerce-no-js[\s\S]*c\.replace\(\/woocommerce-no-js\//,
	},
	{
		slug: 'wordpress-seo', name: 'Yoast SEO', version: '28.3', main: 'wp-seo.php', sitemap: '/sitemap_index.xml',
		proof: /<script type="application\/ld\+json" class="yoast-schema-graph">/,
	},
	{
		slug: 'wp-asset-clean-up', name: 'Asset CleanUp', version: '1.4.0.3', main: 'wpacu.php', proof: /cache\/asset-cleanup\/js\//,
		setUp: [ 'asset_cleanup' ],
	},
	{
		slug: 'wp-cloudflare-page-cache', name: 'Super Page Cache', version: '5.3.1', main: 'wp-cloudflare-super-page-cache.php',
		proof: /<!-- Page retrieved from Super Page Cache/, setUp: [ 'super_page_cache' ], keepsPages: true,
		known: [ [ /in \S+\/wp-cloudflare-page-cache\/src\/Modules\/Dashboard\.php on line/, 'its dashboard wants the network' ] ],
	},
	{
		slug: 'wp-fastest-cache', name: 'WP Fastest Cache', version: '1.4.9', main: 'wpFastestCache.php', proof: /<!-- via php -->/,
		setUp: [ 'keep_calls_apart' ],
		options: {
			WpFastestCache: JSON.stringify( {
				wpFastestCacheStatus: 'on', wpFastestCacheCombineJs: 'on', wpFastestCacheCombineCss: 'on', wpFastestCacheMinifyHtml: 'on',
				wpFastestCacheNewPost: 'on', wpFastestCacheNewPost_type: 'all',
				wpFastestCacheUpdatePost: 'on', wpFastestCacheUpdatePost_type: 'post',
			} ),
		},
		keepsPages: true,
	},
	{ slug: 'wp-mail-smtp', name: 'WP Mail SMTP', version: '4.7.1', main: 'wp_mail_smtp.php', proof: inMenu( 'wp-mail-smtp' ) },
	{ slug: 'wp-members', name: 'WP-Members', version: '3.4.9.5', proof: inMenu( 'wpmem-settings' ) },
	{ slug: 'wp-optimize', name: 'WP-Optimize', version: '4.5.0', proof: /cache\/wpo-minify\//, setUp: [ 'wp_optimize' ], keepsPages: true },
	{
		slug: 'wp-seopress', name: 'SEOPress', version: '10.0.2', main: 'seopress.php', sitemap: '/sitemaps.xml',
		proof: /<meta name="robots" content="index, follow, max-snippet/,
		options: {
			seopress_xml_sitemap_option_name: {
				seopress_xml_sitemap_general_enable: '1',
				seopress_xml_sitemap_post_types_list: { page: { include: '1' }, pfilter_programa: { include: '1' } },
				seopress_xml_sitemap_taxonomies_list: { pfilter_categoria: { include: '1' } },
			},
		},
	},
	{
		slug: 'wp-sort-order', name: 'WP Sort Order', version: '1.3.5', main: 'index.php',
		proof: inListOfPrograms( '/wp-sort-order/js/scripts.js' ), options: ORDERED, changesQueries: true, sortsLists: true,
	},
	{
		slug: 'wp-super-cache', name: 'WP Super Cache', version: '3.1.0', main: 'wp-cache.php',
		proof: /<!-- Cached page generated by WP-Super-Cache on /, setUp: [ 'wp_super_cache' ], keepsPages: true,
	},
];

/** Plugins and themes beside which ours is tried, each in one version. */
export const releases: readonly Release[] = [
	...THEMES.map( ( row ) => ( {
		kind: 'theme' as const,
		main: 'style.css',
		proof: new RegExp( `/themes/${ row.slug }/` ),
		...row,
	} ) ),
	...PLUGINS.map( ( row ) => ( {
		kind: 'plugin' as const,
		main: `${ row.slug }.php`,
		...row,
	} ) ),
];

/**
 * @param  slug Of a plugin or a theme; no two of them have the same.
 * @throws {Error} When the table does not name it.
 */
export function releaseOf( slug: string ): Release {
	const found = releases.find( ( release ) => release.slug === slug );
	if ( found === undefined ) {
		throw new Error( `No release of "${ slug }".` );
	}
	return found;
}
