/**
 * Controls for values of criteria: those to which a listing is limited (`only`), and those that are chosen initially (`initial`). Used by panel.tsx.
 */
import type { ReactElement } from 'react';
import {
	SelectControl,
	ToggleControl,
	// Controls of WordPress's own blocks, under these names since 5.9.
	/* eslint-disable @wordpress/no-unsafe-wp-apis */
	__experimentalInputControl as InputControl,
	__experimentalToolsPanelItem as ToolsPanelItem,
	/* eslint-enable @wordpress/no-unsafe-wp-apis */
} from '@wordpress/components';
import { _x } from '@wordpress/i18n';
import { FULL_SIZE, LARGE, NO_MARGIN } from '../../../wordpress/control-props';
import type { AttributesProps } from '../attributes';
import { type Criterion, attributeLabel, criteriaOf, texts } from '../labels';
import { withUnknown } from './choices';
import { OrderedChoice } from './ordered-choice';

/** Criteria whose controls are always shown. The menu of the panel adds others. */
const COMMON_CRITERIA = [ 'categoria', 'cuando', 'edad' ];

/** The control of a criterion, by its kind. */
function CriterionControl( props: {
	criterion: Criterion;
	label: string;
	values: readonly string[];
	isSingle: boolean;
	onChange: ( values: string[] ) => void;
} ): ReactElement {
	const { label, values, onChange } = props;
	const { key, kind, options } = props.criterion;
	const [ value = '' ] = values;
	const set = ( one: string ): void => onChange( one ? [ one ] : [] );
	if ( kind === 'switch' ) {
		return (
			<ToggleControl
				{ ...NO_MARGIN }
				label={ label }
				checked={ value === '1' }
				onChange={ ( isOn ) => set( isOn ? '1' : '' ) }
			/>
		);
	}
	if ( options.length === 0 ) {
		return (
			<InputControl
				{ ...LARGE }
				{ ...{ label, value } }
				placeholder={ key === 'edad' ? '6-12' : '' }
				// An incomplete age would be invalid.
				isPressEnterToChange
				onChange={ ( text = '' ) => set( text.trim() ) }
			/>
		);
	}

	return kind === 'choice' && ! props.isSingle ? (
		<OrderedChoice
			label={ label }
			help={ undefined }
			options={ withUnknown( options, values ) }
			chosen={ values }
			onChange={ onChange }
		/>
	) : (
		<SelectControl
			{ ...FULL_SIZE }
			label={ label }
			value={ value }
			options={ [
				{
					value: '',
					label: _x( 'Any', 'value of a filter', 'programs-filter' ),
				},
				...withUnknown( options, value ? [ value ] : [] ).map(
					( [ one, text ] ) => ( { value: one, label: text } )
				),
			] }
			onChange={ set }
		/>
	);
}

/**
 * Controls for the values to which a listing is limited, or that are chosen initially.
 *
 * @param props
 * @param props.name  Attribute.
 * @param props.types Post types of the listing.
 */
export function SelectionControls( {
	name,
	types,
	attributes,
	setAttributes,
}: AttributesProps & {
	name: 'only' | 'initial';
	types: readonly string[];
} ): ReactElement {
	const selection = attributes[ name ];
	const { filters, multiple } = attributes;
	const set = ( key: string, values: readonly string[] ): void => {
		const { [ key ]: _, ...others } = selection;
		const next =
			values.length > 0 ? { ...others, [ key ]: [ ...values ] } : others;
		setAttributes( {
			// The default, which PHP gives as an empty list.
			[ name ]: Object.keys( next ).length > 0 ? next : undefined,
		} );
	};

	return (
		<>
			{ criteriaOf( types )
				.filter(
					( { key, selectable } ) =>
						selectable &&
						( name === 'only' || filters.includes( key ) )
				)
				.map( ( criterion ) => {
					const { key, label } = criterion;
					const values = ( selection[ key ] ?? [] ).map(
						// A category may have been renamed.
						( value ) => texts().renamed[ value ] ?? value
					);
					const control = (
						<CriterionControl
							key={ key }
							{ ...{ criterion, values } }
							isSingle={ name === 'initial' && ! multiple }
							label={
								name === 'only'
									? label
									: `${ attributeLabel( name ) }: ${ label }`
							}
							onChange={ ( next ) => set( key, next ) }
						/>
					);

					return name === 'initial' ? (
						control
					) : (
						<ToolsPanelItem
							key={ key }
							label={ label }
							isShownByDefault={ COMMON_CRITERIA.includes( key ) }
							hasValue={ () => values.length > 0 }
							onDeselect={ () => set( key, [] ) }
						>
							{ control }
						</ToolsPanelItem>
					);
				} ) }
		</>
	);
}
