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
		const html = await inSandbox< string[] >(
			'listings',
			CASES.map( ( [ attributes ] ) => attributes )
		);
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
