/** The script of a program's page: its back link leads to the filtered listing that the visitor came from, its button shares the page, its bar sticks. */
import { resultsAddress } from './results';
import { goBackIfPrevious } from './step';

/**
 * Opens what the browser has for sharing, or copies the address and says so beside the button.
 *
 * @param button Button with address and text.
 */
async function share( button: HTMLButtonElement ): Promise< void > {
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

for ( const link of document.querySelectorAll< HTMLAnchorElement >(
	'.programas-facts__back'
) ) {
	const { parameters = '', results = '' } = link.dataset;
	const address = resultsAddress(
		document.referrer,
		link.href,
		parameters.split( ' ' )
	);
	if ( address && results ) {
		link.href = address;
		link.textContent = results;
	}
	link.addEventListener( 'click', goBackIfPrevious );
}

for ( const button of document.querySelectorAll< HTMLButtonElement >(
	'.programas-facts__action.is-share'
) ) {
	// An insecure page has neither.
	button.hidden = ! ( 'share' in navigator || 'clipboard' in navigator );
	button.addEventListener( 'click', () => {
		void share( button );
	} );
}

// On a phone, price and button stick to the edge of the window once the actions have scrolled out of it (bar.css).
const actions = document.querySelector( '.programas-facts__actions' );
const bar = document.querySelector( '.programas-facts__bar' );
if ( actions && bar ) {
	new IntersectionObserver(
		( [ entry ] ) =>
			bar.classList.toggle( 'is-stuck', ! entry?.isIntersecting ),
		// All that is below counts as in view: a jump past the actions is seen, too.
		{ rootMargin: '0px 0px 99999px' }
	).observe( actions );
}
