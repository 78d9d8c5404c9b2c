/**
 * Page builders and blocks, with the listing inside of what they make.
 */
import {
	deprecatedIn,
	deprecatedInEditor,
	FONT_OF_GOOGLE,
	oldBlocks,
	styleInEditor,
} from '../known.ts';
import type { PluginSlug } from '../releases.ts';
import type { HowTried } from '../subject.ts';

export const BUILDERS = {
	'beaver-builder-lite-version': {
		setUp: 'set_up_beaver_builder',
		setting: 'a page of its builder, with the shortcode in its HTML module',
		path: '/con-constructor/',
		proof: {
			sign: 'the listing inside of its module',
			element: '.fl-module-html .programas',
		},
		known: [
			oldBlocks( 'fl-builder' ),
			deprecatedInEditor( 'wp.editPost.PluginMoreMenuItem' ),
			styleInEditor( 'fl-builder-wp-editor-css' ),
			[
				/^\[[^\]]*\] response was not a 200\s*$/,
				{
					what: 'It logs that its makers’ news cannot be had. Nothing to report.',
				},
			],
			[
				/cdnjs\.cloudflare\.com\/ajax\/libs\/foundicons|player\.vimeo\.com/,
				{
					what: 'Its editor gets icons from cdnjs.cloudflare.com and a film from player.vimeo.com, which the machine of the tests cannot reach. Nothing to report.',
				},
			],
		],
	},
	elementor: {
		setUp: 'set_up_elementor',
		setting: 'a page of its editor, with the shortcode in its text widget',
		path: '/con-constructor/',
		proof: {
			sign: 'the listing inside of its widget',
			element: '.elementor-widget-text-editor .programas',
		},
		known: [
			FONT_OF_GOOGLE,
			deprecatedIn( 'elementor' ),
			deprecatedInEditor(
				"select( 'core/edit-post' ).isEditorPanelEnabled",
				'Using custom components as toolbar controls'
			),
			styleInEditor( 'elementor-admin-css' ),
			[
				/cdn\.jsdelivr\.net\/npm\/ace-builds|assets\.elementor\.com/,
				{
					what: 'Its editor gets parts from cdn.jsdelivr.net and assets.elementor.com, which the machine of the tests cannot reach. Nothing to report.',
				},
			],
			[
				/`onReady\(\)` is hard deprecated.*elementor\/assets\/js/,
				{
					what: 'Its editor warns of its own code.',
					how: 'WP_DEBUG, it alone active; open its editor, and the browser’s console: “onReady() is hard deprecated”.',
				},
			],
		],
		// A test of ours (tests/compat/elementor) finds the same without a listing.
		contrast: {
			parts: [ 'programas-pill', 'programas-card__', 'programas-count' ],
			// Its grey on white, on a card and on a category there; white on its grey.
			colors: [ '#7a7a7a', '#ffffff' ],
			contrasts: [ 4.29, 4.11, 3.94 ],
			what: 'Its default text, #7A7A7A, has a contrast of 4.29 on white, with and without the listing, which takes the text colour of what is around it: Shape and axe leave out that grey, on white and on the tints of it that cards and categories have, and nothing else.',
			how: 'A new site, it alone active; a page with its text widget, and axe.',
		},
	},
	generateblocks: {
		setting: 'the block inside of its container',
		around: [
			'<!-- wp:generateblocks/container {"uniqueId":"0a1b2c3d","isDynamic":true,"blockVersion":4,"backgroundColor":"#f4f4f4","spacing":{"paddingTop":"20px","paddingRight":"20px","paddingBottom":"20px","paddingLeft":"20px"}} -->',
			'<!-- /wp:generateblocks/container -->',
		],
		proof: {
			sign: 'the listing inside of its container',
			element: '.gb-container-0a1b2c3d .programas',
		},
		known: [
			deprecatedInEditor(
				'wp.editPost.PluginSidebar',
				'__experimentalGetPreviewDeviceType'
			),
			oldBlocks( 'generateblocks' ),
		],
	},
	'kadence-blocks': {
		setting: 'the block inside of a section of its row',
		around: [
			'<!-- wp:kadence/rowlayout {"uniqueID":"1_0a1b2c-3d","columns":1,"colLayout":"equal","kbVersion":2} --><!-- wp:kadence/column {"borderWidth":["","","",""],"uniqueID":"1_4e5f6a-7b","kbVersion":2} --><div class="wp-block-kadence-column kadence-column1_4e5f6a-7b"><div class="kt-inside-inner-col">',
			'</div></div><!-- /wp:kadence/column --><!-- /wp:kadence/rowlayout -->',
		],
		proof: {
			sign: 'the listing inside of its row',
			element:
				'.kb-row-layout-wrap .kadence-column1_4e5f6a-7b .programas',
		},
		known: [
			deprecatedIn( 'kadence-blocks' ),
			deprecatedInEditor( '__unstableIsPreviewMode' ),
		],
	},
	'siteorigin-panels': {
		setUp: 'set_up_siteorigin',
		setting: 'a page of its builder, with the shortcode in a text widget',
		path: '/con-constructor/',
		proof: {
			sign: 'the listing inside of its row',
			element: '.panel-grid .programas',
		},
		known: [
			styleInEditor( 'so-panels-admin-css' ),
			styleInEditor( 'so-panels-admin-inline-css' ),
		],
	},
} as const satisfies Partial< Record< PluginSlug, HowTried > >;
