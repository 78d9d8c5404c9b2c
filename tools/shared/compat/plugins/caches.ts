/**
 * Page caches and optimisers, with as much of them switched on as works here.
 */
import { deprecatedIn, earlyTranslation } from '../known.ts';
import type { PluginSlug } from '../releases.ts';
import type { HowTried } from '../subject.ts';

export const CACHES = {
	autoptimize: {
		combines: true,
		setting:
			'scripts and styles combined, those in the page too; HTML minified',
		setUp: 'set_up_autoptimize',
		proof: {
			sign: 'its combined files in the page',
			html: /cache\/autoptimize/,
		},
	},
	breeze: {
		combines: true,
		constants: { WP_CACHE: true },
		setting: 'pages are kept, scripts minified and grouped',
		setUp: 'set_up_breeze',
		proof: {
			sign: 'its grouped scripts in the page',
			html: /cache\/breeze-minification\//,
		},
		hit: [ 'cache-provider', /^CLOUDWAYS-CACHE-\w*E$/ ],
		known: [
			[
				/Undefined array key "QUERY_STRING" in \S+\/plugins\/breeze\//,
				{
					what: 'It takes for granted that a server says QUERY_STRING, which PHP’s own does not where there is none. Nothing to report.',
				},
			],
		],
	},
	'cache-enabler': {
		constants: { WP_CACHE: true },
		setting: 'pages are kept',
		proof: {
			sign: 'its comment at the end of a page that it has kept',
			html: /<!-- Cache Enabler by KeyCDN @/,
		},
		hit: [ 'x-cache-handler', /cache-enabler-engine/ ],
		remarks: [
			{
				what: 'With its option to minify inline CSS and JavaScript, it takes “/*” in the JSON of WordPress’s own speculation rules for the beginning of a comment, and cuts all up to the next “*/”, which is in another script: 900 bytes with the borders of scripts among them, so JSON that cannot be read, in a page with our listing and in one without it.',
				how: 'WordPress 6.8 or newer, pretty permalinks, it alone active, that option on; open any page twice as a visitor. The place is the regular expression for comments in Cache_Enabler_Disk::minify_html(), which should leave alone scripts whose type is no JavaScript.',
			},
		],
	},
	'fast-velocity-minify': {
		combines: true,
		setting: 'scripts and styles minified and merged',
		setUp: 'set_up_fast_velocity_minify',
		proof: {
			sign: 'its merged scripts in the page',
			html: /cache\/fvm\//,
		},
		known: [ deprecatedIn( 'fast-velocity-minify' ) ],
	},
	'hummingbird-performance': {
		combines: true,
		constants: { WP_CACHE: true },
		setting: 'pages are kept, scripts and styles optimised',
		setUp: 'set_up_hummingbird',
		proof: {
			sign: 'its comment at the end of a page that it has kept',
			html: /<!-- Hummingbird cache file was created/,
		},
		hit: [ 'hummingbird-cache', /Served/ ],
	},
	'jetpack-boost': {
		combines: true,
		constants: { WP_CACHE: true },
		setting:
			'pages are kept, scripts and styles concatenated, scripts moved to the end',
		setUp: 'set_up_jetpack_boost',
		proof: {
			sign: 'its mark on scripts that it leaves alone',
			html: /data-jetpack-boost="ignore"/,
		},
		hit: 'numbered',
		known: [
			[
				/http:\/\/127\.0\.0\.1\/.*ERR_CONNECTION_REFUSED|ERR_CONNECTION_REFUSED \(http:\/\/127\.0\.0\.1\//,
				{
					what: 'Where the address of the site has a port, it leaves the port out of the address of a script that it minifies alone, and the script is not loaded.',
					how: 'a site on a port, such as 127.0.0.1:8080, it alone active, “Concatenate JS” on; open a post with comments: comment-reply.min.js is asked for without the port.',
				},
			],
		],
	},
	'litespeed-cache': {
		combines: true,
		constants: {
			LITESPEED_SERVER_TYPE: 'LITESPEED_SERVER_ENT',
			LITESPEED_ALLOWED: true,
		},
		setting:
			'scripts and styles minified and combined, scripts deferred, HTML minified, its page cache on',
		setUp: 'set_up_litespeed_cache',
		remarks: [
			{
				what: 'What keeps pages is the server of LiteSpeed, which the tests do not have: a hit could not be tried. Tried was what it tells that server: to keep the page, and to forget it after an edit of a program.',
			},
		],
		proof: {
			sign: 'its combined files in the page',
			html: /data-optimized="\d"[^>]*\/litespeed\/(?:css|js)\//,
		},
	},
	'sg-cachepress': {
		combines: true,
		constants: { WP_CACHE: true },
		setting:
			'pages are kept in files, as it does outside of its maker’s servers; scripts and styles minified and combined, HTML minified',
		setUp: 'set_up_siteground',
		proof: {
			sign: 'its combined scripts in the page',
			html: /siteground-optimizer-combined-js/,
		},
		known: [
			deprecatedIn( 'sg-cachepress' ),
			[
				/sg-cachepress\/assets\//,
				{
					what: 'It makes addresses of its files from where its folder lies, which here is behind a link. Nothing to report.',
				},
			],
			[
				/"wp-auth-check\\?" was enqueued with dependencies that are not registered: heartbeat/,
				{
					what: 'It takes away WordPress’s script “heartbeat”, but not the one that needs it.',
					how: 'WordPress 6.9.1 or newer with WP_DEBUG_LOG, it alone active; open the editor of a page: “WP_Scripts::add was called incorrectly”.',
				},
			],
		],
		remarks: [
			{
				what: 'It combines modules into a file that is none: none of the combined scripts runs. We have it leave out ours (sgo_javascript_combine_exclude_ids), as it does WordPress’s navigation.',
				how: "it alone active, “Combine JavaScript files” on, and any plugin that loads a module with export in it; open the home page as a visitor, and the browser’s console: “Unexpected token 'export'”.",
			},
		],
		hit: [ 'sg-f-cache', /^HIT$/ ],
	},
	'w3-total-cache': {
		constants: { WP_CACHE: true },
		setting:
			'pages are kept on disk and served by PHP, scripts, styles and HTML minified',
		setUp: 'set_up_w3_total_cache',
		proof: { sign: 'HTML as it minifies it', html: /<div\nclass=/ },
		known: [ earlyTranslation( 'w3-total-cache' ) ],
		hit: 'numbered',
	},
	'wp-asset-clean-up': {
		combines: true,
		setting:
			'scripts and styles minified and combined, but not the modules of WordPress',
		setUp: 'set_up_asset_cleanup',
		remarks: [
			{
				what: 'It combines modules, such as that of WordPress’s navigation, into a file that is none: none of the combined scripts runs. We have it leave out ours (data-wpacu-skip).',
				how: 'a theme of blocks, it alone active, “Combine loaded JS” on; open the home page as a visitor, and the browser’s console: “Cannot use import statement outside a module”.',
			},
		],
		proof: {
			sign: 'its combined scripts in the page',
			html: /cache\/asset-cleanup\/js\//,
		},
	},
	'wp-cloudflare-page-cache': {
		constants: { WP_CACHE: true },
		setting: 'pages are kept in files, without an account at Cloudflare',
		setUp: 'set_up_super_page_cache',
		proof: {
			sign: 'its comment at the end of a page that it has kept',
			html: /<!-- Page retrieved from Super Page Cache/,
		},
		hit: [ 'x-wp-spc-disk-cache', /^HIT$/ ],
		known: [
			[
				/in \S+\/plugins\/wp-cloudflare-page-cache\/src\/Modules\/Dashboard\.php on line/,
				{
					what: 'Its dashboard shows what wordpress.org says of another plugin, and warns where it does not answer. Nothing to report.',
				},
			],
		],
	},
	'wp-fastest-cache': {
		combines: true,
		setting: 'pages are kept, scripts and styles combined, HTML minified',
		setUp: 'set_up_wp_fastest_cache',
		proof: {
			sign: 'its comment at the end of a page that it has kept',
			html: /<!-- via php -->/,
		},
		hit: /<!-- via php -->/,
	},
	'wp-optimize': {
		combines: true,
		constants: { WP_CACHE: true },
		setting:
			'pages are kept, scripts and styles minified and merged, scripts deferred',
		setUp: 'set_up_wp_optimize',
		proof: {
			sign: 'its merged files in the page',
			html: /cache\/wpo-minify\//,
		},
		hit: [ 'wpo-cache-status', /^cached$/ ],
	},
	'wp-super-cache': {
		constants: { WP_CACHE: true },
		setting: 'pages are kept',
		setUp: 'set_up_wp_super_cache',
		proof: {
			sign: 'its comment at the end of a page that it has kept',
			html: /<!-- Cached page generated by WP-Super-Cache on /,
		},
		hit: [ 'x-wp-super-cache', /supercache|wp-cache/i ],
	},
} as const satisfies Partial< Record< PluginSlug, HowTried > >;
