import type { ReactElement } from 'react';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AttributesProps } from '../attributes';
import { EmptyText } from './content-controls';
import { NO_MARGIN } from './control-props';
import { FactsControl } from './facts-control';

/**
 * What the grid and its cards show.
 *
 * @param props Props.
 */
export function CardsPanel( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const switches = [
		[ 'showImage', __( 'Image', 'programs-filter' ) ],
		[ 'showExcerpt', __( 'Excerpt', 'programs-filter' ) ],
		[ 'showCategories', __( 'Categories', 'programs-filter' ) ],
	] as const;

	return (
		<PanelBody title={ __( 'Cards', 'programs-filter' ) }>
			<ToggleControl
				{ ...NO_MARGIN }
				label={ __( 'Show the cards', 'programs-filter' ) }
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
			{ attributes.showGrid && <FactsControl { ...props } /> }
			<ToggleControl
				{ ...NO_MARGIN }
				label={ __( 'Number of results', 'programs-filter' ) }
				checked={ attributes.showCount }
				onChange={ ( showCount ) => setAttributes( { showCount } ) }
			/>
			<EmptyText { ...props } />
		</PanelBody>
	);
}
