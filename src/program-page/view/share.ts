/** Shares the page of a program, for index.ts. */

/**
 * Opens what the browser has for sharing, or copies the address and says so beside the button.
 *
 * @param button Button with address and text.
 */
export async function share( button: HTMLButtonElement ): Promise< void > {
	const { url = '', copied = '' } = button.dataset;
	const { clipboard } = navigator;
	try {
		if ( 'share' in navigator ) {
			await navigator.share( { title: document.title, url } );
			return;
		}
		await clipboard.writeText( url );
		const status = button.nextElementSibling;
		if ( status ) {
			status.textContent = copied;
		}
	} catch {
		// Refused, or closed by the visitor.
	}
}
