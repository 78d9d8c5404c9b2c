import fc from 'fast-check';
import { type CardState, plan } from './plan';

/** "+" wanted, "-" not; then "s" shown, "h" hidden, "l" leaving. */
const cards = ( states: string ): CardState< number >[] =>
	states.split( ' ' ).map( ( state, card ) => ( {
		card,
		wanted: state.startsWith( '+' ),
		inLayout: ! state.endsWith( 'h' ),
		leaving: state.endsWith( 'l' ),
	} ) );

const NOTHING = {
	enter: [],
	seen: [],
	back: [],
	show: [],
	leave: [],
	hide: [],
	below: [],
};
const EVERYWHERE = { from: 0, to: 100 };

test( 'cards that have to change change, in the viewport with motion', () => {
	expect( plan( cards( '+s -s +h -h +l -l' ), EVERYWHERE ) ).toEqual( {
		...NOTHING,
		leave: [ 1 ],
		enter: [ 2 ],
		back: [ 4 ],
		seen: [ 0, 1, 2, 4, 5 ],
	} );
} );

test( 'cards far from the viewport change without motion', () => {
	expect( plan( cards( '+s -s +h -h +l -l' ), { from: 0, to: 0 } ) ).toEqual(
		{
			...NOTHING,
			below: [ 1 ],
			show: [ 2 ],
			back: [ 4 ],
		}
	);
} );

test( 'a leaving card is in view by its place before the click', () => {
	expect(
		plan( cards( '-h -s -s -s -s' ), { from: 1, to: 3 } )
	).toMatchObject( { hide: [ 1, 4 ], leave: [ 2, 3 ] } );
} );

test( 'a card that would come into the viewport goes first, one below two screens of what stays can wait', () => {
	expect( plan( cards( '+s -s -s +s -s -s' ), { from: 0, to: 1 } ) ).toEqual(
		{ ...NOTHING, seen: [ 0 ], hide: [ 1, 2 ], below: [ 4, 5 ] }
	);
} );

test( 'an entering card is in view by its place while others leave, or after they have gone', () => {
	// Card 2 will be the first, and is seen at once when the two before it go.
	expect( plan( cards( '-s -s +h +h' ), { from: 0, to: 1 } ) ).toMatchObject(
		{
			leave: [ 0 ],
			hide: [ 1 ],
			enter: [ 2 ],
			show: [ 3 ],
		}
	);
	// Card 2 comes in beside the one that fades.
	expect( plan( cards( '-s -s +h +h' ), { from: 1, to: 2 } ) ).toEqual( {
		...NOTHING,
		hide: [ 0 ],
		leave: [ 1 ],
		enter: [ 2, 3 ],
		seen: [ 1, 2, 3 ],
	} );
} );

test( 'a card is seen by its place before, while others leave, or after they have gone', () => {
	const place = ( states: string, at: number ): number[] =>
		plan( cards( states ), { from: at, to: at + 1 } ).seen;

	// Card 1 is pushed down by card 0, out of view or into it.
	expect( place( '+h +s +s', 0 ) ).toEqual( [ 0, 1 ] );
	expect( place( '+h +s +s', 2 ) ).toEqual( [ 2 ] );
	expect( place( '-l +s +s', 0 ) ).toEqual( [ 0, 1 ] );
	// What is gone at once is not asked.
	expect( place( '+h -s +s', 1 ) ).toEqual( [ 2 ] );
} );

test( 'after any plan exactly the wanted cards are on their way to be shown', () => {
	const card = fc.record( {
		wanted: fc.boolean(),
		state: fc.constantFrom( 's', 'h', 'l' ),
	} );
	const positions = fc
		.tuple( fc.nat( 30 ), fc.nat( 30 ) )
		.map( ( [ from, length ] ) => ( { from, to: from + length } ) );
	fc.assert(
		fc.property(
			fc.array( card, { maxLength: 30 } ),
			positions,
			( all, inView ) => {
				const states = cards(
					all
						.map(
							( { wanted, state } ) =>
								( wanted ? '+' : '-' ) + state
						)
						.join( ' ' )
				);
				const todo = plan( states, inView );
				const staying = states
					.filter(
						( { inLayout, leaving } ) => inLayout && ! leaving
					)
					.map( ( state ) => state.card );
				const going = new Set( [
					...todo.leave,
					...todo.hide,
					...todo.below,
				] );
				const shown = [
					...todo.enter,
					...todo.show,
					...todo.back,
				].concat( staying.filter( ( own ) => ! going.has( own ) ) );

				expect( shown.sort( ( a, b ) => a - b ) ).toEqual(
					states
						.filter( ( { wanted } ) => wanted )
						.map( ( state ) => state.card )
				);
			}
		)
	);
} );
