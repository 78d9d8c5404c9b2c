/** By what visitors can filter, as the inspector offers it (includes/filters/criteria.php). */
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { criteria, type Criterion } from './labels';

/** Key of the category. */
export const CATEGORY = 'categoria';

/** What a criterion is; one that the site does not have is a taxonomy of another site. */
const kindOf = ( key: string ): Criterion[ 'kind' ] =>
	criteria().find( ( one ) => one.key === key )?.kind ?? 'choice';

/**
 * What can be chosen.
 *
 * @param chosen Keys that a block has.
 * @return Keys and labels: all that the site has, then those of the block that it does not have.
 */
export function criteriaOf(
	chosen: readonly string[]
): [ key: string, label: string ][] {
	const known = criteria();
	const others = chosen.filter(
		( key ) => ! known.some( ( one ) => one.key === key )
	);

	return [
		...known.map( ( { key, label } ): [ string, string ] => [
			key,
			label,
		] ),
		...others.map( ( key ): [ string, string ] => [
			key,
			sprintf(
				/* translators: %s: name by which a filter was stored. */
				__( '%s (not on this site)', 'programs-filter' ),
				key
			),
		] ),
	];
}

/** Whether choosing several at once changes anything. */
export const canBeMultiple = ( { filters }: Attributes ): boolean =>
	filters.some( ( key ) => kindOf( key ) === 'choice' );

/** Whether list or buttons changes anything: the category has its own look, and several are boxes to tick. */
export const haveLook = ( { filters, multiple }: Attributes ): boolean =>
	filters.some(
		( key ) =>
			kindOf( key ) === 'when' ||
			( ! multiple && key !== CATEGORY && kindOf( key ) === 'choice' )
	);

/** Whether the category has its row of pills. */
export const hasPills = ( {
	showFilter,
	filters,
	multiple,
}: Attributes ): boolean =>
	showFilter && ! multiple && filters.includes( CATEGORY );

/** Whether there are filters besides those pills. */
export const hasMoreThanPills = ( {
	showFilter,
	filters,
	multiple,
}: Attributes ): boolean =>
	showFilter && filters.some( ( key ) => multiple || key !== CATEGORY );
