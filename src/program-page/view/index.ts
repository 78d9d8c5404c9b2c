/** The script of a program's page: its back link leads to the filtered listing that the visitor came from, its button shares the page, its bar sticks. */
import { stickBar } from './bar';
import { resultsAddress } from './results';
import { share } from './share';
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
	'.programas-facts__action.is-share'
) ) {
	// An insecure page has neither.
	button.hidden = ! ( 'share' in navigator || 'clipboard' in navigator );
	button.addEventListener( 'click', () => {
		void share( button );
	} );
}

stickBar();
