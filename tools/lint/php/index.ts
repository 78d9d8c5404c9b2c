/**
 * `npm run lint:php`: the WordPress Coding Standards, and PHPStan, which finds syntax errors too.
 */
import { ensurePackages } from '../../shared/debian/packages.ts';
import { run } from '../../shared/process/run.ts';
import { installPackages } from './composer.ts';

await ensurePackages(
	{
		composer: '/usr/{,local/}bin/composer',
		git: '/usr/bin/git',
		'php-cli': '/usr/bin/php',
		'php-mbstring': '/usr/lib/php/*/mbstring.so',
		'php-xml': '/usr/lib/php/*/dom.so',
		unzip: '/usr/bin/unzip',
	},
	console.log
);
if ( ! ( await installPackages() ) ) {
	throw new Error(
		'PHP was not checked: Composer could not install its tools.'
	);
}
const codes = [
	await run( 'vendor/bin/phpcs', [] ),
	await run( 'vendor/bin/phpstan', [
		'analyse',
		'--memory-limit=1G',
		'--no-progress',
	] ),
];
process.exitCode = Math.max( ...codes );
