/** A panel of the inspector, and the control of an attribute by its type in block.json. edit.tsx shows one for each group of attributes. */
import type { ReactElement } from 'react';
import { useBlockEditingMode } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	// The panel of WordPress's own blocks, under this name since 5.9.
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis
	__experimentalToolsPanel as ToolsPanel,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FULL_SIZE, NO_MARGIN } from '../../../wordpress/control-props';
import {
	type AttributesProps,
	type Name,
	namesIn,
	SCHEMA,
} from '../attributes';
import { TargetControl, useEffectiveAttributes } from '../grids';
import { attributeLabel, texts } from '../labels';
import { attributesOfParts, getOptions, hasEffect, partsOf } from './choices';
import { OrderedChoice } from './ordered-choice';
import { SelectionControls } from './selection';

/** Attributes that another control, the toolbar or WordPress changes. */
const WITHOUT_CONTROL: readonly Name[] = [
	'showGrid',
	'headingLevel',
	'anchor',
];

/** Values without an order: parts of a card with a fixed position, and post types. */
const isUnordered = ( name: Name, value: string ): boolean =>
	name === 'types' ||
	[ 'picture', 'excerpt', 'categories' ].includes( value );

/** Maximum of a slider. A hand-written attribute may be higher. */
const MAX_RANGE = 100;

/** The control of an attribute, by its type. */
function AttributeControl(
	props: AttributesProps & { name: Name }
): ReactElement | null {
	const { name, attributes, setAttributes } = props;
	const { type, minimum = 0, maximum = MAX_RANGE } = SCHEMA[ name ];
	const { types } = useEffectiveAttributes( attributes );
	const { description: help, placeholder } = texts().hints[ name ] ?? {};
	const isOfParts = name === 'showFilter';
	const label = isOfParts
		? __( 'Show', 'programs-filter' )
		: attributeLabel( name );
	const set = ( next: unknown ): void =>
		setAttributes(
			isOfParts ? attributesOfParts( next ) : { [ name ]: next }
		);
	if ( name === 'target' ) {
		return <TargetControl { ...props } />;
	}
	if ( name === 'only' || name === 'initial' ) {
		return <SelectionControls { ...props } { ...{ name, types } } />;
	}
	if ( name === 'card' || name === 'filters' || name === 'types' ) {
		const chosen = attributes[ name ];

		return (
			<OrderedChoice
				label={ label }
				help={ help }
				options={ getOptions( name, chosen, types ) }
				chosen={ chosen }
				unordered={ chosen.filter( ( one ) =>
					isUnordered( name, one )
				) }
				onChange={ set }
			/>
		);
	}
	const value = isOfParts ? partsOf( attributes ) : attributes[ name ];
	const options = getOptions( name, [ String( value ) ], types );
	if ( options.length > 0 ) {
		return (
			<SelectControl
				{ ...FULL_SIZE }
				{ ...{ label, help } }
				value={ String( value ) }
				options={ options.map( ( [ key, text ] ) => ( {
					value: key,
					label: text,
				} ) ) }
				onChange={ set }
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
						Math.min( MAX_RANGE, maximum ),
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
 * A panel of the inspector: the controls of its attributes in block.json, as far as they have an effect. The one of programs is open, and has a menu
 * with what is rarely used; the others are closed at first.
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
			! WITHOUT_CONTROL.includes( name ) &&
			( mode !== 'contentOnly' || SCHEMA[ name ].role === 'content' ) &&
			hasEffect( name, own.attributes )
	);

	const title = texts().panels[ panel ] ?? panel;
	const controls = names.map( ( name ) => (
		<AttributeControl key={ name } { ...own } name={ name } />
	) );
	if ( panel === 'programs' ) {
		return (
			<ToolsPanel
				className="programas-which"
				label={ title }
				resetAll={ () =>
					own.setAttributes( { only: undefined } as object )
				}
			>
				{ controls }
			</ToolsPanel>
		);
	}

	return names.length === 0 ? null : (
		<PanelBody title={ title } initialOpen={ mode === 'contentOnly' }>
			{ controls }
		</PanelBody>
	);
}
