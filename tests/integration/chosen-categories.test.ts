import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'chosen categories', () => {
	// One that all of them have is nothing to choose from.
	const CASES: [ string[], { visible: string[]; pills: string[] } ][] = [
		[ [ 'arte' ], { visible: [ 'Acuarela', 'Óleo' ], pills: [] } ],
		[
			[ 'musica', 'arte' ],
			{
				visible: [ 'Acuarela', 'Coro', 'Óleo' ],
				pills: [ 'Todos', 'Música', 'Arte' ],
			},
		],
		[
			[ 'pintura', 'arte' ],
			{
				visible: [ 'Acuarela', 'Óleo' ],
				pills: [ 'Todos', 'Pintura', 'Arte' ],
			},
		],
		[ [ 'pintura' ], { visible: [ 'Óleo' ], pills: [] } ],
		[ [ 'vacia', 'musica' ], { visible: [ 'Coro' ], pills: [] } ],
		[ [ 'no-existe' ], { visible: [], pills: [] } ],
		[ [ 'no-existe', 'musica' ], { visible: [ 'Coro' ], pills: [] } ],
		[ [ 'Música' ], { visible: [ 'Coro' ], pills: [] } ],
		[
			[],
			{
				visible: [ 'Acuarela', 'Coro', 'Óleo', 'Suelto' ],
				pills: [ 'Todos', 'Arte', 'Pintura', 'Música' ],
			},
		],
	];
	let html: string[];

	beforeAll( async () => {
		html = await inSandbox(
			'listings',
			CASES.map( ( [ slugs ] ) => slugs ),
			[ 'musica', 'no-existe', 'pintura' ]
		);
	} );

	it( 'with all others after them: every program, and a pill for each category, the chosen ones first', () => {
		const { visible, pills } = read( html.at( -1 ) ?? '' );
		expect( [ ...visible ].sort() ).toEqual( [
			'Acuarela',
			'Coro',
			'Suelto',
			'Óleo',
		] );
		expect( pills ).toEqual( [ 'Todos', 'Música', 'Pintura', 'Arte' ] );
	} );

	it.each(
		CASES.map(
			( [ slugs, shown ], index ) =>
				[ slugs.join() || 'none', shown, index ] as const
		)
	)(
		'%s: their programs, with those of their descendants; their pills in the order chosen',
		( _, shown, index ) => {
			const { visible, pills } = read( html[ index ] ?? '' );
			expect( { visible: visible.sort(), pills } ).toEqual( {
				...shown,
				visible: [ ...shown.visible ].sort(),
			} );
		}
	);
} );
