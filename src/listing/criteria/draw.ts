/** Draws what follows from a state in the filter bar. React draws pills and lists of links once it is there (src/listing/view/filter-bar). */
import { isOption } from '../view/kinds';
import { later } from '../view/load';
import { COUNT } from '../view/markup';
import { type Bar, type Choice, type Link, storeOf } from '../view/state';
import { focusAfter } from './chips';
import { isSame } from './controls';
import { CHIPS, labelOfOption } from './texts';

function drawChoice(
	element: Element,
	{ count, isEmpty, description }: Choice
): void {
	if ( isOption( element ) ) {
		const text = labelOfOption( element ) + count;
		if ( element.text !== text ) {
			element.text = text;
		}
		return;
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

function makeLink( { text, attributes }: Link ): HTMLElement {
	const link = document.createElement( 'a' );
	link.textContent = text;
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		link.setAttribute( name, value );
	}

	return link;
}

function drawList( list: Element, links: readonly Link[] ): void {
	list.replaceChildren(
		...links.flatMap( ( link ) => {
			if ( ! list.matches( 'ul' ) ) {
				return [ makeLink( link ), ' ' ];
			}
			const item = document.createElement( 'li' );
			item.append( makeLink( link ) );

			return item;
		} )
	);
}

/**
 * Draws the bar of a grid. Where a focused chip goes, the one in its place gets the focus.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param bar      What is drawn now.
 */
export function draw(
	grid: Element,
	controls: readonly HTMLElement[],
	{ choices, lists }: Pick< Bar, 'lists' > & Partial< Bar >
): void {
	const { get, set } = storeOf( grid );
	const shown = get();
	if ( ! shown ) {
		return;
	}
	const before = shown.bar;
	const bar: Bar = {
		choices: choices ?? before?.choices ?? new Map(),
		lists: new Map( [ ...( before?.lists ?? [] ), ...lists ] ),
	};
	const { ownerDocument } = grid;
	const { activeElement } = ownerDocument;
	const held = [ ...lists.keys() ].find( ( list ) =>
		list.contains( activeElement )
	);
	const place = [ ...( held?.children ?? [] ) ].findIndex( ( item ) =>
		item.contains( activeElement )
	);
	const { bars } = later;
	const update = (): void => set( { ...shown, bar } );
	if ( bars ) {
		bars.draw( storeOf( grid ), lists.keys(), update );
	} else {
		update();
	}
	for ( const [ list, links ] of lists ) {
		const chips = list.closest< HTMLElement >( CHIPS );
		if ( chips ) {
			chips.hidden = ! links[ 0 ];
		}
		if (
			! bars?.drawn.has( list ) &&
			! isSame( links, before?.lists.get( list ) )
		) {
			drawList( list, links );
		}
	}
	for ( const [ element, choice ] of bar.choices ) {
		if ( ! bars?.drawn.has( element ) ) {
			drawChoice( element, choice );
		}
	}
	if ( held && ! held.contains( ownerDocument.activeElement ) ) {
		const item = held.children[ place ] ?? held.lastElementChild;
		( item?.querySelector( 'a' ) ?? focusAfter( controls, held ) )?.focus( {
			preventScroll: true,
		} );
	}
}
