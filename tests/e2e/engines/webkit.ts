import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import {
	Builder,
	By,
	Capabilities,
	Key,
	type WebDriver,
} from 'selenium-webdriver';

import { freePort } from '../../../tools/shared/process/free-port.ts';
import type { Programs } from '../../../tools/shared/engines/programs.ts';
import type { Visitor, VisitorKey } from './visitor.ts';

const KEYS: Readonly< Record< VisitorKey, string > > = {
	ArrowLeft: Key.ARROW_LEFT,
	ArrowRight: Key.ARROW_RIGHT,
	End: Key.END,
	Enter: Key.ENTER,
	Escape: Key.ESCAPE,
	Home: Key.HOME,
	Space: Key.SPACE,
	Tab: Key.TAB,
};

/**
 * WebKitGTK's own browser, driven through WebDriver on a virtual screen. Playwright drives its own build only, and Puppeteer no WebKit.
 *
 * @param programs Driver, browser, screen.
 */
export async function visitWithWebKit(
	programs: Programs< 'webkit' >
): Promise< Visitor > {
	const screen = spawn(
		programs.xvfb,
		'-displayfd 3 -screen 0 1600x1200x24 -nolisten tcp'.split( ' ' ),
		{ stdio: [ 'ignore', 'ignore', 'ignore', 'pipe' ] }
	);
	const [ display ] = ( await once(
		screen.stdio[ 3 ] as Readable,
		'data'
	) ) as [ Buffer ];
	const port = await freePort( 4444 );
	const driver = spawn(
		programs[ 'webkit2gtk-driver' ],
		[ '--host=127.0.0.1', `--port=${ port }` ],
		{
			env: {
				...process.env,
				DISPLAY: `:${ display.toString().trim() }`,
				LANGUAGE: 'es',
			},
			stdio: [ 'ignore', 'pipe', 'ignore' ],
		}
	);
	const problems: string[] = [];
	driver.stdout.on( 'data', ( output: Buffer ) =>
		problems.push(
			...output
				.toString()
				.split( '\n' )
				.filter( ( line ) => /^CONSOLE (JS )?ERROR/.test( line ) )
		)
	);
	const browser = await connect( port, programs[ 'libwebkit2gtk-4.1-0' ] );

	return {
		goto: ( url ) => browser.get( url ),
		back: () => browser.navigate().back(),
		forward: () => browser.navigate().forward(),
		resize: async ( width, height ) => {
			await browser.manage().window().setRect( { width, height } );
		},
		click: async ( selector ) => {
			const element = browser.findElement( By.css( selector ) );
			// The driver scrolls the page alone, not a row of filters.
			await browser.executeScript(
				'arguments[ 0 ].scrollIntoView( { behavior: "instant", block: "nearest" } );',
				element
			);
			await element.click();
		},
		press: ( key ) => browser.actions().sendKeys( KEYS[ key ] ).perform(),
		run: ( work, ...args ) =>
			browser.executeScript(
				`return ( ${ work.toString() } )( ...arguments );`,
				...args
			),
		problems: () => problems,
		leave: async () => {
			await browser.quit();
			await end( driver );
			await end( screen );
		},
	};
}

/** The driver needs a moment before it answers. */
async function connect( port: number, binary: string ): Promise< WebDriver > {
	const capabilities = new Capabilities( {
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': {
			binary,
			args: [
				'--automation',
				'--enable-write-console-messages-to-stdout=true',
			],
		},
	} );
	for ( let attempt = 1; ; attempt++ ) {
		try {
			return await new Builder()
				.usingServer( `http://127.0.0.1:${ port }` )
				.withCapabilities( capabilities )
				.build();
		} catch ( error ) {
			if ( attempt === 20 ) {
				throw error;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 250 ) );
		}
	}
}

async function end( child: ChildProcess ): Promise< void > {
	if ( child.exitCode === null && child.signalCode === null ) {
		child.kill();
		await once( child, 'exit' );
	}
}
