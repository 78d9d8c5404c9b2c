/** How heavy a file of the build may be. */
export interface Budget {
	name: string;
	/** Path below build/. */
	file: string;
	/** Bytes after gzip. */
	most: number;
}

/** The only list of budgets: the build and `npm run bench:weight` read it. */
export const budgets: readonly Budget[] = [
	{
		name: 'script of the public page, before idle or interest',
		file: 'listing/view/index.js',
		// 3,200 before pills announced their result.
		most: 3500,
	},
	{
		name: 'script of the public page, when idle: reveal',
		file: 'listing/view/reveal.js',
		most: 1200,
	},
	{
		name: 'script of a page with more criteria than the category, before idle or interest',
		file: 'filters/view.js',
		// 6,500 before the sheet of a phone, times, places, ages, prices and a visitor's sorting.
		most: 9250,
	},
	{
		name: 'styles of a page with more criteria than the category',
		file: 'filters/style-index.css',
		// 2,000 before the sheet of a phone, and fields for days and numbers.
		most: 2900,
	},
	{
		name: 'script of the public page, later: the pills, for WordPress’s React',
		file: 'listing/view/filter-bar/index.js',
		// 4,000 before many pills were folded, cards that stay faded in, and pictures loaded before the click.
		most: 4700,
	},
	{
		name: 'styles of the public page',
		file: 'listing/block/style-index.css',
		most: 4000,
	},
	{
		name: 'styles of the public page, right to left',
		file: 'listing/block/style-index-rtl.css',
		most: 4000,
	},
	{
		name: 'script of a listing with links for calendars',
		file: 'listing/subscription.js',
		most: 500,
	},
	{
		name: 'script of the page of a program: the way back, and sharing',
		file: 'program-page/view.js',
		most: 600,
	},
	{
		name: 'styles of the page of a program: its facts',
		file: 'program-page/datos/style-index.css',
		// 1,200 before the button stuck to a phone’s window, and there were links to calendar and sharing.
		most: 1400,
	},
	{
		name: 'styles of the page of a program: more programs',
		file: 'program-page/relacionados/style-index.css',
		most: 400,
	},
	{
		name: 'script of the editor',
		file: 'listing/block/index.js',
		// 15,000 before cards could show facts (500 of it), copies got IDs of their own, and the preview bore what servers may do;
		// 17,000 before visitors could filter by more than the category: the choice of filters, their order and look;
		// 19,000 before a filter alone took from its cards which programs they are of, said so where there are none, and had a name of its own.
		most: 20_000,
	},
	{
		name: 'script of a program’s editor: the panel of its facts',
		file: 'program/panel/index.js',
		// 2,500 before it warned of what was not saved, 3,000 before an end could be after midnight, 3,100 before it was open at first, said what is missing and began with the title, 5,300 before ages, places, prices by group and papers.
		most: 6300,
	},
	{
		name: 'script of the list of programs: its order',
		file: 'admin/ordering/index.js',
		most: 2500,
	},
	{
		name: 'styles of the list of programs',
		file: 'admin/ordering/index.css',
		most: 1000,
	},
	{
		name: 'script of the editor: the block of a program’s facts',
		file: 'program-page/datos/index.js',
		most: 1400,
	},
	{
		name: 'script of the editor: the block of more programs',
		file: 'program-page/relacionados/index.js',
		most: 1400,
	},
	{
		name: 'script of the editor: facts in blocks of WordPress',
		file: 'program/facts-source/index.js',
		most: 700,
	},
	{
		name: 'script of the list of programs: quick edit',
		file: 'admin/quick-edit/index.js',
		most: 500,
	},
	{
		name: 'script of Elementor’s editor',
		file: 'elementor/index.js',
		most: 1000,
	},
	{
		name: 'script of a variable product: its swatches',
		file: 'shop/index.js',
		most: 2000,
	},
	{
		name: 'styles of a variable product: its swatches',
		file: 'shop/look.css',
		most: 1500,
	},
	{
		name: 'script of the values of an attribute: what they look like',
		file: 'shop/fields.js',
		most: 1000,
	},
	{
		name: 'script of the page of the import: its progress',
		file: 'import/index.js',
		most: 1500,
	},
	{
		name: 'script of the page of the import: workbooks of Excel',
		file: 'import/workbook.js',
		most: 15000,
	},
	{
		name: 'styles of the editor',
		file: 'listing/block/index.css',
		most: 2000,
	},
];
