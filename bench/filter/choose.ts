import { act, type Click } from './act.ts';
import type { Visit } from './visit.ts';

/**
 * Puts the pointer on something.
 *
 * @param  page     Page.
 * @param  selector Selector.
 * @throws {Error} When it is not there.
 */
export async function pointAt(
	page: Visit[ 'page' ],
	selector: string
): Promise< void > {
	const box = await page.locator( selector ).boundingBox();
	if ( ! box ) {
		throw new Error( `There is no ${ selector }.` );
	}
	await page.mouse.move( box.x + box.width / 2, box.y + box.height / 2 );
}

/**
 * Clicks on a pill as a person does, and waits until the cards of its category, and only they, are visible.
 *
 * @param visit    Page.
 * @param category Category.
 * @param expected Positions of the cards that it has.
 * @param settle   Milliseconds until all animation is over.
 * @return Undefined when they still are not after 8 s.
 */
export async function choose(
	visit: Visit,
	category: string,
	expected: readonly number[],
	settle: number
): Promise< Click | undefined > {
	await pointAt( visit.page, `[data-category="${ category }"]` );

	return act( visit, () => press( visit.page ), expected, settle );
}

/** Presses the button of the mouse where it is, and lets it go. */
export async function press( { mouse }: Visit[ 'page' ] ): Promise< void > {
	await mouse.down();
	await mouse.up();
}
