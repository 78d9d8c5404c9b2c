/** Margin around the viewport. */
const MARGIN = '600px';

/**
 * Calls back once, when an element comes near the viewport of its window, which may be an iframe.
 *
 * @param element  Element.
 * @param callback What to do.
 * @return Stops waiting.
 */
export function whenNear( element: Element, callback: () => void ): () => void {
	const Observer =
		element.ownerDocument.defaultView?.IntersectionObserver ??
		IntersectionObserver;
	const observer = new Observer(
		( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				callback();
			}
		},
		{ rootMargin: MARGIN }
	);
	observer.observe( element );

	return () => observer.disconnect();
}
