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
		file: 'view/index.js',
		most: 3000,
	},
	{
		name: 'script of the public page, when idle: reveal',
		file: 'view/reveal.js',
		most: 1200,
	},
	{
		name: 'script of the public page, later: the pills, for WordPress’s React',
		file: 'view/filter-bar/index.js',
		most: 4000,
	},
	{
		name: 'styles of the public page',
		file: 'blocks/programas/style-index.css',
		most: 4000,
	},
	{
		name: 'styles of the public page, right to left',
		file: 'blocks/programas/style-index-rtl.css',
		most: 4000,
	},
	{
		name: 'script of the editor',
		file: 'blocks/programas/index.js',
		// 15,000 before cards could show facts (500 of it), copies got IDs of their own, and the preview bore what servers may do.
		most: 17_000,
	},
	{
		name: 'script of a program’s editor: the panel of its facts',
		file: 'program/index.js',
		most: 2500,
	},
	{
		name: 'styles of the editor',
		file: 'blocks/programas/index.css',
		most: 2000,
	},
];
