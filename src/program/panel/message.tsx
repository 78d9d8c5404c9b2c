import type { ReactNode } from 'react';
import { useEffect, useState } from '@wordpress/element';

/** How long somebody has to stop typing before a text is judged, in milliseconds. */
const PAUSE = 700;

/**
 * The problem of a text once it is typed; it stays until it is none.
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

/**
 * What stands below a field: its problem, else its hint.
 *
 * @param problem What is wrong, '' for nothing.
 * @param hint    Hint.
 */
export function helpOf( problem: string, hint: string ): ReactNode {
	return problem ? (
		// WordPress's own red of errors.
		<span role="alert" style={ { color: '#cc1818' } }>
			{ problem }
		</span>
	) : (
		hint || undefined
	);
}
