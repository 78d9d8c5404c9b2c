import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
	NEWEST_WORDPRESS,
	OLDEST_WORDPRESS,
	PHP,
} from '../../tools/shared/versions.ts';

const read = ( file: string ) =>
	readFileSync( path.join( __dirname, '../..', file ), 'utf8' );
const header = ( file: string, name: string ) =>
	new RegExp( `^[ *]*${ name }:\\s*(.+?)\\s*$`, 'm' ).exec(
		read( file )
	)?.[ 1 ];

const PLUGIN = 'programs-filter.php';
const version = ( JSON.parse( read( 'package.json' ) ) as { version: string } )
	.version;

describe( 'what stands in several files agrees', () => {
	it( 'the version of the plugin', () => {
		expect( version ).toMatch( /^\d+\.\d+\.\d+$/ );
		expect( header( PLUGIN, 'Version' ) ).toBe( version );
		expect( read( PLUGIN ) ).toContain(
			`const VERSION     = '${ version }';`
		);
		expect(
			JSON.parse( read( 'src/blocks/programas/block.json' ) )
		).toHaveProperty( 'version', version );
		expect( JSON.parse( read( 'package-lock.json' ) ) ).toHaveProperty(
			'version',
			version
		);
	} );

	it( 'the oldest WordPress and PHP', () => {
		const wordpress = header( PLUGIN, 'Requires at least' );
		const php = header( PLUGIN, 'Requires PHP' );
		expect( wordpress ).toBe( OLDEST_WORDPRESS );
		expect( php ).toBe( PHP.at( -1 ) );
		expect( read( 'phpcs.xml.dist' ) ).toContain(
			`name="minimum_supported_wp_version" value="${ wordpress }"`
		);
		expect( read( 'phpcs.xml.dist' ) ).toContain(
			`name="testVersion" value="${ php }-"`
		);
		expect( read( 'phpstan.neon.dist' ) ).toContain( 'min: 70400' );
	} );

	it( 'what the README says of WordPress and PHP', () => {
		expect( read( 'README.md' ) ).toContain(
			`WordPress ${ OLDEST_WORDPRESS } to ${ NEWEST_WORDPRESS }, PHP ${ PHP.at( -1 ) } to ${ PHP[ 0 ] }.`
		);
	} );

	it( 'the hooks for other plugins, in the code and in the README', () => {
		const files = globSync( 'includes/**/*.php', {
			cwd: path.join( __dirname, '../..' ),
		} );
		const hooks = files.flatMap( ( file ) =>
			[
				...read( file ).matchAll(
					/(?:apply_filters|do_action)\( '(programs_filter_\w+)'/g
				),
			].map( ( [ , hook ] ) => hook )
		);
		expect( hooks.length ).toBeGreaterThan( 10 );
		const readme = read( 'README.md' );
		expect(
			hooks.filter( ( hook ) => ! readme.includes( `\`${ hook }\`` ) )
		).toEqual( [] );
	} );

	it( 'the readme of the plugin directory', () => {
		expect( header( 'readme.txt', 'Stable tag' ) ).toBe( version );
		expect( header( 'readme.txt', 'Tested up to' ) ).toBe(
			NEWEST_WORDPRESS
		);
		for ( const name of [
			'Requires at least',
			'Requires PHP',
			'License',
		] ) {
			expect( header( 'readme.txt', name ) ).toBe(
				header( PLUGIN, name )
			);
		}
	} );
} );
