/**
 * The rows of the table: ours, the limit, and the rivals, each on the same markup.
 */
import {
	laidOut,
	withDirectives,
	withLightCards,
	withoutOurStyles,
} from './markup.ts';
import { rivalsOn, type Row } from './rival-rows.ts';

const WORDPRESS = '/wp-includes/js/dist';

/** WordPress's React: ours and the rival with React use the same. */
const REACT = [
	`${ WORDPRESS }/vendor/react.min.js`,
	`${ WORDPRESS }/vendor/react-dom.min.js`,
];

export const ours: Row = {
	id: 'ours',
	name: '**Programs Filter**',
	scripts: [
		'/wp-content/plugins/programs-filter/build/listing/view/index.js',
		'/wp-content/plugins/programs-filter/build/listing/view/filter-bar/index.js',
		...REACT,
	],
	page: ( html ) => html,
};

const { rival, limit, limitStyled, libraries } = rivalsOn(
	'',
	( html ) => html
);
export { limit, limitStyled };

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
	...libraries,
	rival(
		'interactivity',
		'Interactivity API, no animation',
		[ `${ WORDPRESS }/script-modules/interactivity/index.min.js` ],
		( html ) => withDirectives( laidOut( html ) )
	),
	rival( 'react', 'React pills, and a fade on every card', REACT ),
];
