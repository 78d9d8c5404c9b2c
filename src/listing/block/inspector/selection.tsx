/**
 * Controls for values of criteria: those to which a listing is limited (`only`), and those that are chosen initially (`initial`). Used by panel.tsx.
 */
import type { ReactElement } from 'react';
import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { FULL_SIZE, NO_MARGIN } from '../../../wordpress/control-props';
import type { AttributesProps } from '../attributes';
import { type Criterion, attributeLabel, texts } from '../labels';
import { withUnknown } from './choices';
import { OrderedChoice } from './ordered-choice';

/** Criteria that are always shown. Others are shown if the block filters by them, or has a value of them. */
const COMMON_CRITERIA = [ 'categoria', 'cuando', 'edad', 'gratis', 'lugar' ];

/** A text field that sets its value on blur, as an incomplete age would be invalid. */
function TextOnBlur( props: {
	label: string;
	value: string;
	help: string | undefined;
	onChange: ( value: string ) => void;
} ): ReactElement {
	const [ text, setText ] = useState< string >();

	return (
		<TextControl
			{ ...FULL_SIZE }
			label={ props.label }
			help={ props.help }
			value={ text ?? props.value }
			onChange={ setText }
			onBlur={ () => {
				if ( text !== undefined ) {
					props.onChange( text.trim() );
				}
				setText( undefined );
			} }
		/>
	);
}

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
		const help =
			key === 'edad'
				? sprintf(
						/* translators: %s: ages, such as 6-12. */
						__( 'One age, or several: %s.', 'programs-filter' ),
						'6-12'
					)
				: undefined;

		return <TextOnBlur { ...{ label, value, help } } onChange={ set } />;
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
 * @param props.name Attribute.
 */
export function SelectionControls( {
	name,
	attributes,
	setAttributes,
}: AttributesProps & {
	name: 'only' | 'initial';
} ): ReactElement {
	const selection = attributes[ name ];
	const { filters, multiple } = attributes;
	const isOffered = ( key: string ): boolean =>
		name === 'only'
			? [ ...COMMON_CRITERIA, ...filters ].includes( key ) ||
				key in selection
			: filters.includes( key );

	return (
		<>
			{ texts()
				.criteria.filter(
					( { key, selectable } ) => selectable && isOffered( key )
				)
				.map( ( criterion ) => (
					<CriterionControl
						key={ criterion.key }
						criterion={ criterion }
						isSingle={ name === 'initial' && ! multiple }
						label={
							name === 'only'
								? criterion.label
								: sprintf(
										/* translators: 1: “Chosen at first”; 2: name of a filter, such as “Age”. */
										__( '%1$s: %2$s', 'programs-filter' ),
										attributeLabel( name ),
										criterion.label
									)
						}
						values={ ( selection[ criterion.key ] ?? [] ).map(
							// A category may have been renamed.
							( value ) => texts().renamed[ value ] ?? value
						) }
						onChange={ ( values ) => {
							const { [ criterion.key ]: _, ...others } =
								selection;
							const next =
								values.length > 0
									? { ...others, [ criterion.key ]: values }
									: others;
							setAttributes( {
								// The default, which PHP gives as an empty list.
								[ name ]:
									Object.keys( next ).length > 0
										? next
										: undefined,
							} );
						} }
					/>
				) ) }
		</>
	);
}
