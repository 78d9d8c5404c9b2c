/** Renders counts, chips and suggestions into the DOM, whether or not React has loaded. React renders only the state of the pills (view/filter-bar). */
import { isOption } from '../view/kinds';
import { COUNT } from '../view/markup';
import { focusAfter, type Link } from './chips';
import type { OptionCount } from './counts';
import { CHIPS, labelOfOption } from './texts';

/**
 * Renders counts.
 *
 * @param choices Counts by pill, label of a checkbox, or option of a select.
 */
export function drawOptionCounts(
	choices: Iterable< readonly [ Element, OptionCount ] >
): void {
	for ( const [ element, { count, isEmpty, description } ] of choices ) {
		if ( isOption( element ) ) {
			const text = labelOfOption( element ) + count;
			if ( element.text !== text ) {
				element.text = text;
			}
			continue;
		}
		const place = element.querySelector( COUNT );
		if ( place && place.textContent !== count ) {
			place.textContent = count;
		}
		element.classList.toggle( 'is-empty', isEmpty );
		if ( description ) {
			element.setAttribute( 'aria-description', description );
		} else if ( description === '' ) {
			element.removeAttribute( 'aria-description' );
		}
	}
}

function makeLink( { text, attributes }: Link ): HTMLElement {
	const link = document.createElement( 'a' );
	link.textContent = text;
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		link.setAttribute( name, value );
	}

	return link;
}

function drawList( list: Element, links: readonly Link[] ): void {
	const next = list.cloneNode() as Element;
	for ( const link of links.map( makeLink ) ) {
		if ( list.matches( 'ul' ) ) {
			next.appendChild( document.createElement( 'li' ) ).append( link );
		} else {
			next.append( link, ' ' );
		}
	}
	if ( ! next.isEqualNode( list ) ) {
		list.replaceChildren( ...next.childNodes );
	}
}

/**
 * Renders lists of links. If the focused chip is removed, the one in its position gets the focus.
 *
 * @param controls Controls of the grid.
 * @param lists    Links by their list.
 */
export function drawLists(
	controls: readonly HTMLElement[],
	lists: ReadonlyArray< readonly [ Element, readonly Link[] ] >
): void {
	for ( const [ list, links ] of lists ) {
		const { ownerDocument } = list;
		const { activeElement } = ownerDocument;
		const place = [ ...list.children ].findIndex( ( item ) =>
			item.contains( activeElement )
		);
		const chips = list.closest< HTMLElement >( CHIPS );
		if ( chips ) {
			chips.hidden = ! links[ 0 ];
		}
		drawList( list, links );
		if ( place >= 0 && ! list.contains( ownerDocument.activeElement ) ) {
			const item = list.children[ place ] ?? list.lastElementChild;
			(
				item?.querySelector( 'a' ) ?? focusAfter( controls, list )
			)?.focus( { preventScroll: true } );
		}
	}
}
