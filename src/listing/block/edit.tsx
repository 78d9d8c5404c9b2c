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
import { ContentPanel } from './inspector/content-panel';
import { Controls } from './inspector/controls';
import { FiltersControl } from './inspector/filters-control';
import {
	AllLabel,
	EmptyText,
	InitialCategory,
} from './inspector/more-controls';
import { MorePanel } from './inspector/more-panel';
import { StylePanels } from './inspector/style-panels';
import { TargetControl } from './inspector/target-control';
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
	const { attributes, context } = props;
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
				{ attributes.showFilter && (
					<PanelBody title={ __( 'Filters', 'programs-filter' ) }>
						<FiltersControl { ...own } />
						{ mode === 'default' && ! attributes.showGrid && (
							<TargetControl
								value={ attributes.target }
								onChange={ ( target ) =>
									setAttributes( { target } )
								}
							/>
						) }
					</PanelBody>
				) }
				{ mode === 'contentOnly' ? (
					<PanelBody title={ __( 'More', 'programs-filter' ) }>
						<AllLabel { ...own } />
						<InitialCategory { ...own } />
						<EmptyText { ...own } />
					</PanelBody>
				) : (
					<>
						{ attributes.showGrid && <CardsPanel { ...own } /> }
						<MorePanel { ...own } />
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
