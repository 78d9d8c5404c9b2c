/**
 * What a request does not do twice, or at all.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'the list of programs in the admin reads the pictures of all its rows together', async () => {
	const { cells, queries } = await inSandbox< {
		cells: string;
		queries: number;
	} >( 'pictures_in_list' );
	expect( cells.match( /<img /g ) ).toHaveLength( 20 );
	expect( queries ).toBeLessThanOrEqual( 2 );
} );

it( 'the list of programs in the admin is limited to a category, also where another plugin limits it already', async () => {
	expect( await inSandbox( 'limited_lists' ) ).toEqual( [
		[ 'Las dos' ],
		[ 'Las dos', 'Una' ],
	] );
} );

it( 'a page without a listing loads nothing of imports, the admin, a shop or Elementor', async () => {
	const files = await inSandbox< string[] >( 'unloaded_files' );
	expect( files.join( '\n' ) ).toContain( '/includes/listing/renderer.php' );
	expect(
		files.filter( ( file ) =>
			/\/includes\/(admin|import|shop|elementor)\//.test( file )
		)
	).toEqual( [] );
} );
