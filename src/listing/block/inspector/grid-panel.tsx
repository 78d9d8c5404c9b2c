import type { ReactElement } from 'react';
import { RangeControl, SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import metadata from '../block.json';
import type { AttributesProps } from '../attributes';
import { PerPage } from './content-controls';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { hasStyle } from './style-panels';
import { ToolsPanel, ToolsPanelItem } from './tools-panel';
import { labelOf } from '../labels';

const { minimum, maximum, default: initial } = metadata.attributes.minCardWidth;

const NUMBERS = Array.from(
	{ length: metadata.attributes.columnsWide.maximum },
	( _, index ) => String( index + 1 )
);

/**
 * Panel for the columns, by width of the window or automatic, and the number of programs at first. Rows have no columns.
 *
 * @param props Props.
 */
export function GridPanel( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const ofWidths = [
		[ 'columnsWide', undefined ],
		[
			'columnsMedium',
			__( 'In windows of 600 to 781 pixels.', 'programs-filter' ),
		],
		[
			'columnsSmall',
			__( 'In windows of less than 600 pixels.', 'programs-filter' ),
		],
	] as const;
	const columns = hasStyle( attributes, 'rows' ) ? [] : ofWidths;
	const isAutomatic = columns.some(
		( [ name ] ) => attributes[ name ] === 0
	);
	const label = labelOf( 'minCardWidth' );
	const more = labelOf( 'perPage' );

	return (
		<ToolsPanel
			label={ __( 'Grid', 'programs-filter' ) }
			resetAll={ () =>
				setAttributes( {
					columnsWide: 0,
					columnsMedium: 0,
					columnsSmall: 0,
					minCardWidth: initial,
					perPage: 0,
				} )
			}
		>
			{ columns.map( ( [ name, help ] ) => (
				<ToolsPanelItem
					key={ name }
					label={ labelOf( name ) }
					isShownByDefault
					hasValue={ () => attributes[ name ] !== 0 }
					onDeselect={ () => setAttributes( { [ name ]: 0 } ) }
				>
					<SelectControl
						{ ...FULL_SIZE }
						label={ labelOf( name ) }
						help={ help }
						value={ String( attributes[ name ] ) }
						options={ [
							{
								value: '0',
								label: _x(
									'Automatic',
									'number of columns',
									'programs-filter'
								),
							},
							...NUMBERS.map( ( value ) => ( {
								value,
								label: value,
							} ) ),
						] }
						onChange={ ( value ) =>
							setAttributes( { [ name ]: Number( value ) } )
						}
					/>
				</ToolsPanelItem>
			) ) }
			{ isAutomatic && (
				<ToolsPanelItem
					label={ label }
					isShownByDefault
					hasValue={ () => attributes.minCardWidth !== initial }
					onDeselect={ () =>
						setAttributes( { minCardWidth: initial } )
					}
				>
					<RangeControl
						{ ...FULL_SIZE }
						label={ label }
						help={ __(
							'In pixels. Where the columns are automatic, there are as many as fit.',
							'programs-filter'
						) }
						value={ attributes.minCardWidth }
						min={ minimum }
						max={ maximum }
						step={ 10 }
						onChange={ ( value ) =>
							setAttributes( { minCardWidth: value ?? initial } )
						}
					/>
				</ToolsPanelItem>
			) }
			<ToolsPanelItem
				label={ more }
				isShownByDefault
				hasValue={ () => attributes.perPage !== 0 }
				onDeselect={ () => setAttributes( { perPage: 0 } ) }
			>
				<PerPage { ...props } />
			</ToolsPanelItem>
		</ToolsPanel>
	);
}
