import { useEffect, useState } from '@wordpress/element';

/** Pause in typing before a text is judged, in milliseconds. */
const PAUSE = 700;

/**
 * The problem of a text after a pause in typing; it stays until it is solved.
 *
 * @param problem What is wrong, '' for nothing.
 * @param text    The text.
 */
export function useSettled( problem: string, text: string ): string {
	const [ isSettled, setSettled ] = useState( false );
	useEffect( () => {
		if ( ! problem ) {
			setSettled( false );
			return;
		}
		const timer = setTimeout( () => setSettled( true ), PAUSE );
		return () => clearTimeout( timer );
	}, [ problem, text ] );

	return isSettled ? problem : '';
}
