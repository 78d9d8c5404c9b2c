import { textsOf, parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const ORDERS = [ 'manual', 'title', 'date' ].flatMap( ( orderBy ) =>
	[ 'asc', 'desc' ].map( ( order ) => [ orderBy, order ] as const )
);

it.each( ORDERS )(
	'%s %s: the REST API gives the programs in the order of the page, also over several pages',
	async ( orderBy, order ) => {
		const { page, rest } = await inSandbox< {
			page: string;
			rest: { id: number }[];
		} >( 'both', orderBy, order );
		expect( rest ).toHaveLength( 12 );
		expect( rest.map( ( { id } ) => String( id ) ) ).toEqual(
			textsOf( parse( page ), '.programas-card__title' )
		);
	}
);

it( 'the other orders of WordPress are still there, and an unknown one is refused', async () => {
	const answers =
		await inSandbox< [ { id: number }[], { code: string } ] >(
			'other_orders'
		);
	expect( answers[ 0 ] ).toHaveLength( 2 );
	expect( answers[ 1 ].code ).toBe( 'rest_invalid_param' );
} );
