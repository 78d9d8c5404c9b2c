/**
 * The rows that every table of the filter has: the limit, and the libraries that a site would take instead of ours.
 */
import { laidOut, withoutOurs, withScripts } from './markup.ts';

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

/** Isotope and Shuffle place the cards themselves: they need cards of a known width. */
const THREE_COLUMNS = `<style>.programas-grid{display:block}.programas-card{inline-size:calc((100% - 3rem)/3);margin-block-end:1.5rem}</style>`;

const placed = ( html: string ): string =>
	laidOut( html ).replace( '</head>', `${ THREE_COLUMNS }</head>` );

/** Makes a row that is not ours. */
type MakeRival = (
	id: string,
	name: string,
	scripts: readonly string[],
	prepare?: ( html: string ) => string
) => Row;

interface Rivals {
	rival: MakeRival;
	/** The least that a filter can do. */
	limit: Row;
	/** The limit with what our stylesheet spares the browser. */
	limitStyled: Row;
	libraries: readonly Row[];
}

/**
 * @param adapters Folder with the few lines that a site writes for each of them, below `bench/rivals`; with its last slash.
 * @param markup   What they all find on the page, made of the page without our script.
 */
export function rivalsOn(
	adapters: string,
	markup: ( html: string ) => string
): Rivals {
	const rival: MakeRival = ( id, name, scripts, prepare = laidOut ) => ( {
		id,
		name,
		scripts,
		page: ( html ) =>
			withScripts(
				prepare( markup( withoutOurs( html ) ) ),
				scripts,
				`/bench/rivals/${ adapters }${ id }.ts`
			),
	} );
	return {
		rival,
		limit: rival(
			'hidden',
			'the limit: the `hidden` attribute, no animation',
			[]
		),
		limitStyled: {
			...rival(
				'hidden',
				'the same with our stylesheet',
				[],
				( html ) => html
			),
			id: 'hidden-styled',
		},
		libraries: [
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
		],
	};
}
