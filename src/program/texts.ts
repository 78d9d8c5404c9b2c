import { endsBeforeItStarts, isUsable } from './rules';
import type { Field, Settings } from './settings';

/** Texts by the key of the metadata. */
export type Texts = Record< string, string >;

function problemOf( field: Field, text: string ): string {
	if ( Array.from( text.trim() ).length > field.longest ) {
		return field.tooLong;
	}
	return isUsable( field.kind, text ) ? '' : field.unusable;
}

/**
 * What is wrong with texts.
 *
 * @param settings Settings.
 * @param texts    All texts of the form.
 * @return A sentence for each text that cannot be used.
 */
export function problemsOf(
	{ fields, texts: { wrongOrder } }: Settings,
	texts: Texts
): Texts {
	const problems: Texts = {};
	for ( const field of fields ) {
		const problem = problemOf( field, texts[ field.key ] ?? '' );
		if ( problem ) {
			problems[ field.key ] = problem;
		}
	}
	const [ start, end ] = [ 'start', 'end' ].map(
		( fact ) => fields.find( ( field ) => field.fact === fact )?.key ?? ''
	) as [ string, string ];
	if (
		! problems[ start ] &&
		! problems[ end ] &&
		endsBeforeItStarts( texts[ start ] ?? '', texts[ end ] ?? '' )
	) {
		problems[ start ] = wrongOrder;
		problems[ end ] = wrongOrder;
	}

	return problems;
}

/**
 * Sorts what was typed: what can be used is written, what cannot stays in its field.
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
	const problems = problemsOf( settings, texts );
	const changed = Object.entries( texts ).filter(
		( [ key, text ] ) => text !== stored[ key ]
	);
	return {
		written: Object.fromEntries(
			changed.filter( ( [ key ] ) => ! problems[ key ] )
		),
		drafts: Object.fromEntries(
			changed.filter( ( [ key ] ) => problems[ key ] )
		),
	};
}

/**
 * What the server answered about fields when it refused to save.
 *
 * @param error What saving failed with; `data.params` has a sentence by "meta.pfilter_end".
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
