import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
	NEWEST_PHP,
	NEWEST_WORDPRESS,
	OLDEST_PHP,
	OLDEST_WORDPRESS,
	PLAYGROUND_PHP,
	USUAL_PHP,
} from './versions';

const ROOT = path.join( __dirname, '../..' );
const PLUGIN = 'programs-filter.php';

const read = ( file: string ): string =>
	readFileSync( path.join( ROOT, file ), 'utf8' );

/** What stands in a file where a pattern has its group. */
const found = ( file: string, pattern: RegExp ): string | undefined =>
	pattern.exec( read( file ) )?.[ 1 ];

/** A line of a header, of the plugin or of readme.txt. */
const header = ( file: string, name: string ): string | undefined =>
	found( file, new RegExp( `^[ *]*${ name }:\\s*(.+?)\\s*$`, 'm' ) );

/** As PHPStan writes a version: 70400. */
const asNumber = ( php: string ): string => {
	const [ major, minor ] = php.split( '.' ).map( Number );
	return String( ( major ?? 0 ) * 10_000 + ( minor ?? 0 ) * 100 );
};

describe( 'the version of package.json', () => {
	const { version } = JSON.parse( read( 'package.json' ) ) as {
		version: string;
	};

	it( 'is one', () => {
		expect( version ).toMatch( /^\d+\.\d+\.\d+$/ );
	} );

	it.each( [
		[ PLUGIN, /^ \* Version:\s+(\S+)$/m ],
		[ PLUGIN, /^const VERSION\s+= '(.+)';$/m ],
		[ 'readme.txt', /^Stable tag:\s+(\S+)$/m ],
		[ 'package-lock.json', /^ {2}"version": "(.+)",$/m ],
		...globSync( 'src/**/block.json', { cwd: ROOT } ).map(
			( file ): [ string, RegExp ] => [ file, /^\t"version": "(.+)",$/m ]
		),
	] )( 'also stands in %s (%s)', ( file, pattern ) => {
		expect( found( file, pattern ) ).toBe( version );
	} );
} );

describe( 'the oldest WordPress and PHP', () => {
	it.each( [ PLUGIN, 'readme.txt' ] )( 'are those of %s', ( file ) => {
		expect( header( file, 'Requires at least' ) ).toBe( OLDEST_WORDPRESS );
		expect( header( file, 'Requires PHP' ) ).toBe( OLDEST_PHP );
	} );

	it( 'are those of the linters', () => {
		const setting = ( name: string ) =>
			found(
				'phpcs.xml.dist',
				new RegExp( `name="${ name }" value="([^"]*)"` )
			);
		expect( setting( 'minimum_wp_version' ) ).toBe( OLDEST_WORDPRESS );
		expect( setting( 'minimum_supported_wp_version' ) ).toBe(
			OLDEST_WORDPRESS
		);
		expect( setting( 'testVersion' ) ).toBe( `${ OLDEST_PHP }-` );
		expect( found( 'phpstan.neon.dist', /\bmin: (\d+)/ ) ).toBe(
			asNumber( OLDEST_PHP )
		);
	} );

	it( 'are those of Composer', () => {
		expect( found( 'composer.json', /"php": "(.*)"/ ) ).toBe(
			`>=${ OLDEST_PHP }`
		);
		expect(
			found( 'composer.json', /"php-stubs\/wordpress-stubs": "(.*)"/ )
		).toBe( `>=${ OLDEST_WORDPRESS }` );
	} );
} );

describe( 'the newest WordPress and PHP', () => {
	it( 'are those of the plugin directory and of PHPStan', () => {
		expect( header( 'readme.txt', 'Tested up to' ) ).toBe(
			NEWEST_WORDPRESS
		);
		expect( found( 'phpstan.neon.dist', /\bmax: (\d+)/ ) ).toBe(
			asNumber( NEWEST_PHP )
		);
	} );

	it( 'are those of the README', () => {
		expect( read( 'README.md' ) ).toContain(
			`WordPress ${ OLDEST_WORDPRESS } to ${ NEWEST_WORDPRESS }, PHP ${ OLDEST_PHP } to ${ NEWEST_PHP }.`
		);
	} );
} );

test( 'the help of the demo names what it runs on', () => {
	expect( found( 'demo/usage.txt', /branch\. Default (.*?)\. / ) ).toBe(
		NEWEST_WORDPRESS
	);
	expect( found( 'demo/usage.txt', /as WebAssembly: (.*?)\. / ) ).toBe(
		`${ PLAYGROUND_PHP.at( -1 ) } to ${ PLAYGROUND_PHP[ 0 ] }`
	);
	expect( found( 'demo/usage.txt', /of this machine, else (.*?)\.$/m ) ).toBe(
		USUAL_PHP
	);
} );

test( 'wp-env has the PHP of the demo', () => {
	expect( JSON.parse( read( '.wp-env.json' ) ) ).toHaveProperty(
		'phpVersion',
		USUAL_PHP
	);
} );

test( 'the plugin has the same license everywhere', () => {
	expect( header( 'readme.txt', 'License' ) ).toBe(
		header( PLUGIN, 'License' )
	);
} );

test.each( [
	[ 'xlsx-apache-2.0.txt', '@e965/xlsx' ],
	[ 'ical.js-mpl-2.0.txt', 'ical.js' ],
] )( '%s is the license of %s', ( file, name ) => {
	expect( read( `licenses/${ file }` ) ).toBe(
		read( `node_modules/${ name }/LICENSE` )
	);
} );
