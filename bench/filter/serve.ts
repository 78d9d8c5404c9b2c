import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, normalize } from 'node:path';

import { projectRoot } from '../../tools/shared/project-root.ts';
import { installBenchmark } from '../../tools/setup/install.mjs';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';
import { getWordPress } from '../../tools/shared/wordpress/index.ts';
import { type Pages } from '../content/pages.ts';
import { withoutOurs } from './markup.ts';
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
	address: ( row: string, size: number ) => string;
	/** A file that the pages ask for. */
	file: ( address: string ) => Promise< Buffer >;
	stop: () => void;
}

/**
 * Starts it.
 *
 * @param pages Pages.
 */
export async function serve( pages: Pages ): Promise< Server > {
	await installBenchmark();
	const core = await getWordPress( NEWEST_WORDPRESS );
	const folders: Array< readonly [ string, string ] > = [
		[ '/wp-content/plugins/programs-filter/', projectRoot ],
		[ '/wp-content/uploads/', `${ pages.folder }/wp-content/uploads` ],
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
	const html = new Map(
		[ ...pages.html ].flatMap( ( [ size, page ] ) =>
			[ ...rows, { id: WITHOUT, page: withoutOurs } ].map( ( row ) => [
				`/page/${ row.id }/${ size }`,
				row.page( page ),
			] )
		)
	);
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
	await new Promise< void >( ( resolve ) => {
		server.listen( 0, '127.0.0.1', resolve );
	} );
	const { port } = server.address() as AddressInfo;

	return {
		address: ( row, size ) =>
			`http://127.0.0.1:${ port }/page/${ row }/${ size }`,
		file,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
