import type { ReactElement } from 'react';
import { BaseControl, FormTokenField, Notice } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { chosenSlugs } from '../categories';
import { useCategories } from '../use-categories';
import { namesOf } from './category-names';
import { folded, searchable } from './category-search';
import { areNested, CategoryTree } from './category-tree';
import { FULL_SIZE, NO_MARGIN } from '../../../wordpress/control-props';
import { SortableList } from './sortable-list';
import { labelOf } from '../labels';
import { Switch } from './switch';

/**
 * Control to choose categories by name or in a tree, and to sort them.
 *
 * @param props Props.
 */
export function CategoryPicker( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { categories, retry } = useCategories();
	const chosen = chosenSlugs( attributes.categories, categories );
	const names = useMemo( () => namesOf( categories ), [ categories ] );
	const nameOf = ( slug: string ): string => names.get( slug ) ?? slug;
	const choose = ( slugs: string[] ): void =>
		setAttributes( { categories: slugs } );

	// The field searches its tokens and displays the names.
	const all = searchable( names );
	const tokens = searchable(
		new Map( [
			...names,
			...chosen.map( ( slug ) => [ slug, nameOf( slug ) ] as const ),
		] )
	);
	const tokenOf = new Map(
		[ ...tokens ].map( ( [ token, slug ] ) => [ slug, token ] )
	);
	const shown = ( token: string ): string => {
		const slug = tokens.get( token );

		return slug === undefined ? token : nameOf( slug );
	};

	return (
		<>
			{ retry ? (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'programs-filter' ),
							onClick: retry,
						},
					] }
				>
					{ __(
						'The categories could not be loaded',
						'programs-filter'
					) }
				</Notice>
			) : (
				<div className="programas-category-field">
					<FormTokenField
						{ ...FULL_SIZE }
						__experimentalAutoSelectFirstMatch
						__experimentalExpandOnFocus
						help=""
						label={ labelOf( 'categories' ) }
						placeholder={
							chosen.length === 0
								? _x( 'All', 'categories', 'programs-filter' )
								: ''
						}
						value={ chosen.flatMap(
							( slug ) => tokenOf.get( slug ) ?? []
						) }
						suggestions={ [ ...all.keys() ] }
						saveTransform={ ( text ) => folded( text.trim() ) }
						displayTransform={ shown }
						__experimentalRenderItem={ ( { item } ) => (
							<>{ shown( item ) }</>
						) }
						__experimentalValidateInput={ ( token: string ) =>
							all.has( folded( token.trim() ) )
						}
						onChange={ ( next ) =>
							choose(
								next.flatMap(
									( token ) =>
										tokens.get(
											typeof token === 'string'
												? token
												: token.value
										) ?? []
								)
							)
						}
					/>
				</div>
			) }
			{ areNested( categories ) && (
				<CategoryTree
					categories={ categories }
					chosen={ chosen }
					onChange={ choose }
				/>
			) }
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
						onChange={ choose }
					/>
				</BaseControl>
			) }
			{ chosen.length > 0 && (
				<Switch
					{ ...props }
					name="showOthers"
					help={ __(
						'No program is left out, and a new category is shown too.',
						'programs-filter'
					) }
				/>
			) }
		</>
	);
}
