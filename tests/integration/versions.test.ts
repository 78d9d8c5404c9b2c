import { readFileSync } from 'node:fs';
import path from 'node:path';

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
		expect( wordpress ).toBe( '6.8' );
		expect( php ).toBe( '7.4' );
		expect( read( 'phpcs.xml.dist' ) ).toContain(
			`name="minimum_supported_wp_version" value="${ wordpress }"`
		);
		expect( read( 'phpcs.xml.dist' ) ).toContain(
			`name="testVersion" value="${ php }-"`
		);
		expect( read( 'phpstan.neon.dist' ) ).toContain( 'min: 70400' );
	} );

	it( 'the readme of the plugin directory', () => {
		expect( header( 'readme.txt', 'Stable tag' ) ).toBe( version );
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
