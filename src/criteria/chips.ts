/**
 * What is asked for, one by one, each with a way to take it back.
 */
import { BLOCK } from '../view/markup';
import { withValues } from './address';
import { chosenIn, distinct, keyOf } from './controls';
import { chipsOf, say, sayValue } from './texts';

/** A link that takes one thing back, and one that takes back all. */
export const CHIP = 'a.programas-chip';
export const RESET = 'a.programas-reset';

/** Query string without some of what controls ask for. */
const without = (
	controls: readonly HTMLElement[],
	keep: ( control: HTMLElement, value: string ) => boolean
): string =>
	controls.reduce(
		( search, control ) =>
			`?${ withValues(
				search,
				control,
				chosenIn( control ).filter( ( value ) =>
					keep( control, value )
				)
			) }`,
		location.search
	) + location.hash;

function chip(
	grid: Element,
	controls: readonly HTMLElement[],
	control: HTMLElement,
	value: string
): HTMLElement {
	const item = document.createElement( 'li' );
	const link = document.createElement( 'a' );
	const label = sayValue( grid, control, value );
	link.className = 'programas-chip';
	link.textContent = label;
	link.href = without(
		controls,
		( other, another ) =>
			keyOf( other ) !== keyOf( control ) || another !== value
	);
	link.dataset.key = keyOf( control );
	link.dataset.value = value;
	link.setAttribute( 'aria-label', say( grid, 'remove', label ) );
	item.append( link );

	return item;
}

/**
 * Writes the chips of a grid anew. Who is on one keeps the place.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 */
export function writeChips(
	grid: Element,
	controls: readonly HTMLElement[]
): void {
	const chips = chipsOf( grid );
	const list = chips?.querySelector( 'ul' );
	const items = distinct( controls ).flatMap( ( control ) =>
		chosenIn( control ).map( ( value ) =>
			chip( grid, controls, control, value )
		)
	);
	if ( chips && list ) {
		const { activeElement } = chips.ownerDocument;
		const place = [ ...list.children ].findIndex( ( item ) =>
			item.contains( activeElement )
		);
		const held = chips.contains( activeElement );
		list.replaceChildren( ...items );
		chips.hidden = ! items[ 0 ];
		if ( held ) {
			const next = items[ place ] ?? items.at( -1 );
			( next?.querySelector( 'a' ) ?? firstField( controls ) )?.focus( {
				preventScroll: true,
			} );
		}
	}
	for ( const reset of [ chips, grid.closest( BLOCK ) ].flatMap( ( part ) => [
		...( part?.querySelectorAll< HTMLAnchorElement >( RESET ) ?? [] ),
	] ) ) {
		reset.href = without( controls, () => false );
		reset.hidden = ! items[ 0 ];
	}
}

/** What can take the focus of a chip that is gone. */
export const firstField = (
	controls: readonly HTMLElement[]
): HTMLElement | null | undefined =>
	controls[ 0 ]?.matches( 'input' )
		? controls[ 0 ]
		: controls[ 0 ]?.querySelector< HTMLElement >(
				'input:not([type=hidden]),select,button'
			);
