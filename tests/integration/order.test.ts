import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

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

it( 'a listing is in the order of its attributes, else in the manual one', async () => {
	const html = await inSandbox< string[] >(
		'listings',
		CASES.map( ( [ attributes ] ) => attributes )
	);
	expect(
		html.map( ( one, at ) => [
			CASES[ at ]?.[ 0 ],
			[ ...one.matchAll( /__excerpt">(\w+)/g ) ]
				.map( ( [ , name ] ) => name )
				.join( ' ' ),
		] )
	).toEqual( CASES );
} );
