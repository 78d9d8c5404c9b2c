import type { Browser, Locator, Page } from '@playwright/test';

import type { RunningWordPress } from '../../tools/shared/site/index.ts';
import { BLOCK, BLOCK_OF_SIX, canvasOf, openEditor } from './open.ts';
import { type ProgramRequests, requestsOf } from './requests.ts';
import { type Typing, typeUntil } from './typing.ts';

/** One visit to the editor; times in milliseconds. */
export interface Measured {
	/** From the first request to the first card. */
	firstCards: number;
	/** From the first request to the moment at which all programs are there. */
	complete: number;
	requests: ProgramRequests;
	/** While the programs come. */
	whileLoading: Typing;
	/** When all are there. */
	afterwards: Typing;
	/** In an editor without our block. */
	without: Typing;
	/** For a block of six cards, in an editor of its own. */
	six: ProgramRequests;
	/** Requests for listings that a second block made. */
	secondBlock: number;
	/** From a second block's insertion to the moment at which it has all programs. */
	secondComplete: number;
}

const now = ( page: Page ): Promise< number > =>
	page.evaluate( () => performance.now() );

/** A block of ours, by its position in the page. */
const blockOf = ( page: Page, position: number ): Locator =>
	canvasOf( page )
		.locator( '[data-type="programs-filter/programas"]' )
		.nth( position );

/** The moment at which a block shows its first card. */
async function firstCard( page: Page, position: number ): Promise< number > {
	await blockOf( page, position )
		.locator( '.programas-grid [data-categories]' )
		.first()
		.waitFor();

	return now( page );
}

/** The moment at which a block has all its cards. */
async function complete(
	page: Page,
	position: number,
	programs: number
): Promise< number > {
	await blockOf( page, position )
		.locator( '.programas-grid [data-categories]' )
		.nth( programs - 1 )
		.waitFor( { state: 'attached' } );

	return now( page );
}

/**
 * Opens the editor without and with our block, and types in another.
 *
 * @param browser   Browser.
 * @param wordPress Site.
 * @param programs  How many programs it has.
 */
export async function measure(
	browser: Browser,
	wordPress: RunningWordPress,
	programs: number
): Promise< Measured > {
	const plain = await openEditor( browser, wordPress, '' );
	const without = await typeUntil( plain, plain.waitForTimeout( 8000 ) );
	await plain.context().close();

	const small = await openEditor( browser, wordPress, BLOCK_OF_SIX );
	await complete( small, 0, 6 );
	const six = await requestsOf( small );
	await small.context().close();

	const page = await openEditor( browser, wordPress, BLOCK );
	const first = firstCard( page, 0 );
	const last = complete( page, 0, programs );
	const whileLoading = await typeUntil( page, last );
	const requests = await requestsOf( page );
	const afterwards = await typeUntil( page, page.waitForTimeout( 8000 ) );

	const inserted = await now( page );
	await page.evaluate( () => {
		const { blocks, data } = (
			window as unknown as {
				wp: {
					blocks: { createBlock: ( name: string ) => object };
					data: {
						dispatch: ( store: string ) => {
							insertBlock: (
								block: object,
								index: number
							) => void;
						};
					};
				};
			}
		 ).wp;
		data.dispatch( 'core/block-editor' ).insertBlock(
			blocks.createBlock( 'programs-filter/programas' ),
			0
		);
	} );
	const second = await complete( page, 1, programs );
	const after = await requestsOf( page );
	await page.context().close();

	return {
		firstCards: ( await first ) - requests.start,
		complete: ( await last ) - requests.start,
		requests,
		six,
		whileLoading,
		afterwards,
		without,
		secondBlock: after.count - requests.count,
		secondComplete: second - inserted,
	};
}
