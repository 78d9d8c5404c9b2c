/**
 * What sites of associations, schools and town halls have besides: forms, consent, security, mail, pictures.
 */
import type { PluginSlug } from '../releases.ts';
import type { HowTried, Proof } from '../subject.ts';

/** A screen of its own in the admin. */
const ownScreen = ( path: string, element: string ): Proof => ( {
	sign: 'its screen in the admin',
	screen: `/wp-admin/${ path }`,
	element,
} );

export const EVERYDAY = {
	akismet: {
		proof: ownScreen(
			'options-general.php?page=akismet-key-config',
			'#akismet-plugin-container'
		),
	},
	'all-in-one-seo-pack': {
		proof: {
			sign: 'its comment in the head',
			html: /<!-- All in One SEO /,
		},
	},
	'all-in-one-wp-security-and-firewall': {
		proof: ownScreen(
			'admin.php?page=aiowpsec',
			'.aiowps_dashboard_box_small >> nth=0'
		),
	},
	'complianz-gdpr': {
		setUp: 'set_up_complianz',
		setting: 'its banner shown to all',
		proof: {
			sign: 'its banner’s script in the page',
			html: /id="cmplz-cookiebanner-js"/,
		},
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
		proof: ownScreen(
			'options-general.php?page=disable_comments_settings',
			'#disableCommentSaveSettings'
		),
	},
	'ewww-image-optimizer': {
		setUp: 'set_up_ewww',
		setting: 'pictures loaded late by its script',
		proof: { sign: 'its late pictures', html: /class="[^"]*lazyload/ },
	},
	gtranslate: {
		setUp: 'set_up_gtranslate',
		setting: 'its languages above the listing',
		path: '/con-idiomas/',
		proof: { sign: 'its languages', element: '.gtranslate_wrapper' },
	},
	'limit-login-attempts-reloaded': {
		proof: ownScreen(
			'admin.php?page=limit-login-attempts&tab=settings',
			'.limit-login-app-dashboard, .llar-settings-wrap'
		),
	},
	loginizer: {
		proof: ownScreen(
			'admin.php?page=loginizer',
			'.loginizer-options-table >> nth=0'
		),
	},
	'mailchimp-for-wp': {
		setUp: 'set_up_mc4wp',
		setting: 'a form of it above the listing',
		path: '/con-boletin/',
		proof: { sign: 'its form', element: 'form.mc4wp-form' },
	},
	'really-simple-ssl': {
		proof: ownScreen(
			'options-general.php?page=really-simple-security',
			'#really-simple-ssl'
		),
	},
	redirection: {
		proof: ownScreen( 'tools.php?page=redirection.php', '#react-ui' ),
	},
	'the-events-calendar': {
		proof: {
			sign: 'its calendar',
			screen: '/events/',
			element: '.tribe-events-view',
		},
	},
	'tinymce-advanced': {
		proof: ownScreen(
			'options-general.php?page=tinymce-advanced',
			'#tadv-mce-table, #tadvadmins >> nth=0'
		),
	},
	updraftplus: {
		proof: ownScreen(
			'options-general.php?page=updraftplus',
			'#updraft-wrap'
		),
	},
	'wp-mail-smtp': {
		proof: ownScreen( 'admin.php?page=wp-mail-smtp', '#wp-mail-smtp' ),
	},
	'wp-smushit': {
		setUp: 'set_up_smush',
		setting: 'pictures loaded late by its script',
		proof: { sign: 'its late pictures', html: /class="[^"]*lazyload/ },
	},
	'wpforms-lite': {
		setUp: 'set_up_wpforms',
		setting: 'a form of it above the listing',
		path: '/con-formulario/',
		proof: { sign: 'its form', element: 'form.wpforms-form' },
	},
} as const satisfies Partial< Record< PluginSlug, HowTried > >;
