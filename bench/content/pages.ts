import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CONTENT } from '../../demo/example-content.ts';
import { ensureBuild } from '../../tools/shared/build/ensure.ts';
import { fingerprint } from '../../tools/shared/build/fingerprint.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { SIZES, startBenchSite } from './index.ts';

/** Everything that can change the HTML of a page. */
const SOURCES = [
	'programs-filter.php',
	'includes/**',
	'build/**',
	...CONTENT,
	'bench/content/*',
];

/** Which pages: filtered by category alone, or by more criteria. */
export type Kind = 'category' | 'criteria';

const SLUGS: Record< Kind, string > = {
	category: 'bench',
	criteria: 'bench-criteria',
};

/** Pages as WordPress sends them, and where their files are. */
export interface Pages {
	/** HTML by number of cards; addresses begin with "/". */
	html: ReadonlyMap< number, string >;
	/** Folder of the site, with the uploads; '' where there are no pages. */
	folder: string;
}

/**
 * The benchmark's pages, made by this plugin's renderer; rendered anew when something changed.
 *
 * @param sizes  Numbers of cards.
 * @param report Receives lines of progress.
 * @param kind   Which pages.
 */
export async function renderedPages(
	sizes: readonly number[],
	report: ( line: string ) => void,
	kind: Kind = 'category'
): Promise< Pages > {
	await ensureBuild();
	if ( sizes.length === 0 ) {
		return { html: new Map(), folder: '' };
	}
	const cache = join(
		projectRoot,
		'.cache',
		'bench',
		`pages-${ fingerprint( SOURCES ).slice( 0, 12 ) }`
	);
	const fileOf = ( size: number ): string =>
		join( cache, `${ SLUGS[ kind ] }-${ size }.html` );
	const folderFile = join( cache, 'site' );
	const missing = sizes.filter( ( size ) => ! existsSync( fileOf( size ) ) );
	if ( missing.length > 0 ) {
		await mkdir( cache, { recursive: true } );
		const { wordPress, folder } = await startBenchSite(
			SIZES.at( -1 ) ?? 0,
			report
		);
		try {
			for ( const size of missing ) {
				report( `Rendering ${ size } cards, ${ kind } …` );
				await writeFile(
					fileOf( size ),
					await page( wordPress.url, SLUGS[ kind ], size )
				);
			}
			await writeFile( folderFile, folder );
		} finally {
			await wordPress.stop();
		}
	}

	return {
		html: new Map(
			await Promise.all(
				sizes.map(
					async ( size ) =>
						[
							size,
							await readFile( fileOf( size ), 'utf8' ),
						] as const
				)
			)
		),
		folder: await readFile( folderFile, 'utf8' ),
	};
}

async function page(
	url: string,
	slug: string,
	size: number
): Promise< string > {
	const response = await fetch( `${ url }/${ slug }-${ size }/` );
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
