/**
 * Languages, search engines, a shop, and what editors and administrators have besides.
 */
import {
	deprecatedIn,
	deprecatedInEditor,
	earlyTranslation,
	styleInEditor,
} from '../known.ts';
import type { PluginSlug } from '../releases.ts';
import type { HowTried } from '../subject.ts';

export const OTHERS = {
	'advanced-custom-fields': {
		setUp: 'set_up_acf',
		setting:
			'a group of fields for pages, and the value of one shown above the listing by its shortcode',
		path: '/con-campo/',
		proof: {
			sign: 'the value of its field in the page',
			html: /Un aviso de ACF\./,
		},
	},
	'classic-editor': {
		replacesEditor: true,
		proof: {
			sign: 'its editor at the address of WordPress’s',
			screen: '/wp-admin/post-new.php?post_type=page',
			element: '#post-body-content #postdivrich',
		},
	},
	polylang: {
		setUp: [ 'add_languages', 'translate_page' ],
		setting:
			'Spanish, and English as the second language; the page, programs and categories are Spanish, and the page has a translation',
		proof: {
			sign: 'the link to the other language in the head',
			html: /<link rel="alternate" href="[^"]+\/en\/programs\/" hreflang="en"/,
		},
	},
	'query-monitor': {
		proof: {
			sign: 'its panel in the page that an administrator gets',
			element: '#query-monitor-main',
			isForAdministrator: true,
		},
		known: [
			deprecatedIn( 'query-monitor' ),
			earlyTranslation( 'query-monitor' ),
		],
	},
	'seo-by-rank-math': {
		known: [ styleInEditor( 'rank-math-content-ai-page-css' ) ],
		setUp: 'set_up_rank_math',
		setting:
			'its assistant’s question for an account skipped; before that it does nothing in pages',
		proof: {
			sign: 'its comment and its data in the head',
			html: /<!-- [^>]*Rank Math[^>]* -->[\s\S]*rank-math-schema/,
		},
	},
	'translatepress-multilingual': {
		known: [
			deprecatedInEditor( 'custom components as toolbar controls' ),
		],
		setting: 'Spanish, and English as the second language',
		setUp: 'set_up_translatepress',
		remarks: [
			{
				what: 'Its script empties text that another script adds to a page in the second language, until it has a translation: a live region says nothing meanwhile. We have it leave our listing alone (trp_skip_selectors_from_dynamic_translation).',
				how: 'two languages; in the second, add a paragraph to an element with aria-live by script, and take it away after a second.',
			},
		],
		proof: {
			sign: 'the link to the other language in the head',
			html: /<link rel="alternate" hreflang="en[^"]*" href="[^"]+\/en\/programas\/"/,
		},
	},
	woocommerce: {
		proof: {
			sign: 'its class of the page, and its script that changes it',
			html: /<body[^>]* woocommerce-no-js[\s\S]*c\.replace\(\/woocommerce-no-js\//,
		},
	},
	'wordpress-seo': {
		known: [ deprecatedInEditor( 'wp.compose.pure' ) ],
		proof: {
			sign: 'its data in the head',
			html: /<script type="application\/ld\+json" class="yoast-schema-graph">/,
		},
	},
} as const satisfies Partial< Record< PluginSlug, HowTried > >;
