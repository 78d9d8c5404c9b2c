/**
 * What sites of associations, schools and town halls have besides: forms, consent, security, mail, pictures.
 */
import { deprecatedInEditor, oldBlocks, styleInEditor } from '../known.ts';
import type { PluginSlug } from '../releases.ts';
import type { HowTried, Proof } from '../subject.ts';

/** Its entry in the admin menu, by the name of its page: a screen of its own often wants the network. */
const inMenu = ( page: string ): Proof => ( {
	sign: 'its entry in the menu of the admin',
	screen: '/wp-admin/profile.php',
	element: `#adminmenu a[href*="page=${ page }"] >> nth=0`,
} );

export const EVERYDAY = {
	akismet: { proof: inMenu( 'akismet-key-config' ) },
	'all-in-one-seo-pack': {
		proof: {
			sign: 'its comment in the head',
			html: /<!-- All in One SEO /,
		},
		known: [
			oldBlocks( 'aioseo' ),
			[
				/cdn\.jsdelivr\.net\/npm\/@emoji-mart|vendor-emoji/,
				{
					what: 'Its part of the editor gets emoji from cdn.jsdelivr.net, which the machine of the tests cannot reach. Nothing to report.',
				},
			],
		],
	},
	'all-in-one-wp-security-and-firewall': {
		proof: inMenu( 'aiowpsec' ),
		known: [
			oldBlocks( 'twofactor' ),
			[
				/TFA: Beginning attempt|AIOS_Helper::request_remote exception/,
				{
					what: 'It logs what it does when it begins, and that it cannot ask others for the address of the server. Nothing to report.',
				},
			],
		],
	},
	'contact-form-7': {
		setUp: 'set_up_contact_form',
		setting: 'its first form above the listing',
		path: '/con-formulario/',
		proof: { sign: 'its form', element: 'form.wpcf7-form' },
	},
	'cookie-law-info': {
		proof: {
			sign: 'its banner',
			element: '.cky-consent-container',
		},
	},
	'disable-comments': {
		setUp: 'set_up_disable_comments',
		setting: 'comments off everywhere',
		proof: inMenu( 'disable_comments_settings' ),
		known: [
			[
				/404 \(Not Found\) \(\S+\/wp\/v2\/comments\?/,
				{
					what: 'It takes away the REST API’s comments, which WordPress’s editor asks for notes.',
					how: 'WordPress 6.9 or newer, it alone active, comments off everywhere; open the editor of a page, and the browser’s console.',
				},
			],
		],
	},
	'ewww-image-optimizer': {
		setUp: 'set_up_ewww',
		setting: 'pictures loaded late by its script',
		proof: { sign: 'its late pictures', html: /class="[^"]*lazyload/ },
	},
	'limit-login-attempts-reloaded': {
		proof: inMenu( 'limit-login-attempts' ),
	},
	loginizer: { proof: inMenu( 'loginizer' ) },
	'really-simple-ssl': { proof: inMenu( 'really-simple-security' ) },
	redirection: { proof: inMenu( 'redirection.php' ) },
	'the-events-calendar': {
		known: [
			oldBlocks( 'tribe' ),
			styleInEditor( 'tribe-common-gutenberg-main-styles-css' ),
			styleInEditor( 'tec-widget-blocks-styles-css' ),
		],
		proof: {
			sign: 'its calendar',
			screen: '/events/',
			element: '.tribe-events-view',
		},
	},
	'tinymce-advanced': {
		proof: inMenu( 'tinymce-advanced' ),
		known: [
			oldBlocks( 'tadv' ),
			deprecatedInEditor( 'wp.editPost.PluginBlockSettingsMenuItem' ),
			styleInEditor( 'tadv-block-editor-styles-css' ),
		],
	},
	updraftplus: { proof: inMenu( 'updraftplus' ) },
	'wp-mail-smtp': { proof: inMenu( 'wp-mail-smtp' ) },
} as const satisfies Partial< Record< PluginSlug, HowTried > >;
