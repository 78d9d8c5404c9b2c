import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** Queries of a listing, with nothing in memory, of so many programs with two nested categories and a picture each. */
const queries = ( programs: number, attributes = {} ) =>
	inSandbox< number >( 'queries', programs, attributes );

describe( 'database queries', () => {
	it( 'are at most 8, and as many for 200 programs as for 10', async () => {
		const few = await queries( 10 );
		expect( few ).toBeLessThanOrEqual( 8 );
		expect( await queries( 200 ) ).toBe( few );
	} );

	it( 'are as many with facts as without', async () => {
		const facts = [ 'dates', 'place', 'price', 'signup', 'contact' ];
		expect( await queries( 20, { facts } ) ).toBe( await queries( 20 ) );
	} );

	it.each( [
		{ orderBy: 'start' },
		{ when: 'current-and-coming' },
		{ when: 'current-and-coming', orderBy: 'start', limit: 20 },
	] )( 'are two more for %j', async ( attributes ) => {
		expect( await queries( 20, attributes ) ).toBeLessThanOrEqual(
			( await queries( 20 ) ) + 2
		);
	} );

	it( 'are at most 8 with chosen categories too', async () => {
		expect(
			await queries( 5, { categories: [ 'arte', 'musica' ] } )
		).toBeLessThanOrEqual( 8 );
	} );
} );
