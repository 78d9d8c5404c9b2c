/**
 * The rows of the pages with more criteria than the category: ours, the limit, and the rivals that have a search.
 */
import { withPlaces } from './asked.ts';
import { PACKAGES, rivalsOn, type Row } from '../rival-rows.ts';
import { ours as oursByCategory } from '../rows.ts';

export const ours: Row = {
	...oursByCategory,
	scripts: [
		...oursByCategory.scripts,
		'/wp-content/plugins/programs-filter/build/filters/view.js',
	],
	page: withPlaces,
};

const { rival, limit, limitStyled, libraries } = rivalsOn(
	'criteria/',
	withPlaces
);
export { limit };

export const rows: readonly Row[] = [
	ours,
	limit,
	limitStyled,
	...libraries,
	rival( 'list', 'List.js 2, no animation', [
		`${ PACKAGES }/list.js/dist/list.min.js`,
	] ),
];
