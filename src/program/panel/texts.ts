import { isMoment } from './moment';
import {
	endsBeforeItStarts,
	isHour,
	isUsable,
	withDay,
	withScheme,
} from './rules';
import type { Field, Settings } from './settings';

/** Texts by the key of the metadata. */
export type Texts = Record< string, string >;

const keysOf = ( fields: Field[], facts: readonly string[] ): string[] =>
	facts.map(
		( fact ) => fields.find( ( field ) => field.fact === fact )?.key ?? ''
	);

/** Keys of beginning and end. */
const ends = ( fields: Field[] ): [ string, string ] =>
	keysOf( fields, [ 'start', 'end' ] ) as [ string, string ];

/** Pairs of facts that can contradict each other, and what is wrong then. */
const PAIRS = [
	[ [ 'start', 'end' ], endsBeforeItStarts, 'wrongOrder' ],
	[
		[ 'age_from', 'age_to' ],
		( from: string, to: string ) =>
			to !== '' && Number( from ) > Number( to ),
		'wrongAges',
	],
	[
		[ 'places', 'places_left' ],
		( places: string, left: string ) =>
			places !== '' && Number( left ) > Number( places ),
		'tooManyLeft',
	],
] as const;

/**
 * Texts with the parts that may be left out.
 *
 * @param settings Settings.
 * @param texts    All texts of the form.
 */
function completed( { fields }: Settings, texts: Texts ): Texts {
	const [ start, end ] = ends( fields );
	const from = texts[ start ] ?? '';
	const addresses = fields
		.filter( ( { keyboard } ) => keyboard === 'url' )
		.map( ( { key } ) => key );
	const whole = ( [ key, text ]: [ string, string ] ): [ string, string ] => {
		if ( addresses.includes( key ) ) {
			return [ key, withScheme( text ) ];
		}
		return key === end && isMoment( from )
			? [ key, withDay( text, from ) ]
			: [ key, text ];
	};
	const keyOf = ( fact: string ): string =>
		fields.find( ( field ) => field.fact === fact )?.key ?? '';
	const former = keyOf( 'previous_start' );
	// A postponed program was to begin when it says so far.
	const isPostponed = texts[ keyOf( 'event_status' ) ] === 'postponed';

	return Object.fromEntries(
		Object.entries( {
			...texts,
			...( isPostponed && ! texts[ former ] ? { [ former ]: from } : {} ),
		} ).map( whole )
	);
}

function problemOf( field: Field, text: string, dayMissing: string ): string {
	if ( field.control === 'moment' && isHour( text ) ) {
		return dayMissing;
	}
	if ( Array.from( text.trim() ).length > field.longest ) {
		return field.tooLong;
	}
	return isUsable( field, text ) ? '' : field.unusable;
}

/**
 * What is wrong with texts. Of two that contradict each other, the one that is not stored is wrong; the second when both are, as on the server
 * (includes/program/fact-problems.php).
 *
 * @param settings Settings.
 * @param stored   What the program has.
 * @param typed    All texts of the form.
 * @return A sentence for each text that cannot be used.
 */
export function problemsOf(
	settings: Settings,
	stored: Texts,
	typed: Texts
): Texts {
	const { fields, texts: says } = settings;
	const texts = completed( settings, typed );
	const problems: Texts = {};
	for ( const field of fields ) {
		const problem = problemOf(
			field,
			texts[ field.key ] ?? '',
			says.dayMissing
		);
		if ( problem ) {
			problems[ field.key ] = problem;
		}
	}
	for ( const [ facts, isWrong, problem ] of PAIRS ) {
		const keys = keysOf( fields, facts );
		const [ first = '', second = '' ] = keys.map(
			( key ) => texts[ key ] ?? ''
		);
		if (
			! keys.some( ( key ) => problems[ key ] ) &&
			isWrong( first, second )
		) {
			const unsaved = keys.filter(
				( key ) => ( typed[ key ] ?? '' ) !== ( stored[ key ] ?? '' )
			);
			for ( const key of unsaved.length > 0
				? unsaved
				: keys.slice( 1 ) ) {
				problems[ key ] = says[ problem ];
			}
		}
	}

	return problems;
}

/**
 * Whether it is the hour that is wrong with a moment: it cannot be read, or beginning and end are on one day.
 *
 * @param settings Settings.
 * @param typed    All texts of the form.
 * @param key      Key of a moment with a problem.
 */
export function isHourWrong(
	settings: Settings,
	typed: Texts,
	key: string
): boolean {
	const texts = completed( settings, typed );
	const text = texts[ key ] ?? '';
	const [ day = '', hour = '' ] = text.split( 'T' );
	if ( day === '' || hour === '' || ! isMoment( day ) ) {
		return false;
	}
	const [ start, end ] = ends( settings.fields );
	const other = texts[ key === end ? start : end ] ?? '';

	return ! isMoment( text ) || other.startsWith( day );
}

/**
 * Sorts typed texts: usable ones are written, unusable ones stay in their fields. So does a text that is completed while it is typed.
 *
 * @param settings Settings.
 * @param stored   What the program has.
 * @param texts    All texts of the form.
 */
export function sorted(
	settings: Settings,
	stored: Texts,
	texts: Texts
): { written: Texts; drafts: Texts } {
	const problems = problemsOf( settings, stored, texts );
	const whole = completed( settings, texts );
	const changed = ( of: Texts ): [ string, string ][] =>
		Object.entries( of ).filter(
			( [ key, text ] ) => text !== stored[ key ]
		);
	return {
		written: Object.fromEntries(
			changed( whole ).filter( ( [ key ] ) => ! problems[ key ] )
		),
		drafts: Object.fromEntries(
			changed( texts ).filter(
				( [ key, text ] ) => problems[ key ] || text !== whole[ key ]
			)
		),
	};
}

/**
 * The server's sentences about fields when it refused to save.
 *
 * @param error Error of saving; `data.params` has a sentence by "meta.pfilter_end".
 */
export function answers( error: unknown ): Texts {
	const params = ( error as { data?: { params?: unknown } } | undefined )
		?.data?.params;
	return Object.fromEntries(
		Object.entries( params ?? {} ).flatMap( ( [ name, sentence ] ) =>
			name.startsWith( 'meta.' ) && typeof sentence === 'string'
				? [ [ name.slice( 'meta.'.length ), sentence ] ]
				: []
		)
	);
}
