/**
 * A line that is a text of its own: an item of a list, or a question. Sections have headings that the directory translates itself.
 */
const ITEM = /^(?:\* |\d+\. |= (?=.* =$))(.*?)(?: =)?$/;

const MARKUP: readonly [ RegExp, string ][] = [
	[ /\*\*([^*]+)\*\*/g, '<strong>$1</strong>' ],
	[ /`([^`]+)`/g, '<code>$1</code>' ],
	[ /\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>' ],
];

/**
 * The texts of readme.txt, as the plugin directory gives them to translators: in HTML. The changelog stays English.
 *
 * @param readme The file.
 */
export function readmeTexts( readme: string ): string[] {
	const [ header = '', ...sections ] = readme
		.replace( /^== Changelog ==[\s\S]*/m, '' )
		.split( /^== .* ==$/m );
	const lines = [
		header.trim().split( '\n' ).at( -1 ) ?? '',
		...sections.join( '\n' ).split( '\n' ),
	];
	return lines
		.filter( ( line ) => line !== '' && ! line.startsWith( '    ' ) )
		.map( ( line ) =>
			MARKUP.reduce(
				( text, [ from, to ] ) => text.replace( from, to ),
				line.replace( ITEM, '$1' )
			)
		);
}
