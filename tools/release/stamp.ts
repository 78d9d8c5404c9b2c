/**
 * Where a version is written, and how it gets there. Pure: text in, text out.
 */

/** A release. */
export interface Release {
	/** Such as "0.2.0". */
	version: string;
	/** ISO date, such as "2026-12-01". */
	date: string;
	/** What is new: see `news`. */
	news: string;
}

type Stamp = ( text: string, release: Release ) => string;

/** Replaces what must be there exactly once. */
function once( text: string, pattern: RegExp, replacement: string ): string {
	const found = text.match( new RegExp( pattern, `g${ pattern.flags }` ) );
	if ( found?.length !== 1 ) {
		throw new Error(
			`${ pattern } stands there ${ found?.length ?? 0 } times instead of once.`
		);
	}

	return text.replace( pattern, replacement );
}

const json: Stamp = ( text, { version } ) =>
	text.replace( /("version": ")[^"]+/, `$1${ version }` );

/** The lines below a heading of the changelog, up to the next one. */
const UNRELEASED = /^## \[Unreleased\]\n\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

/**
 * What is new, as the changelog has it.
 *
 * @param  changelog CHANGELOG.md.
 * @throws {Error} When nothing is.
 */
export function news( changelog: string ): string {
	const [ , lines = '' ] = UNRELEASED.exec( changelog ) ?? [];
	if ( lines.trim() === '' ) {
		throw new Error( 'CHANGELOG.md has nothing under "Unreleased".' );
	}

	return lines.trim();
}

/** The same as the plugin directory shows it: a list, and its headings in bold. */
const forPeople = ( added: string ): string =>
	added
		.replaceAll( /^### (.*)$/gm, '**$1**' )
		.replaceAll( /^- /gm, '* ' )
		// A dollar would be read as a part of what was found.
		.replaceAll( '$', '$$$$' );

/** How each file is stamped, by its path. */
export const STAMPS: Readonly< Record< string, Stamp > > = {
	'package.json': json,
	// The first two: the package itself, in both places where npm names it.
	'package-lock.json': ( text, release ) => {
		const [ head = '', ...rest ] = text.split( '"node_modules/' );
		return [
			head.replaceAll( /("version": ")[^"]+/g, `$1${ release.version }` ),
			...rest,
		].join( '"node_modules/' );
	},
	'src/program-page/datos/block.json': json,
	'src/listing/block/block.json': json,
	'src/program-page/relacionados/block.json': json,
	'programs-filter.php': ( text, { version } ) =>
		once(
			once( text, /^( \* Version: +)\S+$/m, `$1${ version }` ),
			/^(const VERSION +=) '[^']+';$/m,
			`$1 '${ version }';`
		),
	'readme.txt': ( text, { version, news: added } ) =>
		once(
			once( text, /^(Stable tag:) \S+$/m, `$1 ${ version }` ),
			// The first release has its section already, which says so.
			new RegExp(
				`^== Changelog ==\\n\\n(?:= ${ version.replaceAll( '.', '\\.' ) } =\\n[\\s\\S]*?(?=^= |(?![\\s\\S])))?`,
				'm'
			),
			`== Changelog ==\n\n= ${ version } =\n\n${ forPeople( added ) }\n\n`
		),
	'CHANGELOG.md': ( text, { version, date } ) =>
		once(
			text,
			/^## \[Unreleased\]\n/m,
			`## [Unreleased]\n\n## [${ version }] - ${ date }\n`
		),
};

/** Stands in the code until the version of the next release is known. */
const NEXT = /(@since\s+)n\.e\.x\.t\b/g;

/**
 * Writes the version behind `@since`.
 *
 * @param code    PHP or TypeScript.
 * @param release Release.
 */
export const stampSince: Stamp = ( code, { version } ) =>
	code.replace( NEXT, `$1${ version }` );

/**
 * Whether a version can be released after that of package.json, which is released itself, or is about to be for the first time.
 *
 * @param  version  Such as "0.2.0".
 * @param  previous Such as "0.1.0".
 * @param  tags     Of the repository, such as "v0.1.0".
 * @throws {Error} When the first is no version.
 */
export function isNext(
	version: string,
	previous: string,
	tags: readonly string[]
): boolean {
	if ( ! /^\d+\.\d+\.\d+$/.test( version ) ) {
		throw new Error( `"${ version }" is no version such as 0.2.0.` );
	}
	return (
		! tags.includes( `v${ version }` ) &&
		version.localeCompare( previous, 'en', { numeric: true } ) >= 0
	);
}
