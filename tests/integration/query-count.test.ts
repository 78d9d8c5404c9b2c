import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'database queries are at most 8, as many for 200 programs as for 10 and with facts as without, and two more by time', async () => {
	const time = [
		{ orderBy: 'start' },
		{ when: 'current-and-coming' },
		{ when: 'current-and-coming', orderBy: 'start', limit: 20 },
	];
	const [ ten, many, facts, categories, ...byTime ] = await inSandbox<
		[ number, number, number, number, ...number[] ]
	>( 'queries', [
		[ 10, {} ],
		[ 200, {} ],
		[ 200, { facts: [ 'dates', 'place', 'price', 'signup', 'contact' ] } ],
		[ 200, { categories: [ 'arte', 'musica' ] } ],
		...time.map( ( attributes ) => [ 200, attributes ] ),
	] );
	expect( ten ).toBeLessThanOrEqual( 8 );
	expect( many ).toBe( ten );
	expect( facts ).toBe( ten );
	expect( categories ).toBeLessThanOrEqual( 8 );
	expect( byTime ).toHaveLength( 3 );
	expect( Math.max( ...byTime ) ).toBeLessThanOrEqual( ten + 2 );
} );
