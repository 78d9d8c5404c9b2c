/**
 * `npm run lint:php`: whether the PHP of this machine reads every file, the WordPress Coding Standards, and PHPStan.
 */

import { ensurePackages } from '../../shared/debian/packages.ts';
import { runSteps } from '../../shared/process/sequence.ts';
import { installPackages, PACKAGES } from '../../shared/composer.ts';
import { missingRequirements } from './requirements.ts';

await ensurePackages( PACKAGES, console.log );
const missing = missingRequirements();
if ( missing.length > 0 ) {
	console.error(
		[ 'The PHP code was not checked.', ...missing ].join( '\n' )
	);
	process.exit( 1 );
}
if ( ! ( await installPackages() ) ) {
	console.error(
		'The PHP code was not checked: Composer could not install its tools.'
	);
	process.exit( 1 );
}

const passed = await runSteps( [
	{ name: 'syntax', command: 'node', args: [ 'tools/lint/php/syntax.ts' ] },
	{ name: 'coding standards', command: 'vendor/bin/phpcs', args: [] },
	{
		name: 'PHPStan',
		command: 'vendor/bin/phpstan',
		args: [ 'analyse', '--memory-limit=1G', '--no-progress' ],
	},
] );
process.exitCode = passed ? 0 : 1;
