/**
 * `npm run bench:weight`: bytes, which are not noisy.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import limits from '../../.size-limit.mjs';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { rows } from '../filter/rows.ts';
import { serve } from '../filter/serve.ts';
import { table } from '../markdown.ts';
import { writeResult } from '../results.ts';
import { renderedPages } from '../content/pages.ts';
import { type Bytes, bytesOf, total } from './bytes.ts';
import { minified } from './minified.ts';
import { requestsOf } from './requests.ts';

/** Numbers of cards of the two pages whose difference is the weight of a card. */
const FEW = 50;
const MANY = 1000;

/** Bytes that a card may have, compressed, on a page of a thousand. */
const MOST_A_CARD = 300;

const number = ( value: number ): string =>
	Math.round( value ).toLocaleString( 'en' );

const pages = await renderedPages( [ FEW, MANY ], ( line ) =>
	console.log( line )
);
const server = await serve( pages );
try {
	const files = await Promise.all(
		limits.map( async ( { path, limit } ) => ( {
			name: path,
			most: parseInt( limit ),
			bytes: bytesOf( await readFile( join( projectRoot, path ) ) ),
		} ) )
	);
	const rivals = await Promise.all(
		rows
			.filter( ( { scripts } ) => scripts.length > 0 )
			.map( async ( { name, scripts } ) => ( {
				name,
				bytes: total(
					await Promise.all(
						scripts.map( async ( script ) =>
							bytesOf(
								await minified(
									script,
									await server.file( script )
								)
							)
						)
					)
				),
			} ) )
	);
	const few = bytesOf( Buffer.from( pages.html.get( FEW ) ?? '' ) );
	const many = bytesOf( Buffer.from( pages.html.get( MANY ) ?? '' ) );
	const perCard = ( method: keyof Bytes ): number =>
		( many[ method ] - few[ method ] ) / ( MANY - FEW );
	const requests = await requestsOf( server.address( 'ours', FEW ) );

	const tables = {
		files: table(
			[ '', 'gzip', 'Brotli', 'budget, gzip' ],
			files.map( ( { name, bytes, most } ) => [
				name,
				number( bytes.gzip ),
				number( bytes.brotli ),
				number( most ),
			] )
		),
		scripts: table(
			[
				'everything that a page loads for its filter, bytes',
				'gzip',
				'Brotli',
			],
			rivals.map( ( { name, bytes } ) => [
				name,
				number( bytes.gzip ),
				number( bytes.brotli ),
			] )
		),
		requests: table(
			[ 'requests for a listing', 'how many', 'which' ],
			[
				[ 'before idle or interest', requests.eager ] as const,
				[ 'after', requests.lazy ] as const,
			].map( ( [ when, list ] ) => [
				when,
				String( list.length ),
				list.map( ( file ) => `\`${ file }\`` ).join( ', ' ),
			] )
		),
		cards: table(
			[ 'a page of 1,000 cards', 'gzip', 'Brotli', 'at most' ],
			[
				[
					'bytes, the theme included',
					number( many.gzip ),
					number( many.brotli ),
					number( MOST_A_CARD * MANY ),
				],
				[
					'bytes that a card adds',
					number( perCard( 'gzip' ) ),
					number( perCard( 'brotli' ) ),
					String( MOST_A_CARD ),
				],
			]
		),
	};
	await writeResult( 'weight', tables, {
		files,
		rivals,
		few,
		many,
		requests,
	} );
	console.log( Object.values( tables ).join( '\n\n' ) );
	if (
		files.some( ( { bytes, most } ) => bytes.gzip > most ) ||
		requests.eager.length > 1 ||
		many.gzip > MOST_A_CARD * MANY
	) {
		console.error( 'Over budget.' );
		process.exitCode = 1;
	}
} finally {
	server.stop();
}
