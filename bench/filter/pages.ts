/** The pages: as WordPress sent them, with each row's script in the place of ours. Cards, pills and styles stay. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, normalize } from 'node:path';

import { installBenchmark } from '../../tools/setup/install.mjs';
import { listen } from '../../tools/shared/process/listen.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';
import { getWordPress } from '../../tools/shared/wordpress/index.ts';
import type { Version } from '../options.ts';
import { startStack } from '../stack/index.ts';

/** Which cards, and filtered by what. */
export type Kind = 'category' | 'light' | 'criteria';

/** A row of the tables. */
export interface Row {
	id: string;
	name: string;
	/** Addresses of the scripts that a page needs for it, without the few lines that a site writes itself. */
	scripts: readonly string[];
	kinds: readonly Kind[];
	/** Makes the row's page of ours. */
	page: ( html: string, kind: Kind ) => string;
	/** The plugin whose page it is; without one, that of this checkout. */
	version?: Version;
}

const PLUGINS = '/wp-content/plugins/';
const WORDPRESS = '/wp-includes/js/dist';
const SHUFFLE = '/bench/node_modules/shufflejs/dist/shuffle.mjs';

const OUR_SCRIPTS =
	/<script [^>]*\/programs-filter[^>]*\/build\/[^>]*><\/script>\n?/g;
// What stands inside may have a "<", as in `(width<40rem)`.
const OUR_STYLES =
	/<link [^>]*\bid="programs-filter-programas-style[^>]*>\n?|<style [^>]*\bid="programs-filter-programas-style[^>]*>[\s\S]*?<\/style>\n?/g;
const IMPORT_MAP = /(<script id="wp-importmap"[^>]*>)([\s\S]*?)(<\/script>)/;
const CARD = /<li class="programas-card"([^>]*)>([\s\S]*?)(<\/li>)/g;

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
		.replace( ' class="programas-grid"', ' data-wp-interactive="bench"$&' )
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

	return html.replace(
		CARD,
		( _, attributes: string, content: string, end: string ) =>
			`<li class="programas-card" data-place="${ place++ }"${ attributes }>${ kind === 'light' ? LIGHT_CONTENT : content }${ end }`
	);
}

const TYPES: Record< string, string > = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.mjs': 'text/javascript',
	'.ts': 'text/javascript',
	'.json': 'application/json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.svg': 'image/svg+xml',
};

/** The pages, served on 127.0.0.1 by this process. */
export interface Pages {
	rows: readonly Row[];
	/** The page of a row. */
	html: ( row: Row, kind: Kind, size: number ) => string;
	/** Its address. */
	address: ( row: Row, kind: Kind, size: number ) => string;
	/** A file that the pages ask for. */
	file: ( address: string ) => Promise< Buffer >;
	stop: () => void;
}

/**
 * Renders them and serves them.
 *
 * @param versions Versions of the plugin.
 * @param sizes    Numbers of cards.
 */
export async function servePages(
	versions: readonly [ Version, ...Version[] ],
	sizes: readonly number[]
): Promise< Pages > {
	await installBenchmark();
	const core = await getWordPress( NEWEST_WORDPRESS );
	const rows = [ ...versions.map( rowOf ), ...RIVALS ];
	const pages = new Map< string, string >();
	const pathOf = ( { id }: Row, kind: Kind, size: number ): string =>
		`/page/${ kind }/${ id }/${ size }`;
	const stack = await startStack( versions, sizes );
	try {
		for ( const [ index, version ] of versions.entries() ) {
			for ( const size of sizes ) {
				for ( const [ kind, slug ] of [
					[ 'category', 'bench-programas' ],
					[ 'light', 'bench-programas' ],
					[ 'criteria', 'bench-criterios' ],
				] as const ) {
					const html = withPlaces(
						await fetched( stack, index, slug, size ),
						kind
					);
					for ( const row of rows ) {
						if (
							( row.version ?? versions[ 0 ] ) === version &&
							row.kinds.includes( kind )
						) {
							pages.set(
								pathOf( row, kind, size ),
								row.page( html, kind )
							);
						}
					}
				}
			}
		}
	} finally {
		await stack.stop();
	}
	const folders: ReadonlyArray< readonly [ string, string ] > = [
		...versions.map(
			( { id, folder } ) =>
				[ `${ PLUGINS }programs-filter@${ id }/`, folder ] as const
		),
		[ '/wp-content/uploads/', stack.uploads ],
		[ '/bench/node_modules/', `${ projectRoot }/bench/node_modules` ],
		[ '/bench/rivals/', `${ projectRoot }/bench/filter/rivals` ],
		[ '/', core ],
	];
	const file = async ( address: string ): Promise< Buffer > => {
		const [ prefix, folder ] = folders.find( ( [ start ] ) =>
			address.startsWith( start )
		) ?? [ '/', core ];
		const content = await readFile(
			join( folder, normalize( `/${ address.slice( prefix.length ) }` ) )
		);

		return address.endsWith( '.ts' )
			? Buffer.from( stripTypeScriptTypes( content.toString() ) )
			: content;
	};
	const server = createServer( ( request, response ) => {
		const { pathname } = new URL( request.url ?? '/', 'http://localhost' );
		const page = pages.get( pathname );
		( page === undefined
			? file( pathname )
			: Promise.resolve( page )
		).then(
			( body ) => {
				response.setHeader(
					'Content-Type',
					TYPES[ extname( pathname ) ] ?? 'text/html'
				);
				response.setHeader( 'Cache-Control', 'max-age=3600' );
				response.end( body );
			},
			() => {
				response.statusCode = 404;
				response.end();
			}
		);
	} );
	const port = await listen( server );

	return {
		rows,
		html: ( row, kind, size ) =>
			pages.get( pathOf( row, kind, size ) ) ?? '',
		address: ( row, kind, size ) =>
			`http://127.0.0.1:${ port }${ pathOf( row, kind, size ) }`,
		file,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** A page as a version of the plugin renders it, with addresses that begin with "/". */
async function fetched(
	{ nodes, url }: { nodes: readonly string[]; url: string },
	index: number,
	slug: string,
	size: number
): Promise< string > {
	const response = await fetch( `${ nodes[ index ] ?? '' }/${ slug }/`, {
		// The site has one address.
		headers: { 'X-Programs': String( size ), 'X-Object-Cache': 'off' },
		redirect: 'error',
	} );
	const html = await response.text();
	const cards = html.split( ' data-categories=' ).length - 1;
	if ( ! response.ok || cards !== size ) {
		throw new Error(
			`The page of ${ size } cards has ${ cards } (status ${ response.status }).`
		);
	}

	return html
		.replaceAll( url, '' )
		.replaceAll( JSON.stringify( url ).slice( 1, -1 ), '' );
}
