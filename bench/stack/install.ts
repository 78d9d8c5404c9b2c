import { join } from 'node:path';
import { capture } from '../../tools/shared/process/capture.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { program } from './packages.ts';

/**
 * Installs a site with so many programs.
 *
 * @param root     Folder of a node.
 * @param programs Number of programs; names the site.
 * @param report   Receives lines of progress.
 * @return Password with which the REST API lets the administrator `admin` in.
 */
export async function installSite(
	root: string,
	programs: number,
	report: ( line: string ) => void
): Promise< string > {
	report( `Writing a site with ${ programs } programs …` );
	const run = ( script: string ) =>
		capture(
			'env',
			[
				`PROGRAMS=${ programs }`,
				program( 'php-cli' ),
				'-d',
				'memory_limit=1G',
				join( projectRoot, 'bench', 'stack', script ),
				root,
			],
			root
		);
	await run( 'install.php' );
	const output = await run( 'content.php' );
	const [ , password ] = /^password (\S+)$/m.exec( output ) ?? [];
	if ( password === undefined ) {
		throw new Error( `The site was not filled:\n${ output }` );
	}
	return password;
}
