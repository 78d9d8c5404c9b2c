// @ts-check
/**
 * How heavy each script and style may be, in bytes after gzip: the end of `npm run build`. A file that is not in the table may weigh nothing, and one of
 * the table that is not built fails too. On the page of a visitor another script would be another request.
 */
import { globSync } from 'node:fs';

/** @type {Readonly<Record<string, number>>} */
const LIMITS = {
	// The page of a visitor: as it comes, with the first touch or scroll, and with the first touch of pills, beside WordPress's React.
	'listing/view/index.js': 3950,
	'listing/view/reveal.js': 5600,
	// Of a large listing, with the first choice.
	'listing/view/remote.js': 1400,
	'listing/view/filter-bar/index.js': 2600,
	'listing/block/style-index.css': 5750,
	'listing/criteria/index.js': 11_500,
	// The line of filters, the panel beside the cards, and the row of the count.
	'listing/style-criteria.css': 4150,
	'program-page/view.js': 720,
	'program-page/datos/style-index.css': 2750,
	'program-page/relacionados/style-index.css': 400,
	'shop/index.js': 2000,
	'shop/look.css': 1500,

	// Editors.
	'listing/block/index.js': 11_500,
	'listing/block/index.css': 500,
	'program-page/datos/index.js': 1400,
	'program-page/relacionados/index.js': 1400,
	'program/facts-source/index.js': 700,
	'program/panel/index.js': 9300,
	'program/panel/box.js': 8850,
	'elementor/index.js': 1000,

	// Other screens of the administration.
	'admin/ordering/index.js': 3300,
	'admin/ordering/index.css': 1000,
	'admin/quick-edit/index.js': 500,
	'admin/quick-edit/index.css': 1000,
	'import/index.js': 4600,
	'import/index.css': 1200,
	// With the first workbook or calendar that is chosen, or a download for Excel.
	'import/excel.js': 170_000,
	'import/calendar.js': 30_000,
	'shop/fields.js': 1000,
	'shop/fields.css': 500,

	// Webpack's wrapper of a style, which no page loads.
	'listing/criteria.js': 600,
	'shop/look.js': 100,
};

const built = globSync( 'build/**/*.{js,css}' ).map( ( file ) =>
	file.replaceAll( '\\', '/' ).slice( 'build/'.length )
);

export default [ ...new Set( [ ...Object.keys( LIMITS ), ...built ] ) ].map(
	( file ) => ( {
		path: `build/${ file }`,
		// A style for languages from right to left weighs what the other one does.
		limit: `${ LIMITS[ file.replace( '-rtl.css', '.css' ) ] ?? 0 } B`,
		gzip: true,
	} )
);
