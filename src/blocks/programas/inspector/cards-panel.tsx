import type { ReactElement } from 'react';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { FULL_SIZE, NO_MARGIN } from './control-props';

/**
 * What the grid and its cards show.
 *
 * @param props Props.
 */
export function CardsPanel( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const switches = [
		[ 'showImage', __( 'Imagen', 'programs-filter' ) ],
		[ 'showExcerpt', __( 'Extracto', 'programs-filter' ) ],
		[ 'showCategories', __( 'Categorías', 'programs-filter' ) ],
	] as const;

	return (
		<PanelBody title={ __( 'Tarjetas', 'programs-filter' ) }>
			<ToggleControl
				{ ...NO_MARGIN }
				label={ __( 'Mostrar las tarjetas', 'programs-filter' ) }
				checked={ attributes.showGrid }
				onChange={ ( showGrid ) =>
					// A block without any part could no longer be seen.
					setAttributes( {
						showGrid,
						...( ! showGrid && { showFilter: true } ),
					} )
				}
			/>
			{ attributes.showGrid &&
				switches.map( ( [ name, label ] ) => (
					<ToggleControl
						key={ name }
						{ ...NO_MARGIN }
						label={ label }
						checked={ attributes[ name ] }
						onChange={ ( value ) =>
							setAttributes( { [ name ]: value } )
						}
					/>
				) ) }
			<ToggleControl
				{ ...NO_MARGIN }
				label={ __( 'Número de resultados', 'programs-filter' ) }
				checked={ attributes.showCount }
				onChange={ ( showCount ) => setAttributes( { showCount } ) }
			/>
			{ attributes.showGrid && (
				<TextControl
					{ ...FULL_SIZE }
					label={ __(
						'Texto cuando no hay resultados',
						'programs-filter'
					) }
					placeholder={ __(
						'No hay programas en esta categoría.',
						'programs-filter'
					) }
					value={ attributes.emptyText }
					onChange={ ( emptyText ) => setAttributes( { emptyText } ) }
				/>
			) }
		</PanelBody>
	);
}
