/** The script of a program's page: its back link leads to the filtered listing that the visitor came from, and its button shares the page. */
import { resultsAddress } from './results';
import { goBackIfPrevious } from './step';

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
