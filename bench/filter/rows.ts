/** The rows of the tables: the page as WordPress sent it, with each row's script in the place of ours. Cards, pills and styles stay. */
import type { Version } from '../options.ts';

/** Which cards, and filtered by what. */
export type Kind = 'category' | 'light' | 'criteria';

/** A row of the tables. */
export interface Row {
	id: string;
	name: string;
	/** Addresses of the scripts that a page needs for it, that of a page that nobody touches first, without the few lines that a site writes itself. */
	scripts: readonly string[];
	kinds: readonly Kind[];
	/** Makes the row's page of ours. */
	page: ( html: string, kind: Kind ) => string;
	/** The plugin whose page it is; without one, that of this checkout. */
	version?: Version;
}

export const PLUGINS = '/wp-content/plugins/';
const WORDPRESS = '/wp-includes/js/dist';
const SHUFFLE = '/bench/node_modules/shufflejs/dist/shuffle.mjs';

const OUR_SCRIPTS =
	/<script [^>]*\/programs-filter[^>]*\/build\/[^>]*><\/script>\n?/g;
// What stands inside may have a "<", as in `(width<40rem)`.
const OUR_STYLES =
	/<link [^>]*\bid="programs-filter-programas-style[^>]*>\n?|<style [^>]*\bid="programs-filter-programas-style[^>]*>[\s\S]*?<\/style>\n?/g;
const IMPORT_MAP = /(<script id="wp-importmap"[^>]*>)([\s\S]*?)(<\/script>)/;
// Its own lists have items without a block at their end.
const CARD =
	/<li class="programas-card"([^>]*)>([\s\S]*?<\/(?:div|p)>\s*)(<\/li>)/g;

/** A title, a line of text, a small picture that needs no request. */
const LIGHT_CONTENT =
	'<img alt="" width="48" height="48" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Ccircle cx=%224%22 cy=%224%22 r=%224%22/%3E%3C/svg%3E"><h3><a href="#">Taller de barrio</a></h3><p>Los martes, de seis a ocho.</p>';

/** Our stylesheet spares the browser the layout of far cards. That is ours: a rival's page does not have it. */
const LAID_OUT =
	'<style>.programas-grid > *{content-visibility:visible!important}</style>';

/** Shuffle places the cards itself: it needs cards of a known width. */
const THREE_COLUMNS =
	'<style>.programas-grid{display:block}.programas-card{inline-size:calc((100% - 3rem)/3);margin-block-end:1.5rem}</style>';

const withHead = ( html: string, added: string ): string =>
	html.replace( '</head>', `${ added }</head>` );

/**
 * The page with a rival's scripts, loaded as late as ours.
 *
 * @param html    Page.
 * @param kind    Which page.
 * @param adapter Name of the file with the lines that a site writes.
 */
const withAdapter = ( html: string, kind: Kind, adapter: string ): string =>
	html
		.replace( OUR_SCRIPTS, '' )
		.replace(
			IMPORT_MAP,
			( _, start: string, json: string, end: string ) => {
				const { imports } = JSON.parse( json ) as { imports: object };
				const all = { imports: { ...imports, shufflejs: SHUFFLE } };

				return start + JSON.stringify( all ) + end;
			}
		)
		.replace(
			'</body>',
			`<script type="module" src="/bench/rivals/${ kind === 'criteria' ? 'criteria/' : '' }${ adapter }.ts"></script></body>`
		);

/** The page with the directives of the Interactivity API. */
const withDirectives = ( html: string ): string =>
	html
		.replace(
			' class="programas-filter__pills"',
			' data-wp-interactive="bench" data-wp-init="callbacks.ready"$&'
		)
		.replaceAll(
			' data-category=',
			' data-wp-on--click="actions.choose" data-wp-class--is-active="state.isActive" data-wp-bind--aria-pressed="state.isActive"$&'
		)
		.replace( ' class="programas-grid', ' data-wp-interactive="bench"$&' )
		.replaceAll(
			' data-categories=',
			' data-wp-bind--hidden="state.isHidden"$&'
		);

/** The least that a filter can do. On light cards without anything of ours, as a site without this plugin would have it. */
export const limit: Row = {
	id: 'hidden',
	name: 'plain `hidden`, no animation',
	scripts: [],
	kinds: [ 'category', 'light', 'criteria' ],
	page: ( html, kind ) =>
		withHead(
			withAdapter(
				kind === 'light' ? html.replace( OUR_STYLES, '' ) : html,
				kind,
				'hidden'
			),
			LAID_OUT
		),
};

/** What ours is measured beside. */
export const RIVALS: readonly Row[] = [
	limit,
	{
		id: 'hidden-styled',
		name: 'the same with our stylesheet',
		scripts: [],
		kinds: [ 'category', 'criteria' ],
		page: ( html, kind ) => withAdapter( html, kind, 'hidden' ),
	},
	{
		id: 'shuffle',
		name: 'Shuffle 7',
		scripts: [ SHUFFLE ],
		kinds: [ 'category', 'criteria' ],
		page: ( html, kind ) =>
			withHead(
				withAdapter( html, kind, 'shuffle' ),
				LAID_OUT + THREE_COLUMNS
			),
	},
	{
		id: 'interactivity',
		name: 'Interactivity API, no animation',
		scripts: [ `${ WORDPRESS }/script-modules/interactivity/index.min.js` ],
		kinds: [ 'category' ],
		page: ( html, kind ) =>
			withHead(
				withDirectives( withAdapter( html, kind, 'interactivity' ) ),
				LAID_OUT
			),
	},
];

/** The row of a version of the plugin. */
export const rowOf = ( version: Version ): Row => ( {
	id: version.id,
	name: version.name,
	scripts: [
		`${ PLUGINS }programs-filter@${ version.id }/build/listing/view/index.js`,
		`${ PLUGINS }programs-filter@${ version.id }/build/listing/view/reveal.js`,
		`${ PLUGINS }programs-filter@${ version.id }/build/listing/view/filter-bar/index.js`,
		`${ WORDPRESS }/vendor/react.min.js`,
		`${ WORDPRESS }/vendor/react-dom.min.js`,
	],
	kinds: [ 'category', 'light', 'criteria' ],
	page: ( html ) =>
		html.replaceAll(
			`${ PLUGINS }programs-filter/`,
			`${ PLUGINS }programs-filter@${ version.id }/`
		),
	version,
} );

/**
 * The page with the place of each card on it, as some rivals take those out of the page that were not asked for.
 *
 * @param html Page.
 * @param kind Which page: light cards cost a browser little.
 */
export function withPlaces( html: string, kind: Kind ): string {
	let place = 0;

	// A rival has no panel: the fields are on the page.
	const open = html.replace(
		'<dialog class="programas-sheet"',
		'<dialog open style="position:static" class="programas-sheet"'
	);

	return open.replace(
		CARD,
		( _, attributes: string, content: string, end: string ) =>
			`<li class="programas-card" data-place="${ place++ }"${ attributes }>${ kind === 'light' ? LIGHT_CONTENT : content }${ end }`
	);
}
