import type { ReactElement } from 'react';
import { BaseControl, FormTokenField } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { currentSlug, useCategories } from '../categories';
import { namesOf } from './category-names';
import { SortableList } from './sortable-list';
import { FULL_SIZE, NO_MARGIN } from './control-props';

/**
 * Chooses categories by name, and their order by dragging or with the keyboard.
 *
 * @param props Props.
 */
export function CategoryPicker( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const categories = useCategories();
	const chosen = attributes.categories.map( ( slug ) =>
		currentSlug( slug, categories )
	);
	const names = useMemo( () => namesOf( categories ), [ categories ] );
	const nameOf = ( slug: string ): string => names.get( slug ) ?? slug;

	return (
		<>
			<div className="programas-category-field">
				<FormTokenField
					{ ...FULL_SIZE }
					__experimentalExpandOnFocus
					help=""
					label={ __( 'Categories', 'programs-filter' ) }
					placeholder={
						chosen.length === 0
							? _x( 'All', 'categories', 'programs-filter' )
							: ''
					}
					value={ chosen.map( nameOf ) }
					suggestions={ [ ...names.values() ] }
					__experimentalValidateInput={ ( input: string ) =>
						[ ...names.values() ].includes( input )
					}
					onChange={ ( tokens ) => {
						const slugs = new Map(
							[
								...names,
								...chosen.map(
									( slug ) =>
										[ slug, nameOf( slug ) ] as const
								),
							].map( ( [ slug, name ] ) => [ name, slug ] )
						);
						setAttributes( {
							categories: tokens.flatMap(
								( token ) =>
									slugs.get(
										typeof token === 'string'
											? token
											: token.value
									) ?? []
							),
						} );
					} }
				/>
			</div>
			{ chosen.length > 1 && (
				<BaseControl { ...NO_MARGIN }>
					<BaseControl.VisualLabel>
						{ __( 'Order of the categories', 'programs-filter' ) }
					</BaseControl.VisualLabel>
					<SortableList
						label={ __(
							'Order of the categories',
							'programs-filter'
						) }
						items={ chosen.map( ( slug ) => ( {
							id: slug,
							label: nameOf( slug ),
						} ) ) }
						onChange={ ( slugs ) =>
							setAttributes( { categories: slugs } )
						}
					/>
				</BaseControl>
			) }
		</>
	);
}
