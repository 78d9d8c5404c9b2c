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

it.each( [
	[ 'a page without a listing', 'unloaded_files' ],
	[
		'the page of a program, with a listing that has everything,',
		'unloaded_listing_files',
	],
] )(
	'%s loads nothing of the reader, forms, imports, the admin, a shop or Elementor',
	async ( _, name ) => {
		const files = await inSandbox< string[] >( name );
		expect( files.join( '\n' ) ).toContain(
			'/includes/listing/renderer.php'
		);
		expect(
			files.filter( ( file ) =>
				/\/includes\/(admin|import|reader|program\/forms|shop|elementor)\//.test(
					file
				)
			)
		).toEqual( [] );
	}
);
