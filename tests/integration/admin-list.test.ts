import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** What stands above the list of programs, after some PHP. */
const filters = async ( before: string ) =>
	parse(
		await inSandbox< string >( `
			require_once \\ProgramsFilter\\PLUGIN_DIR . '/includes/admin/list.php';
			${ before }
			ob_start();
			\\ProgramsFilter\\Admin_List\\dropdown( \\ProgramsFilter\\Post_Type\\NAME );
			return ob_get_clean();
		` )
	);

describe( 'the choice of a category above the list of programs', () => {
	it( 'has a label', async () => {
		const page = await filters( `category( 'Arte', 'arte' );` );
		const select = page.querySelector( 'select' );
		expect( select?.labels[ 0 ]?.textContent ).toBe(
			'Filtrar por categoría'
		);
		expect(
			[ ...( select?.options ?? [] ) ].map( ( { value } ) => value )
		).toEqual( [ '0', 'arte' ] );
	} );

	it( 'is not there, nor is a label of nothing, where there are no categories', async () => {
		const page = await filters( '' );
		expect( page.querySelector( 'select, label' ) ).toBeNull();
	} );
} );
