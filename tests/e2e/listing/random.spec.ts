/**
 * Random sequences of choices, Back, Forward, keys and pauses end in the state that the last choice calls for.
 */
import type { Page } from '@playwright/test';

import { Visit } from '../../../src/view/fixtures/visit.ts';
import { STOPPED_CLOCK, openAndStopClock } from './clock.ts';
import { activePills, PAGES, shownCards, titles, titlesOf } from './listing.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { expect, test } from './test.ts';

const SEQUENCES = 25;
const STEPS = 20;

test.use( STOPPED_CLOCK );

/** Does a step, and says what it did. */
async function step(
	page: Page,
	random: ( limit: number ) => number,
	expected: Visit
): Promise< string > {
	const pills = page.locator( '.programas-pill' );
	// Nobody goes back before the frame that shows the last choice.
	await page.clock.runFor( 20 );
	const kind = random( 10 );
	if ( kind < 4 ) {
		const pill = pills.nth( random( await pills.count() ) );
		await pill.click();
		const category = ( await pill.getAttribute( 'data-category' ) ) ?? '';
		expected.choose( category );
		return `click ${ category }`;
	}
	if ( kind < 6 ) {
		const key = [ 'ArrowLeft', 'ArrowRight', 'Home' ][ random( 3 ) ] ?? '';
		await pills.and( page.locator( '[tabindex="0"]' ) ).focus();
		await page.keyboard.press( key );
		await page.keyboard.press( 'Enter' );
		const category = await page
			.locator( ':focus' )
			.getAttribute( 'data-category' );
		expected.choose( category ?? '' );
		return `${ key } to ${ category }`;
	}
	if ( kind < 7 && expected.travel( -1 ) ) {
		await page.goBack();
		return 'back';
	}
	if ( kind < 8 && expected.travel( 1 ) ) {
		await page.goForward();
		return 'forward';
	}
	const pause = [ 1, 49, 50, 120, 299, 300, 700 ][ random( 7 ) ] ?? 0;
	await page.clock.runFor( pause );
	return `${ pause } ms`;
}

test( `${ SEQUENCES } random sequences of ${ STEPS } steps end in the state of the last choice`, async ( {
	page,
} ) => {
	test.setTimeout( 180_000 );
	await openAndStopClock( page, PAGES.shortcode );
	const expected = new Visit();
	const all = await titles( shownCards( page ) ).allTextContents();
	for ( let sequence = 1; sequence <= SEQUENCES; sequence++ ) {
		const random = randomNumbers( sequence * 1009 );
		const steps: string[] = [];
		while ( steps.length < STEPS ) {
			steps.push( await step( page, random, expected ) );
		}
		await page.clock.runFor( 2000 );
		const message = `sequence ${ sequence }: ${ steps.join( ', ' ) }`;
		const { category } = expected;
		await expect( activePills( page ), message ).toHaveAttribute(
			'data-category',
			category
		);
		await expect( titles( shownCards( page ) ), message ).toHaveText(
			all.filter( ( title ) => titlesOf( category ).includes( title ) )
		);
		await expect( page, message ).toHaveURL(
			category === 'all'
				? PAGES.shortcode
				: `${ PAGES.shortcode }?categoria=${ category }`
		);
		await expect(
			page.locator( '.programas-grid [inert], .is-moving, .is-entering' ),
			message
		).toHaveCount( 0 );
	}
} );
