/**
 * `npm run lint:php`: the WordPress Coding Standards, and PHPStan, which finds syntax errors too.
 */
import { ensurePackages } from '../../shared/debian/packages.ts';
import { installPackages, PACKAGES } from '../../shared/composer.ts';
import { run } from '../../shared/process/run.ts';

await ensurePackages( PACKAGES, console.log );
const isInstalled = await installPackages().catch( () => false );
if ( ! isInstalled ) {
	console.error(
		`PHP was not checked: its tools need ${ Object.keys( PACKAGES ).join( ', ' ) }, and Composer's packages.`
	);
	process.exit( 1 );
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
