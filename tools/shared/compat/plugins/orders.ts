/**
 * Plugins for the order of posts, which make lists of the admin sortable.
 */
import { earlyTranslation } from '../known.ts';
import type { PluginSlug } from '../releases.ts';
import type { HowTried } from '../subject.ts';

const screen = '/wp-admin/edit.php?post_type=pfilter_programa';

/** A script of its own in the list of programs. */
const scriptInList = ( id: string ) =>
	( {
		sign: 'its script in the list of programs',
		element: `script#${ id }-js`,
		screen,
	} ) as const;

const setting = 'programs are among the posts that it orders';

const remarks = [
	{
		what: 'The list of programs is dragged by our handles only, so that the order is saved once, can be undone, and page caches are told of it.',
	},
] as const;

export const ORDERS = {
	'intuitive-custom-post-order': {
		sortsLists: true,
		remarks,
		setUp: 'order_programs_too',
		setting,
		proof: scriptInList( 'hicpojs' ),
	},
	'post-types-order': {
		sortsLists: true,
		remarks,
		setUp: 'order_programs_too',
		setting: `${ setting }, in the list and in every query`,
		proof: {
			sign: 'its script in the list of programs',
			element: 'script[src*="/post-types-order/js/cpt.js"]',
			screen,
		},
	},
	'simple-custom-post-order': {
		known: [ earlyTranslation( 'simple-custom-post-order' ) ],
		sortsLists: true,
		remarks,
		setUp: 'order_programs_too',
		setting,
		proof: scriptInList( 'scporderjs' ),
	},
	'simple-page-ordering': {
		sortsLists: true,
		remarks,
		proof: scriptInList( 'simple-page-ordering' ),
	},
	'wp-sort-order': {
		known: [ earlyTranslation( 'wpso-sort-order' ) ],
		sortsLists: true,
		remarks,
		setUp: 'order_programs_too',
		setting,
		proof: {
			sign: 'its script in the list of programs',
			element: 'script[src*="/wp-sort-order/js/scripts.js"]',
			screen,
		},
	},
} as const satisfies Partial< Record< PluginSlug, HowTried > >;
