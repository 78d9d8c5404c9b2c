import { wordpress } from './wordpress.ts';

const { inSandbox, fetchPage } = wordpress();

it( 'a request for a PHP file of the plugin by its address gets an empty answer, no error and no path', async () => {
	const files = await inSandbox< string[] >( 'php_files' );
	expect( files.length ).toBeGreaterThan( 40 );

	const answers: Record< string, string > = {};
	for ( const file of files ) {
		const { status, html } = await fetchPage( file );
		if ( status !== 200 || html !== '' ) {
			answers[ file ] = `${ status } ${ html.trim() }`;
		}
	}
	expect( answers ).toEqual( {} );
} );
