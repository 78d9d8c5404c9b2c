import type { ReactElement } from 'react';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type {
	Attributes,
	AttributesProps,
	Order,
	OrderBy,
} from '../attributes';
import { CategoryPicker } from './category-picker';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { CountControl } from './count-control';
import { labelOf, optionsOf } from '../labels';

/**
 * Controls that select programs. A filter without cards has none.
 *
 * @param props Props.
 */
function WhichCards( props: AttributesProps ): ReactElement {
	const { attributes, setAttributes } = props;
	const { order, orderBy, perPage, when } = attributes;

	return (
		<>
			<SelectControl
				{ ...FULL_SIZE }
				label={ labelOf( 'when' ) }
				help={
					when === 'current-and-coming'
						? __(
								'Programs without dates are shown too.',
								'programs-filter'
							)
						: undefined
				}
				value={ when }
				options={ optionsOf( 'when' ) }
				onChange={ ( value ) =>
					setAttributes( { when: value as Attributes[ 'when' ] } )
				}
			/>
			<SelectControl
				{ ...FULL_SIZE }
				label={ labelOf( 'orderBy' ) }
				value={ `${ orderBy }/${ order }` }
				options={ optionsOf( 'orderBy' ) }
				onChange={ ( value ) => {
					const [ by, direction ] = value.split( '/' );
					setAttributes( {
						orderBy: by as OrderBy,
						order: direction as Order,
					} );
				} }
			/>
			<CountControl
				label={ labelOf( 'perPage' ) }
				value={ perPage }
				onChange={ ( value ) => setAttributes( { perPage: value } ) }
			/>
		</>
	);
}

/**
 * Panel for the programs and their order.
 *
 * @param props Props.
 */
export function ContentPanel( props: AttributesProps ): ReactElement {
	const { attributes } = props;

	return (
		<PanelBody title={ __( 'Programs', 'programs-filter' ) }>
			<CategoryPicker { ...props } />
			{ attributes.showGrid && <WhichCards { ...props } /> }
		</PanelBody>
	);
}
