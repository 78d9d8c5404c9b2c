import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/**
 * What stands above the list of programs.
 *
 * @param categories Names of the categories by slug.
 */
const aboveList = async ( categories: Record< string, string > ) =>
	parse( await inSandbox< string >( 'above_list', categories ) );

describe( 'the choice of a category above the list of programs', () => {
	it( 'has a label', async () => {
		const page = await aboveList( { arte: 'Arte' } );
		const select = page.querySelector( 'select' );
		expect( select?.labels[ 0 ]?.textContent ).toBe(
			'Filtrar por categoría'
		);
		expect(
			[ ...( select?.options ?? [] ) ].map( ( { value } ) => value )
		).toEqual( [ '0', 'arte' ] );
	} );

	it( 'is not there, nor is a label of nothing, where there are no categories', async () => {
		const page = await aboveList( {} );
		expect( page.querySelector( 'select, label' ) ).toBeNull();
	} );
} );
