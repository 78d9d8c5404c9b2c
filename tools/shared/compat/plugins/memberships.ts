/**
 * Membership plugins. What they reserve is tried in tests/integration/memberships.test.ts.
 */
import {
	deprecatedIn,
	deprecatedInEditor,
	earlyTranslation,
	oldBlocks,
	styleInEditor,
} from '../known.ts';
import type { PluginSlug } from '../releases.ts';
import type { HowTried, Remark } from '../subject.ts';

/** What each has. */
const RESERVED = {
	setUp: 'reserve_program',
	setting: 'a program of the listing is reserved for members',
};

/** An entry of its own in the admin. */
const inMenu = ( element: string ) =>
	( {
		sign: 'its entry in the menu of the admin',
		element,
		screen: '/wp-admin/index.php',
	} ) as const;

const asked = ( name: string ): readonly Remark[] => [
	{
		what: `A program that it reserves has its title and no more, until the visitor may read it: ${ name }() is asked. Tried by tests/integration/memberships.test.ts.`,
	},
];

export const MEMBERSHIPS = {
	members: {
		...RESERVED,
		remarks: asked( 'members_can_current_user_view_post' ),
		proof: inMenu( '#toplevel_page_members' ),
	},
	'paid-memberships-pro': {
		...RESERVED,
		known: [
			earlyTranslation( 'paid-memberships-pro' ),
			deprecatedInEditor( 'wp.editPost.PluginDocumentSettingPanel' ),
			styleInEditor( 'pmpro-block-editor-css-css' ),
		],
		remarks: asked( 'pmpro_has_membership_access' ),
		proof: inMenu( '#toplevel_page_pmpro-dashboard' ),
	},
	'restrict-content': {
		...RESERVED,
		known: [
			earlyTranslation( 'rcp' ),
			oldBlocks( 'restrict-content-pro' ),
			[
				/WordPress database error Table '\S*_rcp_\w+' doesn't exist/,
				{
					what: 'It makes its tables at the first visit of the admin, and logs errors when an administrator signs in before.',
					how: 'it alone, activated by WP-CLI, with WP_DEBUG_LOG; sign in.',
				},
			],
		],
		remarks: asked( 'rcp_user_can_access' ),
		proof: inMenu( '#toplevel_page_rcp-members' ),
	},
	'wp-members': {
		...RESERVED,
		known: [ deprecatedIn( 'wp-members' ) ],
		remarks: asked( 'wpmem_is_blocked' ),
		proof: inMenu(
			'#menu-settings a[href="options-general.php?page=wpmem-settings"]'
		),
	},
} as const satisfies Partial< Record< PluginSlug, HowTried > >;
