/**
 * The hooks that others build on, read from the code: where each is done, and the comment that stands before it.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Something that a docblock stands before. */
export interface Documented {
	name: string;
	/** From the project's root. */
	file: string;
	/** The comment; '' without one. */
	docblock: string;
}

/** A hook of this plugin. */
export interface OwnHook extends Documented {
	isAction: boolean;
}

/** The PHP of the plugin, from the project's root. */
export const phpFiles = ( root: string ): string[] => [
	'programs-filter.php',
	...globSync( 'includes/**/*.php', { cwd: root } ).sort(),
];

/**
 * What a pattern finds in a file, with the docblock before it.
 *
 * @param root    The project's root.
 * @param file    File.
 * @param pattern Regular expression, with the name as its first group.
 */
export function documentedIn(
	root: string,
	file: string,
	pattern: string
): ( Documented & { found: string } )[] {
	const source = readFileSync( path.join( root, file ), 'utf8' );

	return [ ...source.matchAll( new RegExp( pattern, 'gm' ) ) ].map(
		( match ) => ( {
			name: match[ 1 ] ?? '',
			file,
			found: match[ 0 ],
			docblock:
				/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(
					source.slice( 0, match.index )
				)?.[ 0 ] ?? '',
		} )
	);
}

/**
 * Each place in the code where a hook of this plugin is done, or waited for where only others do it.
 *
 * @param root The project's root.
 */
export const ownHooks = ( root: string ): OwnHook[] =>
	phpFiles( root ).flatMap( ( file ) =>
		documentedIn(
			root,
			file,
			String.raw`^.*(?:(?:apply_filters|do_action)\( '(?=programs_filter_)|add_action\( '(?=programs_filter_enqueue))(\w+)'`
		).map( ( { found, ...hook } ) => ( {
			...hook,
			isAction: ! found.includes( 'apply_filters(' ),
		} ) )
	);
