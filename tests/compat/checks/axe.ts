import type { Page } from '@playwright/test';

import { axeOf } from '../../e2e/axe.ts';

/** What axe finds wrong in a page, one line for each element: the rule, and the element. */
export async function axeFindings( page: Page ): Promise< string[] > {
	const { violations } = await axeOf( page ).setLegacyMode().analyze();
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.map( ( { html, target } ) =>
			target.join( ' ' ).includes( 'programas' ) ||
			html.includes( 'programas-' )
				? `${ id }: ${ html }`
				: `${ id } of the page`
		)
	);
}
