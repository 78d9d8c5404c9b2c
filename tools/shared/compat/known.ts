/**
 * What several releases report.
 */
import type { Remark } from './subject.ts';

/** How to see what the editor reports. */
const IN_EDITOR =
	'WordPress 7.1, it alone active; open the editor of a page, and the browser’s console.';

/** What PHP says of a plugin's own files. */
export function deprecatedIn( slug: string ): readonly [ RegExp, Remark ] {
	return [
		new RegExp( `^\\[.*\\] PHP Deprecated: .* in \\S+/plugins/${ slug }/` ),
		{
			what: 'Its code uses what PHP 8.5 deprecates, and fills the log.',
			how: 'PHP 8.5 with WP_DEBUG_LOG, it alone active; open any page.',
		},
	];
}

/** What WordPress says in its editor of a plugin's script. */
export function deprecatedInEditor(
	...names: string[]
): readonly [ RegExp, Remark ] {
	return [
		new RegExp(
			`(?:${ names
				.join( '|' )
				.replaceAll( /[.()]/g, '\\$&' ) }) is deprecated since version`
		),
		{
			what: `Its script in WordPress’s editor uses what WordPress deprecates: ${ names.join( ', ' ) }.`,
			how: IN_EDITOR,
		},
	];
}

/** What WordPress says in its editor of a plugin's blocks, by what their names begin with. */
export function oldBlocks( namespace: string ): readonly [ RegExp, Remark ] {
	return [
		new RegExp(
			`Block with API version 2 or lower is deprecated .* The block "${ namespace }/`
		),
		{
			what: 'Its blocks have an old version of WordPress’s API of blocks.',
			how: IN_EDITOR,
		},
	];
}

/** What WordPress says of a plugin's style in its editor. */
export function styleInEditor( id: string ): readonly [ RegExp, Remark ] {
	return [
		new RegExp( `${ id } was added to the iframe incorrectly` ),
		{
			what: `Its style ${ id } comes into WordPress’s editor in a way that WordPress gives up.`,
			how: IN_EDITOR,
		},
	];
}

/** What WordPress says of a plugin that translates too early. */
export function earlyTranslation(
	domain: string
): readonly [ RegExp, Remark ] {
	return [
		new RegExp(
			`_load_textdomain_just_in_time .*<code>${ domain }</code>`
		),
		{
			what: 'It loads its translation before WordPress wants it.',
			how: `WordPress in another language, with WP_DEBUG_LOG, it alone active; open any page: “_load_textdomain_just_in_time was called incorrectly” for the domain ${ domain }.`,
		},
	];
}

/** What a page says whose font a machine without network cannot have; the second is axe's, of the same font. */
export const FONT_OF_GOOGLE: readonly [ RegExp, Remark ] = [
	/fonts\.googleapis\.com|Couldn't load preload assets/,
	{
		what: 'Its font comes from fonts.googleapis.com, which the machine of the tests cannot reach. Nothing to report.',
	},
];
