/** Many pills: two rows of them, and a button that shows the others. The stylesheet says from which size of the window on (styles/filter.css). */
import { afterFrame } from '../after-frame';
import type { Group } from './group';

const FOLDED = 'is-folded';

/** Whether boxes fit in two rows. */
function fit( widths: readonly number[], gap: number, row: number ): boolean {
	let rows = 1;
	let left = row;
	for ( const width of widths ) {
		if ( width > left + 0.5 ) {
			rows++;
			left = row;
		}
		left -= width + gap;
	}

	return rows <= 2;
}

const widthOf = ( element: Element ): number =>
	element.getBoundingClientRect().width;

/**
 * Folds the pills of a group that says how its button is called. The active pill stays.
 *
 * @param group Group.
 */
export function fold( group: Group ): void {
	const { more, fewer = '' } = group.element.dataset;
	const row = group.element.querySelector( '.programas-filter__pills' );
	if ( ! more || ! row ) {
		return;
	}
	let isOpen = false;
	const button = document.createElement( 'button' );
	const label = document.createElement( 'span' );
	button.type = 'button';
	button.className = 'programas-pill programas-filter__more';
	button.append( label );

	const name = ( folded: number ): void => {
		const text = isOpen ? fewer : more.replace( '%s', `${ folded }` );
		if ( label.textContent !== text ) {
			label.textContent = text;
		}
	};

	const update = (): void => {
		const { active, pills } = group.row();
		button.hidden = false;
		// With the longest name.
		name( pills.length );
		const gap = parseFloat( window.getComputedStyle( row ).columnGap ) || 0;
		const widths = pills.map( widthOf );
		const last = widthOf( button );
		const room = widthOf( row );
		const doFit = ( most: number, ...others: number[] ): boolean =>
			fit(
				widths
					.filter(
						( _, index ) =>
							index < most || pills[ index ] === active
					)
					.concat( others ),
				gap,
				room
			);
		let shown = pills.length;
		button.hidden = doFit( shown );
		while ( ! button.hidden && shown > 1 && ! doFit( shown, last ) ) {
			shown--;
		}
		const folded = pills.filter(
			( pill, index ) => index >= shown && pill !== active
		);
		for ( const pill of pills ) {
			pill.classList.toggle(
				FOLDED,
				! isOpen && folded.includes( pill )
			);
		}
		name( folded.length );
		button.setAttribute( 'aria-expanded', `${ isOpen }` );
	};

	button.onclick = () => {
		const first = row.querySelector< HTMLElement >( `.${ FOLDED }` );
		isOpen = ! isOpen;
		update();
		first?.focus();
	};
	row.append( button );
	// The stylesheet cuts what waits for this.
	group.element.removeAttribute( 'data-more' );
	update();
	group.subscribe( update );
	new ResizeObserver( () => afterFrame( update ) ).observe( row );
}
