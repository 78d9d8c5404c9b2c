/** Replaces a click on the back link by a step back in the history, if that is the same page: it is restored with its scroll position. */

/** Of the Navigation API, which not all browsers have. */
interface WithNavigation {
	navigation?: {
		currentEntry: { index: number } | null;
		entries: () => { url: string | null }[];
	};
}

/**
 * Goes a step back in the history where the page before is the one that the link leads to: it is where the visitor left it, scrolled and all.
 *
 * @param event A click on a link.
 */
export function goBackIfPrevious( event: MouseEvent ): void {
	const { navigation } = window as WithNavigation;
	const before =
		navigation?.entries()[ ( navigation.currentEntry?.index ?? 0 ) - 1 ];
	const link = event.currentTarget as HTMLAnchorElement;
	const isPlain =
		event.button === 0 &&
		! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );
	if ( isPlain && before?.url === link.href ) {
		event.preventDefault();
		history.back();
	}
}
