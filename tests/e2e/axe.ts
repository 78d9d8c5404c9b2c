import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails when axe finds anything in a page as it is now.
 *
 * @param page     Page.
 * @param selector The part to look at. Default: the whole page.
 */
export async function expectNoAxeViolations(
	page: Page,
	selector?: string
): Promise< void > {
	const axe = new AxeBuilder( { page } );
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
