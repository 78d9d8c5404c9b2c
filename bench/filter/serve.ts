import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, normalize } from 'node:path';

import { projectRoot } from '../../tools/shared/project-root.ts';
import { listen } from '../../tools/shared/process/listen.ts';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';
import { getWordPress } from '../../tools/shared/wordpress/index.ts';
import type { Kind, Pages } from '../content/pages.ts';
import { rows as rowsOfCriteria } from './criteria/rows.ts';
import { withoutOurs } from './markup.ts';
import type { Row } from './rival-rows.ts';
import { rows } from './rows.ts';

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

/** In the place of a row: the page without any script of a filter. */
export const WITHOUT = 'none';

/** A server of the benchmark's pages on 127.0.0.1. */
export interface Server {
	/** Address of a row's page. */
	address: ( row: string, size: number, kind?: Kind ) => string;
	/** A file that the pages ask for. */
	file: ( address: string ) => Promise< Buffer >;
	stop: () => void;
}

const ROWS: Record< Kind, readonly Pick< Row, 'id' | 'page' >[] > = {
	category: [ ...rows, { id: WITHOUT, page: withoutOurs } ],
	criteria: rowsOfCriteria,
};

/** Pages of one kind, with each row's script, by their addresses. */
const pagesOf = ( kind: Kind, html: Pages[ 'html' ] ): [ string, string ][] =>
	[ ...html ].flatMap( ( [ size, page ] ) =>
		ROWS[ kind ].map( ( row ): [ string, string ] => [
			pathOf( row.id, size, kind ),
			row.page( page ),
		] )
	);

const pathOf = ( row: string, size: number, kind: Kind ): string =>
	`/page/${ kind }/${ row }/${ size }`;

/**
 * Starts it.
 *
 * @param pages    Pages that are filtered by category.
 * @param criteria Pages with more criteria.
 */
export async function serve(
	pages: Pages,
	criteria?: Pages
): Promise< Server > {
	const core = await getWordPress( NEWEST_WORDPRESS );
	const folders: Array< readonly [ string, string ] > = [
		[ '/wp-content/plugins/programs-filter/', projectRoot ],
		[
			'/wp-content/uploads/',
			`${ pages.folder || criteria?.folder }/wp-content/uploads`,
		],
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
	const html = new Map( [
		...pagesOf( 'category', pages.html ),
		...pagesOf( 'criteria', criteria?.html ?? new Map() ),
	] );
	const server = createServer( ( request, response ) => {
		const { pathname } = new URL( request.url ?? '/', 'http://localhost' );
		const page = html.get( pathname );
		const answer =
			page === undefined ? file( pathname ) : Promise.resolve( page );
		answer.then(
			( body ) => {
				const type = TYPES[ extname( pathname ) ];
				response.setHeader( 'Content-Type', type ?? 'text/html' );
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
		address: ( row, size, kind = 'category' ) =>
			`http://127.0.0.1:${ port }${ pathOf( row, size, kind ) }`,
		file,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
