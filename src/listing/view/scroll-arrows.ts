/**
 * Arrows that scroll a row of pills that is wider than its line, for a mouse, and the attribute by which the stylesheet fades its ends
 * (styles/filter.css).
 */
import { GROUP } from './markup';
import { reducedMotion } from './motion';

/** Rows of one line: those of a panel wrap. */
const ROW = '.programas-filter__pills:not(.programas-filters__fields *)';

/** Share of the visible width by which an arrow scrolls. */
const STEP = 0.75;

const ENDS = [ 'start', 'end' ] as const;

const isRtl = ( row: Element ): boolean =>
	window.getComputedStyle( row ).direction === 'rtl';

/** The ends at which pills overflow. */
function overflowingEnds( row: Element ): string {
	const { clientWidth, scrollLeft, scrollWidth } = row;
	const before = Math.abs( scrollLeft );
	// Padding after the last pill is no overflow.
	const room = parseFloat( window.getComputedStyle( row ).paddingInlineEnd );
	const isCut = {
		start: before > 1,
		end: scrollWidth - clientWidth - before > ( room || 0 ) + 1,
	};

	return ENDS.filter( ( end ) => isCut[ end ] ).join( ' ' );
}

/** Adds the arrows of one row. Hidden from screen readers: the keyboard moves the focus, which scrolls. */
function addArrows( group: HTMLElement, row: Element ): void {
	const place = document.createElement( 'span' );
	place.ariaHidden = 'true';
	for ( const end of ENDS ) {
		const step = document.createElement( 'span' );
		step.className = `programas-filter__step is-${ end }`;
		step.onclick = () =>
			row.scrollBy( {
				left:
					( ( end === 'end' ) === isRtl( row ) ? -STEP : STEP ) *
					row.clientWidth,
				behavior: reducedMotion() ? 'instant' : 'smooth',
			} );
		place.append( step );
	}
	group.append( place );
	const measure = (): void => {
		group.dataset.cut = overflowingEnds( row );
	};
	measure();
	const sizes = new ResizeObserver( measure );
	for ( const element of [ row, ...row.children ] ) {
		sizes.observe( element );
	}
	row.addEventListener( 'scroll', measure );
}

/** Adds the arrows to rows that have none yet. */
export function addScrollArrows(): void {
	for ( const row of document.querySelectorAll( ROW ) ) {
		const group = row.closest< HTMLElement >( GROUP );
		if ( group && group.dataset.cut === undefined ) {
			addArrows( group, row );
		}
	}
}
