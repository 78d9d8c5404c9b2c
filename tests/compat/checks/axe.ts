import type { Page } from '@playwright/test';

import type { OwnContrast } from '../../../tools/shared/compat/subject.ts';
import { axeOf } from '../../e2e/axe.ts';
import { isOwnContrast } from './own-contrast.ts';

/** What axe says of a text whose contrast is too low. */
interface Contrast {
	fgColor: string;
	bgColor: string;
	contrastRatio: number;
}

/**
 * What axe finds wrong in a page, one line for each element: the rule, and the element.
 *
 * @param page
 * @param own  Left out.
 */
export async function axeFindings(
	page: Page,
	own?: OwnContrast
): Promise< string[] > {
	const { violations } = await axeOf( page ).setLegacyMode().analyze();
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.flatMap( ( { any, html, target } ) => {
			const isOurs =
				target.join( ' ' ).includes( 'programas' ) ||
				html.includes( 'programas-' );
			if ( ! isOurs ) {
				return `${ id } of the page`;
			}
			if ( id !== 'color-contrast' ) {
				return `${ id }: ${ html }`;
			}
			const { fgColor, bgColor, contrastRatio } = any[ 0 ]
				?.data as Contrast;
			return isOwnContrast( own, html, {
				color: fgColor,
				contrast: contrastRatio,
			} )
				? []
				: `${ id }, ${ fgColor } on ${ bgColor }: ${ html }`;
		} )
	);
}
