import type { ReactElement } from 'react';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import type { Category } from '../../../api/programs';
import type { Attributes, AttributesProps } from '../attributes';
import { useCategories } from '../use-categories';
import { TargetControl } from './target-control';
import { FULL_SIZE, NO_MARGIN } from './control-props';

/** The categories that the page can open with; also a saved one that is not there any more. */
function initialOptions(
	{ categories: chosen, initialCategory }: Attributes,
	categories: readonly Category[]
): { value: string; label: string }[] {
	const options = categories
		.filter(
			( { slug } ) => chosen.length === 0 || chosen.includes( slug )
		)
		.map( ( { slug, name } ) => ( {
			value: slug,
			label: decodeEntities( name ),
		} ) );
	if ( ! options.some( ( { value } ) => value === initialCategory ) ) {
		options.push( {
			value: initialCategory,
			label: sprintf(
				/* translators: %s: slug of a category. */
				__( '%s (no está en el filtro)', 'programs-filter' ),
				initialCategory
			),
		} );
	}

	return [
		{ value: '', label: __( 'Todas', 'programs-filter' ) },
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
	const categories = useCategories();

	return (
		<PanelBody title={ __( 'Filtro', 'programs-filter' ) }>
			<ToggleControl
				{ ...NO_MARGIN }
				label={ __( 'Mostrar el filtro', 'programs-filter' ) }
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
						label={ __( 'Etiqueta de «todos»', 'programs-filter' ) }
						placeholder={ __( 'Todos', 'programs-filter' ) }
						value={ attributes.allLabel }
						onChange={ ( allLabel ) =>
							setAttributes( { allLabel } )
						}
					/>
					<ToggleControl
						{ ...NO_MARGIN }
						label={ __(
							'Mostrar cuántos hay en cada categoría',
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
				label={ __( 'Categoría inicial', 'programs-filter' ) }
				help={ __(
					'La que se aplica cuando la dirección de la página no indica ninguna.',
					'programs-filter'
				) }
				value={ attributes.initialCategory }
				options={ initialOptions( attributes, categories ) }
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
