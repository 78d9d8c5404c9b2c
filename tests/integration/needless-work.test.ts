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

it( 'a page with a listing loads nothing of imports, the admin, a shop or Elementor but their hooks', async () => {
	const files = Object.keys(
		await inSandbox< Record< string, number > >( 'unloaded_files', true )
	);
	expect( files ).toContain( '/includes/listing/renderer.php' );
	expect(
		files.filter( ( file ) =>
			/\/(admin|import|shop|elementor)\/(?!bootstrap)/.test( file )
		)
	).toEqual( [] );
} );

it( 'a page without a listing loads at most 6,350 lines of the plugin', async () => {
	const lines = Object.values(
		await inSandbox< Record< string, number > >( 'unloaded_files', false )
	);
	expect( lines.length ).toBeGreaterThan( 10 );
	expect( lines.reduce( ( sum, one ) => sum + one ) ).toBeLessThan( 6350 );
} );

it( 'facts are written, and shown in blocks, in a request that has loaded nothing of programs yet', async () => {
	expect( await inSandbox( 'unloaded_program' ) ).toEqual( [
		'full',
		'Aula 1',
	] );
} );
