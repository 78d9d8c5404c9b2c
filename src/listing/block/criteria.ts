/** The criteria in the inspector (includes/listing/criteria.php). */
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { criteria, type Criterion } from './labels';

/** Key of the category. */
export const CATEGORY = 'categoria';

/** Kind of a criterion. An unknown one is a taxonomy of another site. */
const kindOf = ( key: string ): Criterion[ 'kind' ] =>
	criteria().find( ( one ) => one.key === key )?.kind ?? 'choice';

/**
 * Returns the criteria to choose from.
 *
 * @param chosen Keys in the block.
 * @return Keys and labels: those of the site, then unknown ones of the block.
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

/** Whether `multiple` has an effect. */
export const canBeMultiple = ( { filters }: Attributes ): boolean =>
	filters.some( ( key ) => kindOf( key ) === 'choice' );

/** Whether the choice of list or buttons has an effect: not for the category and for several at once. */
export const haveLook = ( { filters, multiple }: Attributes ): boolean =>
	filters.some(
		( key ) =>
			kindOf( key ) === 'when' ||
			( ! multiple && key !== CATEGORY && kindOf( key ) === 'choice' )
	);

/** Whether there is a row of category pills. */
export const hasPills = ( {
	showFilter,
	filters,
	multiple,
}: Attributes ): boolean =>
	showFilter && ! multiple && filters.includes( CATEGORY );

/** Whether there are filters besides the category pills. */
export const hasMoreThanPills = ( {
	showFilter,
	filters,
	multiple,
}: Attributes ): boolean =>
	showFilter && filters.some( ( key ) => multiple || key !== CATEGORY );
