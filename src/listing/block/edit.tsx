import type { ReactElement } from 'react';
import {
	BlockControls,
	HeadingLevelDropdown,
	InspectorControls,
	useBlockEditingMode,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { CardsPanel } from './inspector/cards-panel';
import {
	AllLabel,
	EmptyText,
	InitialCategory,
	PerPage,
} from './inspector/content-controls';
import { ContentPanel } from './inspector/content-panel';
import { Controls } from './inspector/controls';
import { FilterPanel } from './inspector/filter-panel';
import { FiltersControl } from './inspector/filters-control';
import { GridPanel } from './inspector/grid-panel';
import { StylePanels } from './inspector/style-panels';
import { lookOf } from './look';
import { Preview } from './preview';
import { useOwnAnchors } from './use-own-anchors';
import { useSteps } from './use-steps';

/** ID of the post that contains the block; undefined in templates and widgets. */
const idOf = ( postId: unknown ): number | undefined =>
	typeof postId === 'number' && postId > 0 ? postId : undefined;

/**
 * The block in the editor.
 *
 * @param props Props that WordPress gives.
 */
export function Edit( props: BlockEditProps< Attributes > ): ReactElement {
	const { attributes, clientId, context } = props;
	const setAttributes = useSteps( props.setAttributes );
	const own = { attributes, setAttributes };
	const mode = useBlockEditingMode();
	useOwnAnchors();
	const blockProps = useBlockProps( {
		className: 'programas',
		style: lookOf( attributes ),
	} );

	return (
		<>
			{ attributes.showGrid && mode === 'default' && (
				<BlockControls>
					<ToolbarGroup>
						<HeadingLevelDropdown
							options={ [ 2, 3, 4, 5, 6 ] }
							value={ attributes.headingLevel }
							onChange={ ( headingLevel: number ) =>
								setAttributes( { headingLevel } )
							}
						/>
					</ToolbarGroup>
				</BlockControls>
			) }
			<Controls>
				<ContentPanel { ...own } />
				{ mode === 'contentOnly' ? (
					<PanelBody title={ __( 'Filter', 'programs-filter' ) }>
						<FiltersControl { ...own } />
						<AllLabel { ...own } />
						<InitialCategory { ...own } />
						<PerPage { ...own } />
						<EmptyText { ...own } />
					</PanelBody>
				) : (
					<>
						{ attributes.showGrid && <GridPanel { ...own } /> }
						<FilterPanel { ...own } clientId={ clientId } />
						<CardsPanel { ...own } />
					</>
				) }
			</Controls>
			<InspectorControls group="styles">
				<StylePanels { ...own } />
			</InspectorControls>
			<div { ...blockProps }>
				<Preview
					attributes={ attributes }
					post={ idOf( context.postId ) }
				/>
			</div>
		</>
	);
}
