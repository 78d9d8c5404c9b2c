/**
 * Has the PHP of this machine read each PHP file of the project: `php -l`.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const list = [ 'ls-files', '--cached', '--others', '--exclude-standard', '-z' ];
const files = execFileSync( 'git', [ ...list, '*.php' ], { encoding: 'utf8' } )
	.split( '\0' )
	.filter( ( file ) => file !== '' && existsSync( file ) );

const unreadable = files.filter( ( file ) => {
	const { status, stdout } = spawnSync(
		'php',
		[ '-d', 'display_errors=1', '-l', file ],
		{ encoding: 'utf8' }
	);
	if ( status !== 0 ) {
		console.log( stdout.trim() );
	}
	return status !== 0;
} );

console.log(
	`${ files.length } files, ${ unreadable.length } with a syntax error`
);
process.exitCode = unreadable.length > 0 || files.length === 0 ? 1 : 0;
