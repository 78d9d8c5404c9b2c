/**
 * A filter block without cards, and the block on the page whose cards it filters: finds it, inherits its attributes, and offers the control that
 * chooses it.
 */
import type { ReactElement } from 'react';
import { type EditedBlock, store } from '@wordpress/block-editor';
import { getBlockType, hasBlockSupport } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { FULL_SIZE } from '../../wordpress/control-props';
import {
	type Attributes,
	type AttributesProps,
	type Name,
	SCHEMA,
} from './attributes';
import metadata from './block.json';
import { attributeLabel } from './labels';

/** The ID in a selector, of a block or of the list inside it; '' for other selectors. */
const idIn = ( selector: string ): string =>
	/^#([-\w\x80-\uffff]+)( \.programas-grid)?$/.exec(
		selector.trim()
	)?.[ 1 ] ?? '';

/** The ID of a block; '' for none. */
const anchorOf = ( { attributes }: EditedBlock ): string =>
	typeof attributes.anchor === 'string' ? attributes.anchor : '';

const NAMES = [ metadata.name, 'core/query' ];

/**
 * The blocks of the page that a filter can filter, in order, with those of its template: blocks "Programas" with cards, and Query Loops.
 * These can have an ID from WordPress 7.0 on.
 */
const useGrids = (): EditedBlock[] =>
	useSelect( ( select ) => {
		const { getBlocksByClientId, getBlocksByName } = select( store );

		return getBlocksByClientId( getBlocksByName( NAMES ) );
	}, [] ).filter(
		( { name, attributes } ) =>
			attributes.showGrid !== false && hasBlockSupport( name, 'anchor' )
	);

/** Attributes that a filter without cards takes from the block that it filters. */
const GRID_ATTRIBUTES = ( Object.keys( SCHEMA ) as Name[] ).filter(
	( name ) => SCHEMA[ name ].selectsCards
);

/** The attributes of a listing that shows what a Query Loop shows. */
const loopAttributes = ( { query }: EditedBlock[ 'attributes' ] ) => ( {
	types: [
		( query as { postType?: string } | undefined )?.postType ?? 'post',
	],
} );

/**
 * Returns the attributes of a block as the page applies them: a filter without cards has those of the block that it filters.
 *
 * @param attributes Attributes.
 */
export function useEffectiveAttributes( attributes: Attributes ): Attributes {
	const grids = useGrids();
	if ( attributes.showGrid || ! attributes.showFilter ) {
		return attributes;
	}
	const id = idIn( attributes.target );
	const grid = grids.find( ( one ) =>
		attributes.target.trim() === ''
			? one.name === metadata.name
			: id !== '' && anchorOf( one ) === id
	);
	const cards: Record< string, unknown > | undefined =
		grid && grid.name !== metadata.name
			? loopAttributes( grid.attributes )
			: grid?.attributes;
	const inherited = Object.fromEntries(
		GRID_ATTRIBUTES.map( ( name ) => [
			name,
			cards?.[ name ] ?? SCHEMA[ name ].default,
		] )
	) as Pick< Attributes, 'only' >;
	const { categoria } = attributes.only;

	// The categories of a filter, and their order, are its own.
	return {
		...attributes,
		...inherited,
		only: { ...inherited.only, ...( categoria && { categoria } ) },
	};
}

/** The name of a block: its own in the list view, or that of its type. */
const nameOf = ( { attributes, name }: EditedBlock ): string | undefined =>
	( attributes.metadata as { name?: string } | undefined )?.name ??
	getBlockType( name )?.title;

/**
 * Control for the block whose cards a filter without cards filters. One without an ID gets one.
 *
 * @param props Props.
 */
export function TargetControl( {
	attributes,
	setAttributes,
}: AttributesProps ): ReactElement {
	const { target } = attributes;
	const { select, dispatch, batch } = useRegistry();
	const grids = useGrids();
	const id = idIn( target );
	const chosen = grids.find( ( grid ) => id && anchorOf( grid ) === id );
	// Any kind of block, such as a group around a Query Loop. Returns a string, which changes less often than the blocks.
	const targetName = useSelect(
		( from ) => {
			const { getBlocksByClientId, getClientIdsWithDescendants } =
				from( store );
			const block = getBlocksByClientId(
				getClientIdsWithDescendants()
			).find( ( one ) => id && anchorOf( one ) === id );

			return block && nameOf( block );
		},
		[ id ]
	);

	const setTarget = ( clientId: string ): void => {
		const grid = grids.find( ( one ) => one.clientId === clientId );
		if ( ! grid ) {
			setAttributes( { target: '' } );
			return;
		}
		const { getBlocksByClientId, getClientIdsWithDescendants } =
			select( store );
		const anchors = getBlocksByClientId(
			getClientIdsWithDescendants()
		).map( anchorOf );
		const free = anchors
			.map( ( _, index ) => `lista-de-programas-${ index + 1 }` )
			.find( ( one ) => ! anchors.includes( one ) );
		const anchor = anchorOf( grid ) || free;
		// One step of undo for both blocks.
		batch( () => {
			void dispatch( store ).updateBlockAttributes( clientId, {
				anchor,
			} );
			setAttributes( { target: `#${ anchor }` } );
		} );
	};

	return (
		<SelectControl
			{ ...FULL_SIZE }
			label={ attributeLabel( 'target' ) }
			help={
				grids.length === 0 && ! target
					? __(
							'There are no programs to filter on this page yet. Add another block “Programs” that shows them.',
							'programs-filter'
						)
					: undefined
			}
			value={ chosen?.clientId ?? target }
			options={ [
				{
					value: '',
					label: __(
						'The first ones on the page',
						'programs-filter'
					),
				},
				...grids
					.filter(
						// A block of the template cannot get an ID from here.
						( grid ) =>
							anchorOf( grid ) ||
							select( store ).getBlockEditingMode(
								grid.clientId
							) !== 'disabled'
					)
					.map( ( grid, index ) => ( {
						value: grid.clientId,
						label: `${ index + 1 }. ${ nameOf( grid ) }`,
					} ) ),
				...( target && ! chosen
					? [
							{
								value: target,
								label:
									targetName ??
									sprintf(
										/* translators: %s: where the programs are, as an ID of the page. */
										__( 'Others: %s', 'programs-filter' ),
										target
									),
							},
						]
					: [] ),
			] }
			onChange={ ( value ) => {
				if ( value !== target ) {
					setTarget( value );
				}
			} }
		/>
	);
}
