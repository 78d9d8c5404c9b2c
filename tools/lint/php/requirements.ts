/**
 * What must be on the machine before PHP can be checked.
 */

import { spawnSync } from 'node:child_process';

/**
 * PHPStan, the standards and Composer need these; Debian splits them into packages.
 */
const EXTENSIONS = [ 'mbstring', 'simplexml', 'tokenizer', 'xmlwriter' ];

/**
 * @return One sentence for each thing that is missing, saying how to get it.
 */
export function missingRequirements(): string[] {
	const php = spawnSync( 'php', [ '-m' ], { encoding: 'utf8' } );
	if ( php.error ) {
		return [
			'PHP 7.4 or newer is needed on the PATH as "php" (Debian: apt-get install php-cli php-mbstring php-xml).',
			...missingComposer(),
		];
	}
	const loaded = php.stdout.toLowerCase().split( /\s+/ );
	const absent = EXTENSIONS.filter( ( name ) => ! loaded.includes( name ) );
	return [
		...absent.map(
			( name ) =>
				`The PHP extension ${ name } is needed (Debian: apt-get install php-mbstring php-xml).`
		),
		...missingComposer(),
	];
}

function missingComposer(): string[] {
	return spawnSync( 'composer', [ '--version' ] ).error
		? [
				'Composer 2 is needed on the PATH as "composer" (Debian: apt-get install composer unzip).',
			]
		: [];
}
