import type { ReactElement } from 'react';
import { store } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { allBlocks } from '../all-blocks';
import { gridOf, newAnchor, type PageGrid, selectorOf } from '../page-grids';
import { usePageGrids } from '../use-page-grids';
import { usePageLoops } from '../use-page-loops';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { labelOf } from '../labels';

/** Options that are not blocks of the page. Client IDs are longer. */
const FIRST = 'first';
const OTHER = 'other';

/** Chooses a grid by the anchor of its block. Adds an anchor if it has none. */
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
		// One step of undo for both blocks.
		registry.batch( () => {
			void registry
				.dispatch( store )
				.updateBlockAttributes( clientId, { anchor: id } );
			onChange( selectorOf( id ) );
		} );
	};
}

/**
 * Control for the grid of a filter without cards: a block "Programas" or a Query Loop of the page, by name.
 *
 * @param props
 * @param props.value    Selector; '' for the first grid of the page.
 * @param props.onChange Gets the selector.
 */
export function TargetControl( props: {
	value: string;
	onChange: ( value: string ) => void;
} ): ReactElement {
	const { value, onChange } = props;
	const listings = usePageGrids();
	const loops = usePageLoops();
	const grids = useMemo(
		() => [ ...listings, ...loops ],
		[ listings, loops ]
	);
	const offered = useSelect(
		( select ) => {
			const { getBlockEditingMode } = select( store );

			// A grid without an anchor would get one, and that would change the template or pattern.
			return grids.filter(
				( { anchor, clientId: id } ) =>
					anchor !== '' || getBlockEditingMode( id ) !== 'disabled'
			);
		},
		[ grids ]
	);
	const chooseGrid = useGridChooser( onChange );
	const choice =
		value.trim() === ''
			? FIRST
			: ( gridOf( value, grids )?.clientId ?? OTHER );

	return (
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
				// Written in a shortcode, or of a grid that is gone.
				...( choice === OTHER
					? [ { value: OTHER, label: value } ]
					: [] ),
			] }
			onChange={ ( chosen ) => {
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
	);
}
