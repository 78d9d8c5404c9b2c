/** The page of a program: the way back to the results that the visitor came from, and sharing where the browser can. */
import { resultsAddress } from './results';
import { goBackTo } from './step';

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
	link.addEventListener( 'click', goBackTo );
}

for ( const button of document.querySelectorAll< HTMLButtonElement >(
	'.programas-facts__share'
) ) {
	// Not in an insecure page, and not in Firefox on a desktop.
	button.hidden = ! ( 'share' in navigator );
	button.addEventListener( 'click', () => {
		const url =
			document.querySelector< HTMLLinkElement >( 'link[rel=canonical]' )
				?.href ?? location.href;
		// Refused, or closed by the visitor.
		navigator.share( { title: document.title, url } ).catch( () => {} );
	} );
}
