import type { ReactElement } from 'react';
import { store } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { allBlocks } from '../all-blocks';
import { gridOf, newAnchor, type PageGrid, selectorOf } from '../page-grids';
import { usePageGrids } from '../use-page-grids';
import { usePageLoops } from '../use-page-loops';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { SelectorControl } from './selector-control';
import { labelOf } from '../labels';

/** Choices of the list that are no block; a client ID is never so short. */
const FIRST = 'first';
const OTHER = 'other';

/** Chooses a grid by the ID of its block, which gets one where it has none. */
function useGridChooser(
	onChange: ( selector: string ) => void
): ( grid: PageGrid ) => void {
	const registry = useRegistry();

	return ( { anchor, clientId, name } ) => {
		if ( anchor !== '' ) {
			onChange( selectorOf( anchor ) );
			return;
		}
		const taken = allBlocks( registry.select ).flatMap(
			( { attributes } ) =>
				typeof attributes.anchor === 'string' ? attributes.anchor : []
		);
		const id = newAnchor( name, taken );
		// Both blocks change in one step of undo.
		registry.batch( () => {
			void registry
				.dispatch( store )
				.updateBlockAttributes( clientId, { anchor: id } );
			onChange( selectorOf( id ) );
		} );
	};
}

/**
 * The grid that a filter alone controls: one of the page's blocks "Programas" or Query Loops, by its name.
 *
 * @param props
 * @param props.value    Selector; '' for the first grid of the page.
 * @param props.clientId Block.
 * @param props.onChange Gets the selector.
 */
export function TargetControl( props: {
	value: string;
	clientId: string;
	onChange: ( value: string ) => void;
} ): ReactElement {
	const { value, clientId, onChange } = props;
	const listings = usePageGrids();
	const loops = usePageLoops();
	const grids = useMemo(
		() => [ ...listings, ...loops ],
		[ listings, loops ]
	);
	const offered = useSelect(
		( select ) => {
			const { getBlockEditingMode } = select( store );

			// One without an ID gets one: that would change a template or a pattern around the page.
			return grids.filter(
				( { anchor, clientId: id } ) =>
					anchor !== '' || getBlockEditingMode( id ) !== 'disabled'
			);
		},
		[ grids ]
	);
	const [ isTyped, setIsTyped ] = useState( false );
	const chooseGrid = useGridChooser( onChange );
	const named =
		value.trim() === '' ? FIRST : gridOf( value, grids )?.clientId;
	const choice = isTyped ? OTHER : ( named ?? OTHER );

	return (
		<>
			<SelectControl
				{ ...FULL_SIZE }
				label={ labelOf( 'target' ) }
				value={ choice }
				options={ [
					{
						value: FIRST,
						label: __(
							'The first grid on the page',
							'programs-filter'
						),
					},
					...offered.map( ( grid ) => ( {
						value: grid.clientId,
						label: grid.name,
					} ) ),
					{
						value: OTHER,
						label: __(
							'Another, by CSS selector',
							'programs-filter'
						),
					},
				] }
				onChange={ ( chosen ) => {
					setIsTyped( chosen === OTHER );
					const grid = grids.find(
						( { clientId: id } ) => id === chosen
					);
					if ( grid ) {
						chooseGrid( grid );
					} else if ( chosen === FIRST ) {
						onChange( '' );
					}
				} }
			/>
			{ choice === OTHER && (
				<SelectorControl
					value={ value }
					clientId={ clientId }
					onChange={ ( selector ) => {
						// It stays what it is, also when it is empty for a moment.
						setIsTyped( true );
						onChange( selector );
					} }
				/>
			) }
		</>
	);
}
