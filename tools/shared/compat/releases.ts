/** A plugin or theme of other authors, in the version that ours is tried with. */
export interface Release {
	kind: 'plugin' | 'theme';
	slug: string;
	name: string;
	version: string;
	/** The file of a plugin that WordPress activates, in its folder. */
	main?: string;
}

type Plugin = readonly [
	slug: string,
	name: string,
	version: string,
	main: string,
];
type Theme = readonly [ slug: string, name: string, version: string ];

export const PLUGINS = [
	[ 'advanced-custom-fields', 'Advanced Custom Fields', '6.8.0', 'acf.php' ],
	[ 'akismet', 'Akismet', '5.6', 'akismet.php' ],
	[
		'all-in-one-seo-pack',
		'All in One SEO',
		'4.9.7.2',
		'all_in_one_seo_pack.php',
	],
	[
		'all-in-one-wp-security-and-firewall',
		'All-In-One Security',
		'5.4.9',
		'wp-security.php',
	],
	[ 'autoptimize', 'Autoptimize', '3.1.15', 'autoptimize.php' ],
	[
		'beaver-builder-lite-version',
		'Beaver Builder Lite',
		'2.10.1.5',
		'fl-builder.php',
	],
	[ 'breeze', 'Breeze', '2.5.7', 'breeze.php' ],
	[ 'cache-enabler', 'Cache Enabler', '1.8.15', 'cache-enabler.php' ],
	[ 'classic-editor', 'Classic Editor', '1.6.7', 'classic-editor.php' ],
	[ 'contact-form-7', 'Contact Form 7', '6.1.6', 'wp-contact-form-7.php' ],
	[ 'cookie-law-info', 'CookieYes', '3.5.3', 'cookie-law-info.php' ],
	[ 'disable-comments', 'Disable Comments', '2.4.6', 'disable-comments.php' ],
	[ 'elementor', 'Elementor', '4.2.3', 'elementor.php' ],
	[
		'ewww-image-optimizer',
		'EWWW Image Optimizer',
		'8.4.0',
		'ewww-image-optimizer.php',
	],
	[ 'fast-velocity-minify', 'Fast Velocity Minify', '3.4.1', 'fvm.php' ],
	[ 'generateblocks', 'GenerateBlocks', '1.9.1', 'plugin.php' ],
	[
		'intuitive-custom-post-order',
		'Intuitive Custom Post Order',
		'3.1.5.1',
		'intuitive-custom-post-order.php',
	],
	[
		'hummingbird-performance',
		'Hummingbird',
		'3.19.0',
		'wp-hummingbird.php',
	],
	[ 'jetpack-boost', 'Jetpack Boost', '4.6.3', 'jetpack-boost.php' ],
	[ 'kadence-blocks', 'Kadence Blocks', '3.7.9', 'kadence-blocks.php' ],
	[
		'limit-login-attempts-reloaded',
		'Limit Login Attempts Reloaded',
		'3.2.3',
		'limit-login-attempts-reloaded.php',
	],
	[ 'litespeed-cache', 'LiteSpeed Cache', '7.8.0.1', 'litespeed-cache.php' ],
	[ 'members', 'Members', '3.2.21', 'members.php' ],
	[
		'paid-memberships-pro',
		'Paid Memberships Pro',
		'3.2.2',
		'paid-memberships-pro.php',
	],
	[ 'loginizer', 'Loginizer', '2.0.6', 'loginizer.php' ],
	[ 'polylang', 'Polylang', '3.8.5', 'polylang.php' ],
	[ 'post-types-order', 'Post Types Order', '2.4.7', 'post-types-order.php' ],
	[ 'query-monitor', 'Query Monitor', '3.16.4', 'query-monitor.php' ],
	[ 'restrict-content', 'Restrict Content', '3.2.23', 'restrictcontent.php' ],
	[
		'really-simple-ssl',
		'Really Simple Security',
		'9.5.8',
		'rlrsssl-really-simple-ssl.php',
	],
	[ 'redirection', 'Redirection', '5.8.1', 'redirection.php' ],
	[ 'seo-by-rank-math', 'Rank Math', '1.0.272', 'rank-math.php' ],
	[ 'sg-cachepress', 'SiteGround Optimizer', '7.7.7', 'sg-cachepress.php' ],
	[
		'simple-custom-post-order',
		'Simple Custom Post Order',
		'2.5.8',
		'simple-custom-post-order.php',
	],
	[
		'simple-page-ordering',
		'Simple Page Ordering',
		'2.7.2',
		'simple-page-ordering.php',
	],
	[
		'siteorigin-panels',
		'SiteOrigin Page Builder',
		'2.35.0',
		'siteorigin-panels.php',
	],
	[
		'the-events-calendar',
		'The Events Calendar',
		'6.17.2',
		'the-events-calendar.php',
	],
	[
		'tinymce-advanced',
		'Advanced Editor Tools',
		'5.9.2',
		'tinymce-advanced.php',
	],
	[ 'translatepress-multilingual', 'TranslatePress', '3.2.3', 'index.php' ],
	[ 'updraftplus', 'UpdraftPlus', '1.26.4', 'updraftplus.php' ],
	[ 'w3-total-cache', 'W3 Total Cache', '2.10.2', 'w3-total-cache.php' ],
	[ 'woocommerce', 'WooCommerce', '10.9.1', 'woocommerce.php' ],
	[ 'wordpress-seo', 'Yoast SEO', '28.3', 'wp-seo.php' ],
	[ 'wp-members', 'WP-Members', '3.4.9.5', 'wp-members.php' ],
	[ 'wp-asset-clean-up', 'Asset CleanUp', '1.4.0.3', 'wpacu.php' ],
	[
		'wp-cloudflare-page-cache',
		'Super Page Cache',
		'5.3.1',
		'wp-cloudflare-super-page-cache.php',
	],
	[ 'wp-fastest-cache', 'WP Fastest Cache', '1.4.9', 'wpFastestCache.php' ],
	[ 'wp-mail-smtp', 'WP Mail SMTP', '4.7.1', 'wp_mail_smtp.php' ],
	[ 'wp-optimize', 'WP-Optimize', '4.5.0', 'wp-optimize.php' ],
	[ 'wp-sort-order', 'WP Sort Order', '1.3.5', 'index.php' ],
	[ 'wp-super-cache', 'WP Super Cache', '3.1.0', 'wp-cache.php' ],
] as const satisfies readonly Plugin[];

export const THEMES = [
	[ 'astra', 'Astra', '4.13.1' ],
	[ 'blocksy', 'Blocksy', '2.1.53' ],
	[ 'generatepress', 'GeneratePress', '3.6.1' ],
	[ 'hello-elementor', 'Hello Elementor', '3.4.7' ],
	[ 'kadence', 'Kadence', '1.4.5' ],
	[ 'neve', 'Neve', '4.2.11' ],
	[ 'oceanwp', 'OceanWP', '4.1.5' ],
	[ 'storefront', 'Storefront', '4.6.2' ],
	[ 'twentytwentyone', 'Twenty Twenty-One', '2.7' ],
	[ 'twentytwentyfour', 'Twenty Twenty-Four', '1.4' ],
	// WordPress brings its own.
	[ 'twentytwentyfive', 'Twenty Twenty-Five', '' ],
] as const satisfies readonly Theme[];

export type PluginSlug = ( typeof PLUGINS )[ number ][ 0 ];
export type ThemeSlug = ( typeof THEMES )[ number ][ 0 ];

export const themeRelease = ( [ slug, name, version ]: Theme ): Release => ( {
	kind: 'theme',
	slug,
	name,
	version,
} );

export const pluginRelease = ( [
	slug,
	name,
	version,
	main,
]: Plugin ): Release => ( { kind: 'plugin', slug, name, version, main } );

/** Plugins and themes beside which ours is tried, each with its version. */
export const releases: readonly Release[] = [
	...THEMES.map( themeRelease ),
	...PLUGINS.map( pluginRelease ),
];

/**
 * @param  slug Of a plugin or a theme; no two of them have the same.
 * @throws {Error} When the table does not name it.
 */
export function releaseOf( slug: string ): Release {
	const found = releases.find( ( release ) => release.slug === slug );
	if ( found === undefined ) {
		throw new Error( `No release of "${ slug }" in ${ import.meta.url }.` );
	}
	return found;
}
