/**
 * The rows of the pages with more criteria than the category: ours, the limit, and the rivals that have a search.
 */
import { withPlaces } from './asked.ts';
import { laidOut, withoutOurs, withScripts } from '../markup.ts';
import { ours as oursByCategory, PACKAGES, placed, type Row } from '../rows.ts';

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
				prepare( withPlaces( withoutOurs( html ) ) ),
				scripts,
				`/bench/rivals/criteria/${ id }.ts`
			),
	};
}

export const ours: Row = {
	...oursByCategory,
	scripts: [
		...oursByCategory.scripts,
		'/wp-content/plugins/programs-filter/build/view/criteria.js',
	],
	page: withPlaces,
};

export const limit = rival(
	'hidden',
	'the limit: the `hidden` attribute, no animation',
	[]
);

export const rows: readonly Row[] = [
	ours,
	limit,
	{
		...rival(
			limit.id,
			'the same with our stylesheet',
			[],
			( html ) => html
		),
		id: 'hidden-styled',
	},
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
	rival( 'list', 'List.js 2, no animation', [
		`${ PACKAGES }/list.js/dist/list.min.js`,
	] ),
];
