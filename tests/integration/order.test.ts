import { php } from './php.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'order', () => {
	let orders: string[][];
	const CASES: [ Record< string, unknown >, string ][] = [
		[ {}, 'C A1 A2 B' ],
		[ { order: 'desc' }, 'B A2 A1 C' ],
		[ { orderBy: 'title' }, 'A1 A2 B C' ],
		[ { orderBy: 'title', order: 'desc' }, 'C B A2 A1' ],
		[ { orderBy: 'date' }, 'B A1 A2 C' ],
		[ { orderBy: 'date', order: 'desc' }, 'C A2 A1 B' ],
		[ { limit: 2 }, 'C A1' ],
		[ { orderBy: 'rand' }, 'C A1 A2 B' ],
		[ { limit: -3, order: 'up' }, 'C A1 A2 B' ],
	];

	beforeAll( async () => {
		// A1 and A2 are equal in everything but their ID.
		const html = await inSandbox< string[] >( `
			program( 'B', array(), array( 'menu_order' => 9, 'post_date' => '2024-01-01 10:00:00', 'post_excerpt' => 'B' ) );
			program( 'A', array(), array( 'menu_order' => 5, 'post_date' => '2024-02-01 10:00:00', 'post_excerpt' => 'A1' ) );
			program( 'A', array(), array( 'menu_order' => 5, 'post_date' => '2024-02-01 10:00:00', 'post_excerpt' => 'A2' ) );
			program( 'C', array(), array( 'menu_order' => -1, 'post_date' => '2024-03-01 10:00:00', 'post_excerpt' => 'C' ) );
			return array_map( __NAMESPACE__ . '\\listing', ${ php( CASES.map( ( [ attributes ] ) => attributes ) ) } );
		` );
		orders = html.map( ( one ) =>
			[ ...one.matchAll( /__excerpt">(\w+)/g ) ].map(
				( [ , name ] ) => name ?? ''
			)
		);
	} );

	it.each(
		CASES.map(
			( [ attributes, order ], index ) =>
				[ JSON.stringify( attributes ), order, index ] as const
		)
	)( '%s gives %s', ( _, order, index ) => {
		expect( orders[ index ]?.join( ' ' ) ).toBe( order );
	} );
} );
