import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe, which finds everything that is wrong, and describes nothing of what is right: that takes most of its time.
 *
 * @param page Page.
 */
export const axeOf = ( page: Page ): AxeBuilder =>
	new AxeBuilder( { page } ).options( { resultTypes: [ 'violations' ] } );

/**
 * Fails when axe finds anything in a page as it is now.
 *
 * @param page     Page, without a frame from elsewhere.
 * @param selector The part to look at. Default: the whole page.
 * @param rules    Rules to check. Default: all.
 */
export async function expectNoAxeViolations(
	page: Page,
	selector?: string,
	rules?: string[]
): Promise< void > {
	// In the page itself: otherwise axe opens another one each time, in which it puts together what it found in the frames.
	const axe = axeOf( page ).setLegacyMode();
	if ( rules ) {
		axe.withRules( rules );
	}
	const { violations } = await (
		selector === undefined ? axe : axe.include( selector )
	).analyze();
	const found = violations.flatMap( ( { id, help, nodes } ) =>
		nodes.map(
			( { target, failureSummary } ) =>
				`${ id }: ${ help }\n  ${ target.join( ' ' ) }\n  ${ failureSummary ?? '' }`
		)
	);
	expect( found, 'axe violations' ).toEqual( [] );
}
