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
			rest: number[];
		} >( `
			foreach ( array( 'B', 'ñ', 'A', 'a', 'C 10', 'C 9' ) as $i => $title ) {
				// Two of each: equal in everything that an order looks at.
				foreach ( array( 1, 2 ) as $copy ) {
					program( $title, array(), array( 'menu_order' => 3 - $i % 3, 'post_date' => sprintf( '2024-01-%02d 10:00:00', 1 + $i % 4 ) ) );
				}
			}
			$parameters = array( 'orderby' => '${ orderBy }', 'order' => '${ order }', 'per_page' => 5 );
			$rest = array();
			foreach ( array( 1, 2, 3 ) as $page ) {
				$rest = array_merge( $rest, rest_programs( array( 'page' => $page ) + $parameters ) );
			}
			return array(
				'rest' => array_column( $rest, 'id' ),
				'page' => with_filter( 'programs_filter_card', static fn( $card ) => array( 'title' => (string) $card['id'] ) + $card, static fn() => listing( array( 'orderBy' => '${ orderBy }', 'order' => '${ order }' ) ) ),
			);
		` );
		expect( rest ).toHaveLength( 12 );
		expect( rest.map( String ) ).toEqual(
			textsOf( parse( page ), '.programas-card__title' )
		);
	}
);

it( 'the other orders of WordPress are still there, and an unknown one is refused', async () => {
	const answers = await inSandbox< [ { id: number }[], { code: string } ] >( `
		program( 'A' );
		program( 'B' );
		return array( rest_programs( array( 'orderby' => 'id' ) ), rest_programs( array( 'orderby' => 'rand' ) ) );
	` );
	expect( answers[ 0 ] ).toHaveLength( 2 );
	expect( answers[ 1 ].code ).toBe( 'rest_invalid_param' );
} );
