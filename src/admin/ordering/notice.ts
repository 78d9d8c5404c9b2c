/** Notices of the manual order, with "Undo", for order.ts. */
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';

/** A notice, and its button. */
export interface Notice {
	text: string;
	isError?: boolean;
	/** Spoken after the text, in place of the button. */
	spoken?: string;
	undo?: () => void;
}

/**
 * A notice at the bottom of the window. It stays until it is dismissed or replaced by another one. In the document it stands before the
 * list.
 *
 * @param list The list.
 * @return Shows a notice.
 */
export function createNotices( list: Element ): ( notice: Notice ) => void {
	const place = document.createElement( 'div' );
	place.className = 'programas-ordering';
	list.closest( 'table' )?.before( place );

	const button = ( label: string, onClick: () => void ): HTMLElement => {
		const element = document.createElement( 'button' );
		element.type = 'button';
		element.textContent = label;
		element.addEventListener( 'click', () => {
			place.replaceChildren();
			onClick();
		} );
		return element;
	};

	return ( { text, isError = false, spoken = '', undo } ) => {
		const box = document.createElement( 'div' );
		box.className = isError
			? 'programas-ordering__notice is-error'
			: 'programas-ordering__notice';
		const words = document.createElement( 'span' );
		words.textContent = text;
		box.append( words );
		if ( undo ) {
			box.append( button( __( 'Undo', 'programs-filter' ), undo ) );
		}
		const close = button( '×', () => {} );
		close.setAttribute(
			'aria-label',
			__( 'Dismiss this notice.', 'programs-filter' )
		);
		box.append( close );
		place.replaceChildren( box );
		speak(
			`${ text } ${ spoken }`.trim(),
			isError ? 'assertive' : 'polite'
		);
	};
}
