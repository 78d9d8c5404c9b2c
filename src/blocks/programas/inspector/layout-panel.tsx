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
		<PanelBody title={ __( 'Grid', 'programs-filter' ) }>
			<RangeControl
				{ ...FULL_SIZE }
				label={ __( 'Minimum card width', 'programs-filter' ) }
				help={ __(
					'In pixels. There are as many columns as the width of the page allows.',
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
