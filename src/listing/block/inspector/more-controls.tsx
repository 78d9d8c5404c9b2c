/** Controls for texts and for the state at first, which are also available in the editing mode `contentOnly`. */
import type { ReactElement } from 'react';
import { SelectControl, TextControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { Attributes, AttributesProps } from '../attributes';
import { type Category, chosenSlugs, currentSlug } from '../categories';
import { hasMoreThanPills, hasPills } from '../criteria';
import { useCategories } from '../use-categories';
import { namesOf } from './category-names';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { labelOf } from '../labels';

/**
 * Control for the label of the pill "all".
 *
 * @param props Props.
 */
export function AllLabel( props: AttributesProps ): ReactElement | null {
	const { attributes, setAttributes } = props;

	return hasPills( attributes ) ? (
		<TextControl
			{ ...FULL_SIZE }
			label={ labelOf( 'allLabel' ) }
			placeholder={ _x( 'All', 'programs', 'programs-filter' ) }
			value={ attributes.allLabel }
			onChange={ ( allLabel ) => setAttributes( { allLabel } ) }
		/>
	) : null;
}

/** The categories that the page can open with, and the saved one. */
function initialOptions(
	initialCategory: string,
	attributes: Attributes,
	categories: readonly Category[]
): { value: string; label: string }[] {
	const chosen = chosenSlugs( attributes.categories, categories );
	const names = namesOf( categories );
	const options = categories
		.filter(
			( { slug } ) =>
				chosen.length === 0 ||
				attributes.showOthers ||
				chosen.includes( slug )
		)
		.map( ( { slug } ) => ( {
			value: slug,
			label: names.get( slug ) ?? slug,
		} ) );
	if ( ! options.some( ( { value } ) => value === initialCategory ) ) {
		options.push( {
			value: initialCategory,
			label: sprintf(
				/* translators: %s: slug of a category. */
				__( '%s (not in the filter)', 'programs-filter' ),
				initialCategory
			),
		} );
	}

	return [
		{ value: '', label: _x( 'All', 'categories', 'programs-filter' ) },
		...options.filter( ( { value } ) => value !== '' ),
	];
}

/**
 * Control for the category that the page opens with.
 *
 * @param props Props.
 */
export function InitialCategory( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { categories } = useCategories();
	const initial = currentSlug( attributes.initialCategory, categories );

	return (
		<SelectControl
			{ ...FULL_SIZE }
			label={ labelOf( 'initialCategory' ) }
			help={ __(
				'The page opens with it, unless its address names another one.',
				'programs-filter'
			) }
			value={ initial }
			options={ initialOptions( initial, attributes, categories ) }
			onChange={ ( initialCategory ) =>
				setAttributes( { initialCategory } )
			}
		/>
	);
}

/**
 * Control for the text of the empty state.
 *
 * @param props Props.
 */
export function EmptyText( props: AttributesProps ): ReactElement | null {
	const { attributes, setAttributes } = props;

	return attributes.showGrid ? (
		<TextControl
			{ ...FULL_SIZE }
			label={ labelOf( 'emptyText' ) }
			placeholder={
				hasMoreThanPills( attributes )
					? __(
							'No program matches these filters.',
							'programs-filter'
						)
					: __(
							'There are no programs in this category.',
							'programs-filter'
						)
			}
			value={ attributes.emptyText }
			onChange={ ( emptyText ) => setAttributes( { emptyText } ) }
		/>
	) : null;
}
