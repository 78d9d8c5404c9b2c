/** Many pills: two rows of them, and a button that shows the others. The stylesheet says from which size of the window on (styles/filter.css). */
import {
	createElement,
	type ReactPortal,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { afterFrame } from '../after-frame';
import type { Group, Row } from './group';

const FOLDED = 'is-folded';
const ROW = '.programas-filter__pills';

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

/** The pills that have no place in two rows. The active one has. */
function foldedOf(
	{ active, pills }: Row,
	row: Element,
	button: Element
): HTMLElement[] {
	const gap = parseFloat( window.getComputedStyle( row ).columnGap ) || 0;
	const widths = pills.map( widthOf );
	const last = widthOf( button );
	const room = widthOf( row );
	const isFolded = ( index: number, most: number ): boolean =>
		index >= most && pills[ index ] !== active;
	const doFit = ( most: number, ...others: number[] ): boolean =>
		fit(
			widths
				.filter( ( _, index ) => ! isFolded( index, most ) )
				.concat( others ),
			gap,
			room
		);
	let shown = pills.length;
	if ( ! doFit( shown ) ) {
		while ( shown > 1 && ! doFit( shown, last ) ) {
			shown--;
		}
	}

	return pills.filter( ( _, index ) => isFolded( index, shown ) );
}

/** The button of a group that says how it is called. It folds the others. */
export function Fold( {
	group: { element },
	row,
}: {
	group: Group;
	row: Row;
} ): ReactPortal | null {
	const [ more ] = useState( element.dataset.more );
	const [ isOpen, setOpen ] = useState( false );
	/** Undefined while they are measured, with the longest name of the button. */
	const [ folded, setFolded ] = useState< HTMLElement[] >();
	const button = useRef< HTMLButtonElement >( null );
	const { active, pills } = row;
	const [ place, setPlace ] = useState< Element | null >( null );
	const measure = (): void => setFolded( undefined );

	// Not before React has hydrated it.
	useLayoutEffect( () => {
		setPlace( more ? element.querySelector( ROW ) : null );
	}, [ element, more ] );
	useLayoutEffect( measure, [ active, pills, isOpen ] );
	useLayoutEffect( () => {
		if ( place && button.current && ! folded ) {
			setFolded( foldedOf( row, place, button.current ) );
			// The stylesheet cuts what waits for this.
			element.removeAttribute( 'data-more' );
		}
		for ( const pill of folded ? pills : [] ) {
			pill.classList.toggle(
				FOLDED,
				! isOpen && !! folded?.includes( pill )
			);
		}
	}, [ element, folded, isOpen, pills, place, row ] );
	useLayoutEffect( () => {
		const sizes = new ResizeObserver( () =>
			afterFrame( () => flushSync( measure ) )
		);
		if ( place ) {
			sizes.observe( place );
		}

		return () => sizes.disconnect();
	}, [ place ] );

	return (
		place &&
		createPortal(
			createElement(
				'button',
				{
					ref: button,
					type: 'button',
					className: 'programas-pill programas-filter__more',
					hidden: folded?.length === 0,
					'aria-expanded': isOpen,
					onClick: () => {
						flushSync( () => setOpen( ! isOpen ) );
						if ( ! isOpen ) {
							folded?.[ 0 ]?.focus();
						}
					},
				},
				createElement(
					'span',
					null,
					isOpen
						? element.dataset.fewer
						: more?.replace(
								'%s',
								`${ ( folded ?? pills ).length }`
							)
				)
			),
			place
		)
	);
}
