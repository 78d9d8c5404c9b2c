import type { ReactElement } from 'react';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { Attributes, AttributesProps } from '../attributes';
import { type Category, chosenSlugs, currentSlug } from '../categories';
import { useCategories } from '../use-categories';
import { namesOf } from './category-names';
import { TargetControl } from './target-control';
import { FULL_SIZE, NO_MARGIN } from './control-props';

/** The categories that the page can open with; also a saved one that is not there any more. */
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
 * The pills, and what the page opens with.
 *
 * @param props          Props.
 * @param props.clientId Block.
 */
export function FilterPanel(
	props: AttributesProps & { clientId: string }
): ReactElement {
	const { attributes, setAttributes, clientId } = props;
	const { categories } = useCategories();
	const initial = currentSlug( attributes.initialCategory, categories );

	return (
		<PanelBody title={ __( 'Filter', 'programs-filter' ) }>
			<ToggleControl
				{ ...NO_MARGIN }
				label={ __( 'Show the filter', 'programs-filter' ) }
				checked={ attributes.showFilter }
				onChange={ ( showFilter ) =>
					// A block without any part could no longer be seen.
					setAttributes( {
						showFilter,
						...( ! showFilter && { showGrid: true } ),
					} )
				}
			/>
			{ attributes.showFilter && (
				<>
					<TextControl
						{ ...FULL_SIZE }
						label={ __( 'Label of “All”', 'programs-filter' ) }
						placeholder={ _x(
							'All',
							'programs',
							'programs-filter'
						) }
						value={ attributes.allLabel }
						onChange={ ( allLabel ) =>
							setAttributes( { allLabel } )
						}
					/>
					<ToggleControl
						{ ...NO_MARGIN }
						label={ __(
							'Show how many there are in each category',
							'programs-filter'
						) }
						checked={ attributes.showPillCounts }
						onChange={ ( showPillCounts ) =>
							setAttributes( { showPillCounts } )
						}
					/>
				</>
			) }
			<SelectControl
				{ ...FULL_SIZE }
				label={ __( 'Initial category', 'programs-filter' ) }
				help={ __(
					'The one that applies when the page’s address names none.',
					'programs-filter'
				) }
				value={ initial }
				options={ initialOptions( initial, attributes, categories ) }
				onChange={ ( initialCategory ) =>
					setAttributes( { initialCategory } )
				}
			/>
			{ attributes.showFilter && ! attributes.showGrid && (
				<TargetControl
					value={ attributes.target }
					clientId={ clientId }
					onChange={ ( target ) => setAttributes( { target } ) }
				/>
			) }
		</PanelBody>
	);
}
