/**
 * docs/hooks.md, made from the comments in the code.
 */
import type { OwnHook } from './own-hooks.ts';

interface Parameter {
	type: string;
	name: string;
	text: string;
}

interface Comment {
	/** Paragraphs. */
	text: string[];
	since: string;
	parameters: Parameter[];
}

const ELSEWHERE = /This (?:filter|action) is documented in/;

/**
 * The parts of a docblock.
 *
 * @param docblock With its stars.
 */
export function parse( docblock: string ): Comment {
	const lines = docblock
		.replace( /^\/\*\*|\*\/\s*$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trim() );
	const [ text = '', ...tags ] = lines.join( '\n' ).split( /^@/m );
	const oneLine = ( part: string ): string =>
		part.replace( /\s+/g, ' ' ).trim();

	return {
		text: text
			.split( /\n{2,}/ )
			.map( oneLine )
			.filter( Boolean ),
		since: oneLine(
			tags.find( ( tag ) => tag.startsWith( 'since ' ) )?.slice( 6 ) ?? ''
		),
		parameters: tags.flatMap( ( tag ) => {
			const [ , type, name, about ] =
				/^param\s+(.+?)\s+(\$\w+)\s*([\s\S]*)$/.exec( tag ) ?? [];

			return type && name
				? [ { type, name, text: oneLine( about ?? '' ) } ]
				: [];
		} ),
	};
}

function section( hooks: readonly OwnHook[] ): string[] {
	const [ hook ] = hooks.filter(
		( { docblock } ) => ! ELSEWHERE.test( docblock )
	);
	if ( ! hook ) {
		return [];
	}
	const { text, since, parameters } = parse( hook.docblock );
	const files = [ ...new Set( hooks.map( ( { file } ) => file ) ) ]
		.map( ( file ) => `[${ file }](../${ file })` )
		.join( ', ' );

	return [
		`### \`${ hook.name }\``,
		'',
		...text.flatMap( ( paragraph ) => [ paragraph, '' ] ),
		...parameters.map(
			( { name, type, text: about } ) =>
				`- \`${ name }\` (\`${ type }\`): ${ about }`
		),
		...( parameters[ 0 ] ? [ '' ] : [] ),
		`Since ${ since }. ${ files }`,
		'',
	];
}

/**
 * The page.
 *
 * @param hooks Each place where a hook is done.
 */
export function document( hooks: readonly OwnHook[] ): string {
	const part = ( heading: string, isAction: boolean ): string[] => {
		const names = [
			...new Set(
				hooks
					.filter( ( hook ) => hook.isAction === isAction )
					.map( ( { name } ) => name )
			),
		].sort();

		return [
			`## ${ heading }`,
			'',
			...names.flatMap( ( name ) =>
				section( hooks.filter( ( hook ) => hook.name === name ) )
			),
		];
	};

	return `${ [
		'# Hooks',
		'',
		'Made from the docblocks in the code by `npm run hooks`. An invalid return value of a filter is ignored. `$attributes` are those of the block ([reference.md](reference.md#block-and-shortcode)); [recipes.md](recipes.md) has examples.',
		'',
		...part( 'Filters', false ),
		...part( 'Actions', true ),
	]
		.join( '\n' )
		.trimEnd() }\n`;
}
