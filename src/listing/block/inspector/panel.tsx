import type { ReactElement } from 'react';
import { useBlockEditingMode } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { FULL_SIZE, NO_MARGIN } from '../../../wordpress/control-props';
import {
	type AttributesProps,
	type Name,
	namesIn,
	SCHEMA,
} from '../attributes';
import { TargetControl } from '../grids';
import { labelOf, texts } from '../labels';
import { COMBINED, hasEffect, optionsOf } from './choices';
import { OrderedChoice } from './ordered-choice';
import { Selection } from './selection';

/** Changed by the control of another attribute, by the toolbar, or by WordPress. */
const ELSEWHERE: readonly Name[] = [ 'showGrid', 'headingLevel', 'anchor' ];

/** Choices without an order: parts of a card that have their place, and what is listed. */
const isUnordered = ( name: Name, value: string ): boolean =>
	name === 'types' ||
	[ 'picture', 'excerpt', 'categories' ].includes( value );

/** Maximum of a slider. A hand-written attribute may be higher. */
const MOST = 100;

/** The control of an attribute, by its type. */
function Control(
	props: AttributesProps & { name: Name }
): ReactElement | null {
	const { name, attributes, setAttributes } = props;
	const { type, minimum = 0, maximum = MOST } = SCHEMA[ name ];
	const { description: help, placeholder } = texts().hints[ name ] ?? {};
	const combined = COMBINED[ name ];
	const label = combined?.label?.() ?? labelOf( name );
	const set = ( next: unknown ): void => setAttributes( { [ name ]: next } );
	if ( name === 'target' ) {
		return <TargetControl { ...props } />;
	}
	if ( name === 'only' || name === 'initial' ) {
		return <Selection { ...props } name={ name } />;
	}
	if ( name === 'card' || name === 'filters' || name === 'types' ) {
		const chosen = attributes[ name ];

		return (
			<OrderedChoice
				label={ label }
				help={ help }
				options={ optionsOf( name, chosen ) }
				chosen={ chosen }
				unordered={ chosen.filter( ( one ) =>
					isUnordered( name, one )
				) }
				onChange={ set }
			/>
		);
	}
	const value = attributes[ name ];
	const chosen = combined?.valueOf( attributes ) ?? String( value );
	const options = optionsOf( name, [ chosen ] );
	if ( options.length > 0 ) {
		return (
			<SelectControl
				{ ...FULL_SIZE }
				{ ...{ label, help } }
				value={ chosen }
				options={ options.map( ( [ key, text ] ) => ( {
					value: key,
					label: text,
				} ) ) }
				onChange={ ( next ) =>
					combined
						? setAttributes( combined.changes( next ) )
						: set( next )
				}
			/>
		);
	}
	switch ( type ) {
		case 'boolean':
			return (
				<ToggleControl
					{ ...NO_MARGIN }
					{ ...{ label, help } }
					checked={ value === true }
					onChange={ set }
				/>
			);
		case 'integer':
			return (
				<RangeControl
					{ ...FULL_SIZE }
					{ ...{ label, help } }
					value={ Number( value ) }
					min={ minimum }
					max={ Math.max(
						Math.min( MOST, maximum ),
						Number( value )
					) }
					onChange={ ( next ) => set( next ?? minimum ) }
				/>
			);
	}

	return (
		<TextControl
			{ ...FULL_SIZE }
			{ ...{ label, help, placeholder } }
			value={ String( value ) }
			onChange={ set }
		/>
	);
}

/**
 * A panel of the inspector: the controls of its attributes in block.json, as far as they have an effect.
 *
 * @param props
 * @param props.panel Panel.
 * @param props.more  Attributes whose controls come first.
 */
export function Panel( {
	panel,
	more = [],
	...own
}: AttributesProps & {
	panel: string;
	more?: readonly Name[];
} ): ReactElement | null {
	const mode = useBlockEditingMode();
	const names = [ ...more, ...namesIn( panel ) ].filter(
		( name ) =>
			! ELSEWHERE.includes( name ) &&
			( mode !== 'contentOnly' || SCHEMA[ name ].role === 'content' ) &&
			hasEffect( name, own.attributes )
	);

	return names.length === 0 ? null : (
		<PanelBody
			title={ texts().panels[ panel ] ?? panel }
			initialOpen={ panel !== 'more' || mode === 'contentOnly' }
		>
			{ names.map( ( name ) => (
				<Control key={ name } { ...own } name={ name } />
			) ) }
		</PanelBody>
	);
}
