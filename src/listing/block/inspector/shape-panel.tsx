import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import metadata from '../block.json';
import type { AttributesProps } from '../attributes';
import { LARGE } from '../../../wordpress/control-props';
import { ToolsPanel, ToolsPanelItem, UnitControl } from './tools-panel';
import { labelOf } from '../labels';

const LENGTH = new RegExp( metadata.attributes.gap.pattern, 'u' );

const UNITS = [ 'rem', 'em', 'px', '%', 'vw' ];

/** Defaults of the stylesheet (styles/), shown as placeholders. */
const DEFAULTS = {
	gap: '1.5rem',
	cardRadius: '0.75rem',
	pillGap: '0.5rem',
	pillRadius: '2em',
};

/** The units of a control. The first one is the default. */
function unitsFrom( length: string ): { value: string; label: string }[] {
	const first = length.replace( /[\d.]/g, '' );

	return [ ...new Set( [ first, ...UNITS ] ) ].map( ( value ) => ( {
		value,
		label: value,
	} ) );
}

/**
 * Panel for the gaps and corners of cards and pills.
 *
 * @param props Props.
 */
export function ShapePanel( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { showGrid, showFilter } = attributes;
	const ofGrid = [ 'gap', 'cardRadius' ] as const;
	const ofFilter = [ 'pillGap', 'pillRadius' ] as const;
	const lengths = [
		...( showGrid ? ofGrid : [] ),
		...( showFilter ? ofFilter : [] ),
	];

	return (
		<ToolsPanel
			label={ __( 'Gaps and corners', 'programs-filter' ) }
			resetAll={ () =>
				setAttributes(
					Object.fromEntries(
						lengths.map( ( name ) => [ name, '' ] )
					)
				)
			}
		>
			{ lengths.map( ( name ) => (
				<ToolsPanelItem
					key={ name }
					label={ labelOf( name ) }
					isShownByDefault={ name.endsWith( 'Radius' ) }
					hasValue={ () => attributes[ name ] !== '' }
					onDeselect={ () => setAttributes( { [ name ]: '' } ) }
				>
					<UnitControl
						{ ...LARGE }
						label={ labelOf( name ) }
						min={ 0 }
						placeholder={ String( parseFloat( DEFAULTS[ name ] ) ) }
						units={ unitsFrom( DEFAULTS[ name ] ) }
						value={ attributes[ name ] }
						onChange={ ( value = '' ) =>
							// The value is only a unit if that is chosen first.
							setAttributes( {
								[ name ]: LENGTH.test( value ) ? value : '',
							} )
						}
					/>
				</ToolsPanelItem>
			) ) }
		</ToolsPanel>
	);
}
