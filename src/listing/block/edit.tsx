/** The edit component of the block "Programs": toolbar, inspector controls and the preview from the server. Registered by index.tsx. */
import type { CSSProperties, ReactElement } from 'react';
import {
	BlockControls,
	HeadingLevelDropdown,
	useBlockEditingMode,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarGroup } from '@wordpress/components';
import { getCSSValueFromRawStyle } from '@wordpress/style-engine';
import type { Attributes } from './attributes';
import { Controls } from './inspector/controls';
import { Panel } from './inspector/panel';
import { Preview } from './preview';

/** The panel of cards has the columns as well; in Elementor they are in the style section. */
const COLUMNS = [ 'columns' ] as const;

/**
 * The block in the editor.
 *
 * @param props Props that WordPress gives.
 */
export function Edit( props: BlockEditProps< Attributes > ): ReactElement {
	const { attributes, context, setAttributes } = props;
	const { card, columns, minCardWidth, style } = attributes as Attributes & {
		style?: { spacing?: { blockGap?: string } };
	};
	const own = { attributes, setAttributes };
	const mode = useBlockEditingMode();
	const blockProps = useBlockProps( {
		// As on the page. Of a filter without cards it changes nothing.
		className:
			attributes.orderBy === 'next' && card.includes( 'dates' )
				? 'programas is-dated'
				: 'programas',
		style: {
			'--programas-card-min': `${ minCardWidth }px`,
			'--programas-columns': columns || undefined,
			'--programas-gap': getCSSValueFromRawStyle(
				style?.spacing?.blockGap
			),
		} as CSSProperties,
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
				<Panel { ...own } panel="programs" />
				{ attributes.showFilter && <Panel { ...own } panel="filter" /> }
				{ attributes.showGrid && (
					<Panel { ...own } panel="cards" more={ COLUMNS } />
				) }
				<Panel { ...own } panel="more" />
			</Controls>
			<div { ...blockProps }>
				<Preview
					attributes={ attributes }
					// In templates and widgets it is no number.
					post={ Number( context.postId ) || undefined }
				/>
			</div>
		</>
	);
}
