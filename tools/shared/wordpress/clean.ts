import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const THEME = 'twentytwentyfive';
const LANGUAGE = 'es_ES';

/**
 * Leaves WordPress, its default theme and Spanish: no configuration, no other theme, plugin or language.
 */
export async function clean( folder: string ): Promise< void > {
	const content = join( folder, 'wp-content' );
	await remove( folder, ( name ) =>
		[ 'wp-config.php', '.htaccess' ].includes( name )
	);
	await remove(
		join( content, 'themes' ),
		( name ) => name !== THEME && name !== 'index.php'
	);
	await remove(
		join( content, 'plugins' ),
		( name ) => name !== 'index.php'
	);
	for ( const part of [ '', 'themes', 'plugins' ] ) {
		await remove(
			join( content, 'languages', part ),
			( name ) => name.includes( '.' ) && ! name.includes( LANGUAGE )
		);
	}
}

async function remove(
	folder: string,
	isUnwanted: ( name: string ) => boolean
): Promise< void > {
	// A build without languages has no such folder.
	const names = await readdir( folder ).catch( (): string[] => [] );
	await Promise.all(
		names
			.filter( isUnwanted )
			.map( ( name ) =>
				rm( join( folder, name ), { recursive: true, force: true } )
			)
	);
}
