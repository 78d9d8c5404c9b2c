import fc from 'fast-check';
import {
	activePills,
	CARDS,
	find,
	inLayout,
	inMotion,
	listingHtml,
	PILLS,
	reachable,
} from '../fixtures/listing';
import { preferReducedMotion } from '../fixtures/motion-preference';
import {
	announced,
	click,
	focused,
	openAt,
	pill,
	press,
	tabStops,
	travel,
	startClock,
	endClock,
} from '../fixtures/use-filter';
import { mount } from '../fixtures/mount';
import { Visit } from '../fixtures/visit';

type Step =
	| { do: 'click'; category: string }
	| { do: 'press'; key: string }
	| { do: 'travel'; steps: -1 | 1 }
	| { do: 'wait'; ms: number }
	| { do: 'prefer'; reduced: boolean };

const CATEGORIES = Object.keys( PILLS );

const step: fc.Arbitrary< Step > = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record( {
			do: fc.constant( 'click' as const ),
			category: fc.constantFrom( ...CATEGORIES ),
		} ),
	},
	{
		weight: 4,
		arbitrary: fc.record( {
			do: fc.constant( 'press' as const ),
			key: fc.constantFrom(
				'ArrowLeft',
				'ArrowRight',
				'Home',
				'End',
				'Enter',
				' ',
				'Tab'
			),
		} ),
	},
	{
		weight: 3,
		arbitrary: fc.record( {
			do: fc.constant( 'travel' as const ),
			steps: fc.constantFrom( -1 as const, 1 as const ),
		} ),
	},
	{
		weight: 3,
		arbitrary: fc.record( {
			do: fc.constant( 'wait' as const ),
			ms: fc.oneof(
				fc.constantFrom( 1, 49, 50, 51, 299, 300, 301, 350, 1000 ),
				fc.nat( 400 )
			),
		} ),
	},
	{
		weight: 1,
		arbitrary: fc.record( {
			do: fc.constant( 'prefer' as const ),
			reduced: fc.boolean(),
		} ),
	}
);

const wantedIn = ( category: string ): string[] =>
	CARDS.flatMap( ( slugs, index ) =>
		category === 'all' || slugs.split( ' ' ).includes( category )
			? [ String( index + 1 ) ]
			: []
	);

/** A visit with the keyboard. */
class KeyboardVisit extends Visit {
	/** Position of the focused pill, from 0. */
	focus = 0;
}

async function take( next: Step, visit: KeyboardVisit ): Promise< void > {
	switch ( next.do ) {
		case 'click':
			visit.choose( next.category );
			await click( pill( next.category ) );
			return;
		case 'press':
			if ( next.key === 'Enter' || next.key === ' ' ) {
				visit.choose( CATEGORIES[ visit.focus ] ?? 'all' );
			} else {
				const { length } = CATEGORIES;
				visit.focus =
					{
						ArrowLeft: ( visit.focus + length - 1 ) % length,
						ArrowRight: ( visit.focus + 1 ) % length,
						Home: 0,
						End: length - 1,
					}[ next.key ] ?? visit.focus;
			}
			await press( next.key );
			return;
		case 'travel':
			if ( visit.travel( next.steps ) ) {
				await travel( next.steps );
			}
			return;
		case 'wait':
			jest.advanceTimersByTime( next.ms );
			return;
		case 'prefer':
			preferReducedMotion( next.reduced );
	}
}

/** What holds at every moment. */
const now = (): unknown => ( {
	reachable: reachable(),
	active: activePills(),
	address: new URLSearchParams( window.location.search ).get( 'categoria' ),
	count: find( '.programas-count' ).textContent.trim(),
	empty: ! find( '.programas-empty' ).hidden,
	focus: focused(),
} );

/** What holds when everything has come to rest. */
const atRest = (): unknown => ( {
	inLayout: inLayout(),
	inMotion: inMotion(),
	tabStops: tabStops(),
	announced: announced(),
} );

function expected( { category, focus }: KeyboardVisit ): unknown {
	const wanted = wantedIn( category );

	return {
		reachable: wanted,
		active: [ category ],
		address: category === 'all' ? null : category,
		count:
			wanted.length === CARDS.length
				? `${ CARDS.length } resultados`
				: `${ wanted.length } de ${ CARDS.length }`,
		empty: false,
		focus: CATEGORIES[ focus ],
	};
}

/** A page, its group in React's hands, the focus on the first pill. */
function open(): void {
	preferReducedMotion( false );
	openAt( '' );
	document.body.innerHTML = listingHtml();
	mount( find( '.programas-filter' ) );
	pill( 'all' ).focus();
}

beforeEach( startClock );
afterEach( endClock );

test( 'after any sequence of clicks, keys, Back, Forward and pauses the page is what the last choice calls for', async () => {
	const sequence = fc.array( step, {
		minLength: 1,
		maxLength: 10,
		size: 'max',
	} );
	await fc.assert(
		fc.asyncProperty( sequence, async ( steps ) => {
			open();
			const visit = new KeyboardVisit();
			const seen = [];
			const wanted = [];
			for ( const next of steps ) {
				await take( next, visit );
				seen.push( now() );
				wanted.push( expected( visit ) );
			}
			expect( seen ).toEqual( wanted );

			jest.runAllTimers();
			expect( now() ).toEqual( expected( visit ) );
			expect( atRest() ).toEqual( {
				inLayout: wantedIn( visit.category ),
				inMotion: {},
				tabStops: [ CATEGORIES[ visit.focus ] ],
				announced: null,
			} );
		} ),
		// Others each time, and more of them each night.
		{ numRuns: Number( process.env.RANDOM_RUNS ?? 50 ) }
	);
}, 180_000 );
