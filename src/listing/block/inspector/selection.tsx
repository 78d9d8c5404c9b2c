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
import { type Criterion, labelOf, texts } from '../labels';
import { withUnknown } from './choices';
import { OrderedChoice } from './ordered-choice';

/** Criteria that are always offered: what pages are most often made of. Others are offered where the block filters by them, or has them. */
const USUAL = [ 'categoria', 'cuando', 'edad', 'gratis', 'lugar' ];

/** A value that is written. The block gets it when the field is left, as half an age is none. */
function Written( props: {
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
function Values( props: {
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

		return <Written { ...{ label, value, help } } onChange={ set } />;
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
 * Controls for what a listing is limited to, or for what is chosen at first.
 *
 * @param props
 * @param props.name Attribute.
 */
export function Selection( {
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
			? [ ...USUAL, ...filters ].includes( key ) || key in selection
			: filters.includes( key );

	return (
		<>
			{ texts()
				.criteria.filter(
					( { key, selectable } ) => selectable && isOffered( key )
				)
				.map( ( criterion ) => (
					<Values
						key={ criterion.key }
						criterion={ criterion }
						isSingle={ name === 'initial' && ! multiple }
						label={
							name === 'only'
								? criterion.label
								: sprintf(
										/* translators: 1: “Chosen at first”; 2: name of a filter, such as “Age”. */
										__( '%1$s: %2$s', 'programs-filter' ),
										labelOf( name ),
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
