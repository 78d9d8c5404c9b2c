import type { ReactElement } from 'react';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import metadata from '../block.json';
import type { AttributesProps } from '../attributes';
import { FULL_SIZE } from './control-props';

const { minimum, maximum, default: initial } = metadata.attributes.minCardWidth;

/**
 * The columns: as many as fit.
 *
 * @param props Props.
 */
export function LayoutPanel( props: AttributesProps ): ReactElement {
	return (
		<PanelBody title={ __( 'Rejilla', 'programs-filter' ) }>
			<RangeControl
				{ ...FULL_SIZE }
				label={ __( 'Ancho mínimo de la tarjeta', 'programs-filter' ) }
				help={ __(
					'En píxeles. Caben tantas columnas como permita el ancho de la página.',
					'programs-filter'
				) }
				value={ props.attributes.minCardWidth }
				min={ minimum }
				max={ maximum }
				step={ 10 }
				allowReset
				resetFallbackValue={ initial }
				onChange={ ( value ) =>
					props.setAttributes( { minCardWidth: value ?? initial } )
				}
			/>
		</PanelBody>
	);
}
