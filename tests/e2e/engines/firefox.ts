import puppeteer from 'puppeteer-core';

import type { Programs } from '../../../tools/shared/engines/programs.ts';
import type { Visitor } from './visitor.ts';

/**
 * Firefox of Debian, driven through WebDriver BiDi. Playwright wants a build of its own, which it downloads; its channel for WebDriver BiDi
 * (1.65) sends each new page a command that Firefox 153 does not know.
 *
 * @param programs Firefox.
 */
export async function visitWithFirefox(
	programs: Programs< 'firefox' >
): Promise< Visitor > {
	const browser = await puppeteer.launch( {
		browser: 'firefox',
		executablePath: programs[ 'firefox-esr' ],
		headless: true,
		extraPrefsFirefox: { 'intl.accept_languages': 'es-ES,es' },
	} );
	const tab = await browser.newPage();
	const problems: string[] = [];
	tab.on( 'pageerror', ( error ) => problems.push( String( error ) ) );
	tab.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			problems.push( message.text() );
		}
	} );

	return {
		goto: async ( url ) => {
			await tab.goto( url );
		},
		back: async () => {
			await tab.goBack();
		},
		forward: async () => {
			await tab.goForward();
		},
		resize: ( width, height ) => tab.setViewport( { width, height } ),
		click: ( selector ) => tab.click( selector ),
		press: ( key ) => tab.keyboard.press( key === 'Space' ? ' ' : key ),
		run: ( work, ...args ) =>
			tab.evaluate< unknown[], never >( work as never, ...args ),
		problems: () => problems,
		leave: () => browser.close(),
	};
}
