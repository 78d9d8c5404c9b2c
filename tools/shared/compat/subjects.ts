import { deprecatedInEditor, FONT_OF_GOOGLE, styleInEditor } from './known.ts';
import { BUILDERS } from './plugins/builders.ts';
import { CACHES } from './plugins/caches.ts';
import { MEMBERSHIPS } from './plugins/memberships.ts';
import { ORDERS } from './plugins/orders.ts';
import { EVERYDAY } from './plugins/everyday.ts';
import { OTHERS } from './plugins/others.ts';
import {
	PLUGINS,
	pluginRelease,
	type PluginSlug,
	themeRelease,
	THEMES,
	type ThemeSlug,
} from './releases.ts';
import type { HowTried, Subject } from './subject.ts';

/** How each plugin is tried. The types do not check while one of the table is missing here. */
const TRIED_PLUGINS: Readonly< Record< PluginSlug, HowTried > > = {
	...BUILDERS,
	...CACHES,
	...MEMBERSHIPS,
	...ORDERS,
	...EVERYDAY,
	...OTHERS,
};

/** How several themes add their settings to the editor. */
const SIDEBAR = deprecatedInEditor(
	'wp.editPost.PluginSidebarMoreMenuItem',
	'wp.editPost.PluginSidebar'
);

/** What is to be said of themes. */
const REMARKS_ON_THEMES: Readonly<
	Partial< Record< ThemeSlug, Pick< HowTried, 'known' | 'remarks' > > >
> = {
	astra: {
		known: [
			SIDEBAR,
			styleInEditor( 'astra-wp-editor-styles-css' ),
			styleInEditor( 'astra-wp-editor-styles-inline-css' ),
		],
	},
	blocksy: {
		known: [
			deprecatedInEditor( 'wp.plugins.withPluginContext' ),
			styleInEditor( 'ct-main-editor-iframe-styles-css' ),
			styleInEditor( 'ct-options-styles-css' ),
		],
	},
	'hello-elementor': {
		remarks: [
			{
				what: 'It widens wide blocks by 80 pixels to both sides in windows of any width: on a phone they are cut off at the left. The listing is not, since it takes that back there.',
				how: 'It alone; a page with a wide group of blocks, in a window of 360 pixels.',
			},
		],
	},
	kadence: { known: [ SIDEBAR ] },
	neve: {
		known: [
			SIDEBAR,
			styleInEditor( 'neve-gutenberg-style-css' ),
			styleInEditor( 'neve-gutenberg-style-inline-css' ),
		],
	},
	storefront: { known: [ FONT_OF_GOOGLE ] },
};

/** All that `npm run test:compat` tries. */
export const subjects: readonly Subject[] = [
	...THEMES.map( ( theme ) => ( {
		...themeRelease( theme ),
		...REMARKS_ON_THEMES[ theme[ 0 ] ],
		proof: {
			sign: 'its files in the page',
			html: new RegExp( `/themes/${ theme[ 0 ] }/` ),
		},
	} ) ),
	...PLUGINS.map( ( plugin ) => ( {
		...pluginRelease( plugin ),
		...TRIED_PLUGINS[ plugin[ 0 ] ],
	} ) ),
];

/**
 * @param  slug Of a subject.
 * @throws {Error} When there is none.
 */
export function subjectOf( slug: string ): Subject {
	const found = subjects.find( ( subject ) => subject.slug === slug );
	if ( found === undefined ) {
		throw new Error( `There is no "${ slug }" to be tried.` );
	}
	return found;
}
