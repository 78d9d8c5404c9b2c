/**
 * A row of pills that is longer than its line: it says which ends are cut, which the style fades, and a mouse steps through it
 * (styles/filter.css).
 */
import { reducedMotion } from '../motion';

const ROW = '.programas-filter__pills';

/** Share of the row by which a step moves it. */
const STEP = 0.75;

const ENDS = [ 'start', 'end' ] as const;

const isRtl = ( row: Element ): boolean =>
	window.getComputedStyle( row ).direction === 'rtl';

/** The ends behind which there are more pills. */
function cutEnds( row: Element ): string {
	const { clientWidth, scrollLeft, scrollWidth } = row;
	const before = Math.abs( scrollLeft );
	// Room behind the last pill hides none.
	const room = parseFloat( window.getComputedStyle( row ).paddingInlineEnd );
	const isCut = {
		start: before > 1,
		end: scrollWidth - clientWidth - before > ( room || 0 ) + 1,
	};

	return ENDS.filter( ( end ) => isCut[ end ] ).join( ' ' );
}

/** Adds the arrows to a group, if it has the block's row of pills. They are for a mouse: keys move the focus, which scrolls. */
export function addSteps( group: HTMLElement ): void {
	const row = group.querySelector< HTMLElement >( ROW );
	if ( ! row ) {
		return;
	}
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
		group.dataset.cut = cutEnds( row );
	};
	const sizes = new ResizeObserver( measure );
	for ( const element of [ row, ...row.children ] ) {
		sizes.observe( element );
	}
	row.addEventListener( 'scroll', measure );
}
