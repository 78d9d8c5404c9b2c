/** Looks for the target of a filter on the page that is being edited. */
import type { EditedBlock } from '@wordpress/block-editor';

/**
 * The selector as it finds a block in the editor, which gives blocks other IDs than the page: those of its own.
 *
 * @param selector Selector on the page.
 * @param blocks   All blocks.
 */
function inEditor( selector: string, blocks: readonly EditedBlock[] ): string {
	return selector.replace(
		/#((?:\\.|[\w-]|[^\x00-\x7f])+)/g,
		( id, name ) => {
			const block = blocks.find(
				( { attributes } ) => attributes.anchor === name
			);
			return block ? `#block-${ block.clientId }` : id;
		}
	);
}

/** The markup that somebody wrote into the page by hand, which the editor does not show as elements. */
const handWritten = ( blocks: readonly EditedBlock[] ): string =>
	blocks
		.filter( ( { name } ) =>
			[ 'core/html', 'core/freeform', 'core/shortcode' ].includes( name )
		)
		.flatMap( ( { attributes } ) => [
			attributes.content,
			attributes.text,
		] )
		.filter( ( text ) => typeof text === 'string' )
		.join( '\n' );

/**
 * Whether a selector finds something on the page.
 *
 * @param selector Selector on the page.
 * @param canvas   Document in which the page is edited.
 * @param blocks   All blocks of the page, those inside of others too.
 * @return False also for what is no selector.
 */
export function isOnPage(
	selector: string,
	canvas: Document,
	blocks: readonly EditedBlock[]
): boolean {
	const written = new DOMParser().parseFromString(
		handWritten( blocks ),
		'text/html'
	);
	try {
		return (
			canvas.querySelector( inEditor( selector, blocks ) ) !== null ||
			written.querySelector( selector ) !== null
		);
	} catch {
		return false;
	}
}
