/**
 * What a request does not do twice, or at all.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the list of programs in the admin', () => {
	it( 'reads the pictures of all its rows together', async () => {
		const { cells, queries } = await inSandbox< {
			cells: string;
			queries: number;
		} >( 'pictures_in_list' );
		expect( cells.match( /<img /g ) ).toHaveLength( 20 );
		expect( queries ).toBeLessThanOrEqual( 2 );
	} );

	it( 'keeps what another plugin limited it to when a category is chosen', async () => {
		expect( await inSandbox( 'limited_lists' ) ).toEqual( [
			[ 'Las dos' ],
			[ 'Las dos', 'Una' ],
			[ 'Las dos', 'Una' ],
		] );
	} );
} );

describe( 'the preview in the editor', () => {
	it( 'reads the categories once for all programs of a request, and anew for the next request', async () => {
		const requests =
			await inSandbox< { read: number; cards: string }[] >(
				'two_requests'
			);
		expect( requests.map( ( { read } ) => read ) ).toEqual( [ 1, 1 ] );
		expect(
			requests.map( ( { cards } ) =>
				[ 'uno', 'renombrada' ].filter( ( slug ) =>
					cards.includes( `data-categories="${ slug }"` )
				)
			)
		).toEqual( [ [ 'uno' ], [ 'renombrada' ] ] );
	} );
} );

it( 'a listing by when looks at the calendar as often for many programs as for one', async () => {
	const [ one = 0, many ] = await inSandbox< number[] >( 'reads_of_week' );
	expect( one ).toBeGreaterThan( 0 );
	expect( many ).toBe( one );
} );

it( 'a public page loads no code of the admin, of imports or of the command line', async () => {
	const files = await inSandbox< string[] >( 'loaded_files' );
	expect( files.length ).toBeGreaterThan( 10 );
	expect(
		files.filter( ( file ) =>
			/\/includes\/(admin|cli|sheets)\//.test( file )
		)
	).toEqual( [] );
} );
