/**
 * The rows of the table: ours, the limit, and the rivals, each on the same markup.
 */
import {
	laidOut,
	withDirectives,
	withLightCards,
	withoutOurs,
	withoutOurStyles,
	withScripts,
} from './markup.ts';

/** A row. */
export interface Row {
	id: string;
	name: string;
	/** Addresses of the scripts that a page needs for it, without the few lines that a site writes itself. */
	scripts: readonly string[];
	/** The benchmark's page, with this row's script instead of ours. */
	page: ( html: string ) => string;
}

/** Where the rivals are. */
export const PACKAGES = '/bench/node_modules';
const WORDPRESS = '/wp-includes/js/dist';
const adapter = ( id: string ): string => `/bench/rivals/${ id }.ts`;

/** Isotope and Shuffle place the cards themselves: they need cards of a known width. */
const THREE_COLUMNS = `<style>.programas-grid{display:block}.programas-card{inline-size:calc((100% - 3rem)/3);margin-block-end:1.5rem}</style>`;

function rival(
	id: string,
	name: string,
	scripts: readonly string[],
	prepare: ( html: string ) => string = laidOut
): Row {
	return {
		id,
		name,
		scripts,
		page: ( html ) =>
			withScripts(
				prepare( withoutOurs( html ) ),
				scripts,
				adapter( id )
			),
	};
}

/**
 * The page with cards that a script can place.
 *
 * @param html Page.
 */
export const placed = ( html: string ): string =>
	laidOut( html ).replace( '</head>', `${ THREE_COLUMNS }</head>` );

/** WordPress's React: ours and the rival with React use the same. */
const REACT = [
	`${ WORDPRESS }/vendor/react.min.js`,
	`${ WORDPRESS }/vendor/react-dom.min.js`,
];

export const ours: Row = {
	id: 'ours',
	name: '**Programs Filter**',
	scripts: [
		'/wp-content/plugins/programs-filter/build/view/index.js',
		'/wp-content/plugins/programs-filter/build/view/filter-bar/index.js',
		...REACT,
	],
	page: ( html ) => html,
};

export const limit = rival(
	'hidden',
	'the limit: the `hidden` attribute, no animation',
	[]
);

/** The limit with what our stylesheet spares the browser. */
export const limitStyled: Row = {
	...rival( limit.id, 'the same with our stylesheet', [], ( html ) => html ),
	id: 'hidden-styled',
};

/** Where a card costs the browser little, what the script does weighs more. */
export const oursOnLightCards: Row = {
	...ours,
	id: 'ours-light',
	name: '**Programs Filter**, light cards',
	page: withLightCards,
};

/** The same without anything of ours, as a site without this plugin would have it. */
export const limitOnLightCards: Row = {
	...rival(
		limit.id,
		'the limit, light cards, no stylesheet of ours',
		[],
		( html ) => withoutOurStyles( withLightCards( html ) )
	),
	id: 'hidden-light',
};

export const rows: readonly Row[] = [
	ours,
	limit,
	oursOnLightCards,
	limitOnLightCards,
	limitStyled,
	rival(
		'shuffle',
		'Shuffle 7',
		[ `${ PACKAGES }/shufflejs/dist/shuffle.mjs` ],
		placed
	),
	rival(
		'isotope',
		'Isotope 3',
		[ `${ PACKAGES }/isotope-layout/dist/isotope.pkgd.min.js` ],
		placed
	),
	rival( 'mixitup', 'MixItUp 3', [
		`${ PACKAGES }/mixitup/dist/mixitup.min.js`,
	] ),
	rival(
		'interactivity',
		'Interactivity API, no animation',
		[ `${ WORDPRESS }/script-modules/interactivity/index.min.js` ],
		( html ) => withDirectives( laidOut( html ) )
	),
	rival( 'react', 'React pills, and a fade on every card', REACT ),
];
