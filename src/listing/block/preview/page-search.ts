/** Searches the edited page for the target of a filter. */
import type { EditedBlock } from '@wordpress/block-editor';

/**
 * Returns the selector for the editor, whose blocks have other IDs than on the page.
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

/** Hand-written markup, which the editor does not render. */
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
 * Whether a selector matches an element of the page.
 *
 * @param selector Selector on the page.
 * @param canvas   Document in which the page is edited.
 * @param blocks   All blocks of the page.
 * @return False also for an invalid selector.
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
