import { expect, type Locator } from '@playwright/test';

import {
	activePills,
	pill,
	shownCards,
	titlesOf,
} from '../../e2e/listing/listing.ts';

/**
 * Presses a pill, and sees the cards of its category, as many as the demo has.
 *
 * @param root     What has the listing.
 * @param label    Of the pill.
 * @param category Its slug.
 */
export async function expectToFilter(
	root: Locator,
	label: string,
	category: string
): Promise< void > {
	await pill( root, label ).click();
	await expect( activePills( root ) ).toHaveText( [
		new RegExp( `^${ label }` ),
	] );
	await expect( shownCards( root ) ).toHaveCount(
		titlesOf( category ).length
	);
}
