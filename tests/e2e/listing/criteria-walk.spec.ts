/**
 * A random walk among all criteria: whatever a visitor does, the page shows what the server shows under the address that it has.
 */
import type { Locator, Page } from '@playwright/test';

import { randomNumbers } from '../../random-numbers.ts';
import { WALK_MS, type Walker, expectSameBothWays } from '../both-ways.ts';
import {
	chips,
	expectCardsOfServer,
	inPanel,
	openCriteria,
	searchField,
	WALKED,
} from './criteria.ts';
import { test } from './test.ts';

const STEPS = 25;
const NUMBERS = [ '', '7', '16', '20', '99' ];

const TEXTS = [ 'musica', 'ñ', 'a', 'de 8', 'zzz', '', 'Espa', 'GRATIS' ];

/** Unfolds the days and the other times. */
const unfold = ( panel: Locator ): Promise< void > =>
	panel
		.locator( '.programas-fold' )
		.evaluateAll( ( folds ) =>
			folds.forEach( ( fold ) => fold.setAttribute( 'open', '' ) )
		);

/** Chooses or takes back one of the fields that would show something. */
async function chooseAmong(
	page: Page,
	random: ( limit: number ) => number,
	type: string
): Promise< string > {
	let index = -1;
	await inPanel( page, async ( panel ) => {
		await unfold( panel );
		const fields = panel.locator( `[type=${ type }]:enabled` );
		const count = await fields.count();
		if ( count ) {
			index = random( count );
			await fields.nth( index ).click();
		}
	} );

	return `${ type } ${ index }`;
}

/** Does a step, and says what it did. */
async function step(
	page: Page,
	random: ( limit: number ) => number
): Promise< string > {
	const kind = random( 17 );
	if ( kind < 2 ) {
		const pills = page.locator( '.programas-filter__form .programas-pill' );
		const index = random( await pills.count() );
		await pills.nth( index ).click();
		return `pill ${ index }`;
	}
	if ( kind < 4 ) {
		return chooseAmong( page, random, 'checkbox' );
	}
	if ( kind < 6 ) {
		return chooseAmong( page, random, 'radio' );
	}
	if ( kind < 8 ) {
		const text = TEXTS[ random( TEXTS.length ) ] ?? '';
		await searchField( page ).fill( text );
		return `search "${ text }"`;
	}
	if ( kind < 9 && ( await chips( page ).count() ) > 0 ) {
		await chips( page ).first().click();
		return 'chip';
	}
	if ( kind < 10 ) {
		await page.goBack();
		if ( ! page.url().startsWith( 'http' ) ) {
			await page.goForward();
		}
		return 'back';
	}
	if ( kind < 11 ) {
		await page.goForward();
		return 'forward';
	}
	if ( kind < 12 ) {
		await page.reload();
		return 'reload';
	}
	if ( kind < 13 ) {
		const index = random( 3 );
		await page.getByRole( 'combobox' ).last().selectOption( { index } );
		return `order ${ index }`;
	}
	if ( kind < 15 ) {
		const index = random( 2 );
		const number = NUMBERS[ random( NUMBERS.length ) ] ?? '';
		await inPanel( page, ( panel ) =>
			panel.getByRole( 'spinbutton' ).nth( index ).fill( number )
		);
		return `number ${ index }: "${ number }"`;
	}
	const field = random( 2 );
	const month = random( 12 ) + 1;
	const day = `${ new Date().getFullYear() }-${ String( month ).padStart( 2, '0' ) }-15`;
	await inPanel( page, async ( panel ) => {
		await unfold( panel );
		await panel.locator( '[type=date]' ).nth( field ).fill( day );
	} );
	return `day ${ field } ${ day }`;
}

test( `the cards are those of the server at each of ${ STEPS } random steps among all criteria`, async ( {
	page,
	publish,
} ) => {
	test.setTimeout( 240_000 );
	const random = randomNumbers( 104_729 );
	await openCriteria( page, await publish( WALKED ) );
	const steps: string[] = [];
	while ( steps.length < STEPS ) {
		steps.push( await step( page, random ) );
		await expectCardsOfServer( page, steps.join( ', ' ) );
	}
} );

test( 'a walk of random choices among 290 programs gives the same cards, order, numbers and address in the page and by the server', async ( {
	page,
} ) => {
	test.setTimeout( WALK_MS );
	const walker: Walker = {
		goto: async ( url ) => {
			await page.goto( url );
		},
		back: async () => {
			await page.goBack();
		},
		forward: async () => {
			await page.goForward();
		},
		run: ( work, ...args ) =>
			page.evaluate(
				`( ${ work.toString() } )( ...${ JSON.stringify( args ) } )`
			),
	};
	// The engines walk farther.
	await expectSameBothWays( walker, 8 );
} );
