/** Finds the color behind an element, for parts that need an opaque background: sticky filters and the sheet. */

/** The color behind an element. */
export function backgroundOf( element: Element | null ): string {
	for ( let around = element; around; around = around.parentElement ) {
		const { backgroundColor } = window.getComputedStyle( around );
		if ( ! /^(transparent|rgba\(.*, 0\))$/.test( backgroundColor ) ) {
			return backgroundColor;
		}
	}

	return 'Canvas';
}
