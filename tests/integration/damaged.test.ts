import { parse, read, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'a loop in the parents of categories ends: every pill once, every program of the loop in each of them', async () => {
	const [ all = '', chosen = '' ] = await inSandbox< string[] >( 'loop' );
	expect( read( all ).pills.sort() ).toEqual( [
		'A',
		'B',
		'C',
		'D',
		'Todos',
	] );
	expect(
		valuesOf( parse( all ), '.programas-card', 'data-categories' )
	).toContain( 'c b a' );
	expect( read( chosen ) ).toMatchObject( {
		visible: [ 'Uno' ],
		pills: [],
	} );
} );

it( 'a category that is its own parent, or whose parent is gone, has its pill', async () => {
	const html = await inSandbox< string >( 'wrong_parents' );
	expect( read( html ).pills.sort() ).toEqual( [ 'A', 'B', 'Todos' ] );
} );

it( 'attributes of other types than block.json says are the defaults', async () => {
	const [ plain, wrong ] = await inSandbox< string[] >( 'wrong_attributes' );
	expect( wrong ).toBe( plain );
} );
