/** The server's request that looks at a bulk edit (includes/admin/bulk-edit.php). */
const ACTION = 'programs_filter_check_bulk_edit';

/**
 * Sends the form of the bulk edit once the server finds nothing wrong with it. Until then it stays open, and says what is wrong.
 *
 * @param button Its button.
 */
export function checkBulkEdit( button: HTMLInputElement ): void {
	button.addEventListener( 'click', ( event ) => {
		const { form } = button;
		if ( form ) {
			event.preventDefault();
			void send( form, button );
		}
	} );
}

async function send(
	form: HTMLFormElement,
	button: HTMLInputElement
): Promise< void > {
	const body = new FormData( form, button );
	body.set( 'action', ACTION );
	button.disabled = true;
	// Without an answer, the server looks at the form that is sent.
	const problems = await fetch( window.ajaxurl, { method: 'POST', body } )
		.then( ( answer ) => answer.json() as Promise< unknown > )
		.catch( () => [] );
	button.disabled = false;
	const place = button.parentElement?.querySelector( '.error' );
	if ( Array.isArray( problems ) && problems.length > 0 && place ) {
		place.setAttribute( 'role', 'alert' );
		place.parentElement?.classList.remove( 'hidden' );
		place.textContent = problems.join( ' ' );
	} else {
		// No second click.
		form.requestSubmit( button );
	}
}
