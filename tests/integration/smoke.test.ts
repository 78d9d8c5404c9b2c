import { wordpress } from './wordpress.ts';

describe( 'the combination under test', () => {
	const { version, php, runPhp, fetchPage, phpLog } = wordpress();

	it( 'is the WordPress and the PHP that were asked for', async () => {
		const versions = await runPhp(
			`echo wp_json_encode( array( get_bloginfo( 'version' ), PHP_VERSION ) );`
		);
		expect( JSON.parse( versions ) ).toEqual( [
			expect.stringMatching( new RegExp( `^${ version }(\\.|$)` ) ),
			expect.stringMatching( new RegExp( `^${ php }\\.` ) ),
		] );
	} );

	it( 'has the plugin active and logs nothing when the home page is served', async () => {
		expect(
			await runPhp(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php';
				echo is_plugin_active( 'programs-filter/programs-filter.php' ) ? 'active' : 'inactive';`
			)
		).toBe( 'active' );
		const { status, html } = await fetchPage( '/' );
		expect( status ).toBe( 200 );
		expect( html ).toContain( '</html>' );
		expect( await phpLog() ).toBe( '' );
	} );
} );
