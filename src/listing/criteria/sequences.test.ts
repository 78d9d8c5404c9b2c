import fc from 'fast-check';
import {
	imported,
	removeEagerEntry,
	startEagerEntry,
} from '../view/fixtures/eager-entry';
import { find, printed, reachable } from '../view/fixtures/listing';
import {
	openAt,
	rendered,
	showFrame,
	travel,
} from '../view/fixtures/use-filter';

/** What is asked for. */
interface State {
	category: string;
	age: string;
	free: boolean;
	text: string;
}

type Step =
	| { do: 'category'; value: string }
	| { do: 'age'; value: string }
	| { do: 'free' }
	| { do: 'type'; value: string }
	| { do: 'chip' }
	| { do: 'reset'; part: 'chips' | 'sheet' }
	| { do: 'travel'; steps: -1 | 1 };

/** Title, categories, ages, whether it is free: as the page was printed. */
const CARDS: [ string, string, string, boolean ][] = [
	[ 'Canciones y grabado', 'arte musica', '', false ],
	[ 'Coro de niñas', 'musica', '8-12 13-17', false ],
	[ 'Grabado', 'arte', '13-17', true ],
	[ 'Música de cámara', 'musica', '8-12', true ],
	[ 'Nino', '', '8-12', true ],
];

const CATEGORIES = [ 'all', 'arte', 'musica' ];
const AGES = [ '8-12', '13-17' ];
const TEXTS = [ '', 'm', 'musica', 'grab', 'ñ', 'nin', 'de', 'zzz' ];

const step: fc.Arbitrary< Step > = fc.oneof(
	fc.record( {
		do: fc.constant( 'category' as const ),
		value: fc.constantFrom( ...CATEGORIES ),
	} ),
	fc.record( {
		do: fc.constant( 'age' as const ),
		value: fc.constantFrom( ...AGES ),
	} ),
	fc.record( { do: fc.constant( 'free' as const ) } ),
	fc.record( {
		do: fc.constant( 'type' as const ),
		value: fc.constantFrom( ...TEXTS ),
	} ),
	fc.record( { do: fc.constant( 'chip' as const ) } ),
	fc.record( {
		do: fc.constant( 'reset' as const ),
		part: fc.constantFrom( 'chips' as const, 'sheet' as const ),
	} ),
	fc.record( {
		do: fc.constant( 'travel' as const ),
		steps: fc.constantFrom( -1 as const, 1 as const ),
	} )
);

const INITIAL: State = { category: 'all', age: '', free: false, text: '' };

/** A visit in small: what choices, typing, Back and Forward call for. */
class Visit {
	readonly #entries = [ INITIAL ];
	#position = 0;
	#isTyping = false;

	get state(): State {
		return this.#entries[ this.#position ] ?? INITIAL;
	}

	/** Asks for something; typing is one step, until something else is done. */
	ask( change: Partial< State > ): void {
		const next = { ...this.state, ...change };
		const isSame = JSON.stringify( next ) === JSON.stringify( this.state );
		const goesOn =
			this.#isTyping && 'text' in change && ! ( 'age' in change );
		if ( goesOn ) {
			this.#entries[ this.#position ] = next;
		} else if ( ! isSame ) {
			this.#entries.splice( ++this.#position, Infinity, next );
		}
		this.#isTyping =
			'text' in change && ! ( 'age' in change ) && ( goesOn || ! isSame );
	}

	travel( steps: -1 | 1 ): boolean {
		const isPossible =
			this.#entries[ this.#position + steps ] !== undefined;
		this.#position += isPossible ? steps : 0;
		this.#isTyping &&= ! isPossible;

		return isPossible;
	}

	/** Takes back the first thing that is asked for beyond the category, in the order of the controls. */
	takeBackFirst(): boolean {
		const { text, age, free } = this.state;
		if ( text ) {
			this.#isTyping = false;
			this.ask( { text: '' } );
			this.#isTyping = false;
		} else if ( age ) {
			this.ask( { age: '' } );
		} else if ( free ) {
			this.ask( { free: false } );
		}

		return Boolean( text ) || Boolean( age ) || free;
	}
}

const bare = ( text: string ): string =>
	text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /n\u0303/g, 'ñ' )
		.replace( /\p{M}/gu, '' );

function titlesOf( { category, age, free, text }: State ): string[] {
	return CARDS.filter( ( [ title, slugs, ages, isFree ] ) => {
		const words = bare( title ).split( ' ' );

		return (
			( category === 'all' || slugs.split( ' ' ).includes( category ) ) &&
			( ! age || ages.split( ' ' ).includes( age ) ) &&
			( ! free || isFree ) &&
			( ! text ||
				words.some( ( word ) =>
					( text.includes( 'ñ' )
						? word
						: word.replaceAll( 'ñ', 'n' )
					).startsWith( text )
				) )
		);
	} ).map( ( [ title ] ) => title );
}

const field = ( name: string ): HTMLInputElement =>
	find( `[name=${ name }]` ) as HTMLInputElement;

/** Clicks a field, unless it would show nothing: that cannot be chosen. */
function choose( option: HTMLElement, ask: () => void ): void {
	if ( ! option.matches( ':disabled' ) ) {
		ask();
		option.click();
	}
}

const fire = ( target: EventTarget, type: string ): boolean =>
	target.dispatchEvent( new Event( type, { bubbles: true } ) );

async function take( next: Step, visit: Visit ): Promise< void > {
	switch ( next.do ) {
		case 'category':
			visit.ask( { category: next.value } );
			find( `[data-category=${ next.value }]` ).click();
			break;
		case 'age':
			choose( find( `[name=edad][value="${ next.value }"]` ), () =>
				visit.ask( {
					// A second click takes it back.
					age: next.value === visit.state.age ? '' : next.value,
				} )
			);
			break;
		case 'free':
			choose( field( 'gratis' ), () =>
				visit.ask( { free: ! visit.state.free } )
			);
			break;
		case 'type':
			visit.ask( { text: next.value } );
			field( 'buscar' ).value = next.value;
			fire( field( 'buscar' ), 'input' );
			break;
		case 'chip':
			if ( visit.takeBackFirst() ) {
				find( '.programas-chip' ).click();
			}
			break;
		case 'reset':
			visit.ask( {
				age: '',
				free: false,
				text: '',
				// The sheet has the categories, too.
				...( next.part === 'sheet' && { category: 'all' } ),
			} );
			find( `.programas-${ next.part } .programas-reset` ).click();
			break;
		case 'travel':
			if ( visit.travel( next.steps ) ) {
				await travel( next.steps );
			}
	}
	await rendered();
	await imported();
}

const chips = (): ( string | undefined )[] =>
	[ ...document.querySelectorAll< HTMLElement >( '.programas-chip' ) ].map(
		( { dataset } ) => dataset.value
	);

beforeAll( () => {
	openAt( '' );
	startEagerEntry( printed( 'criteria' ), {
		entry: () => jest.requireActual( './index' ),
	} );
} );
afterAll( removeEagerEntry );

/** The next visit begins where nothing is asked for. */
async function beginAnew(): Promise< void > {
	find( '[data-category=arte]' ).click();
	find( '.programas-reset' ).click();
	find( '[data-category=all]' ).click();
	await rendered();
	await imported();
	showFrame();
}

test( 'after any sequence of choices among all criteria, typing, chips, Back and Forward the page is what the last ones call for', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array( step, { minLength: 1, maxLength: 10, size: 'max' } ),
			async ( steps ) => {
				await beginAnew();
				const visit = new Visit();
				for ( const next of steps ) {
					await take( next, visit );
					const { state } = visit;
					const { category, age, free, text } = state;
					// In the same task: no frame has passed.
					expect( [ next, reachable() ] ).toEqual( [
						next,
						titlesOf( state ),
					] );
					showFrame();
					const query = new URLSearchParams( window.location.search );
					expect( {
						category: query.get( 'categoria' ) ?? 'all',
						age: query.get( 'edad' ) ?? '',
						free: query.get( 'gratis' ) === '1',
						text: query.get( 'buscar' ) ?? '',
					} ).toEqual( state );
					expect( chips() ).toEqual(
						[ text, age, free ? '1' : '' ].filter( Boolean )
					);
					expect( [
						field( 'buscar' ).value,
						document.querySelector< HTMLInputElement >(
							'[name=edad]:checked'
						)?.value ?? '',
						field( 'gratis' ).checked,
						find( '[aria-pressed=true]' ).dataset.category,
						find( '.programas-empty' ).hidden,
					] ).toEqual( [
						text,
						age,
						free,
						category,
						titlesOf( state ).length > 0,
					] );
				}
			}
		),
		// Others each time, and more of them each night.
		{ numRuns: Number( process.env.RANDOM_RUNS ?? 50 ) }
	);
}, 300_000 );
