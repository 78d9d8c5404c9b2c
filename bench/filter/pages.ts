/** The pages of all rows, made by our renderer and served on 127.0.0.1. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, normalize } from 'node:path';

import { listen } from '../../tools/shared/process/listen.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';
import { getWordPress } from '../../tools/shared/wordpress/index.ts';
import type { Version } from '../options.ts';
import { startStack } from '../stack/index.ts';
import {
	type Kind,
	PLUGINS,
	RIVALS,
	type Row,
	rowOf,
	withPlaces,
} from './rows.ts';

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
		// The site has one address. All cards are in the page.
		headers: {
			'X-Programs': String( size ),
			'X-Most-Cards': String( size ),
			'X-Object-Cache': 'off',
		},
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
