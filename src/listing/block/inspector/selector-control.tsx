import type { ReactElement } from 'react';
import { Notice, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { allBlocks } from '../all-blocks';
import { FULL_SIZE } from '../../../wordpress/control-props';
import { isOnPage } from './page-search';

/** Delay of the search after the last key, in milliseconds. */
const SEARCH_DELAY_MS = 300;

/** The document in which a block is edited: the editor's canvas is an iframe, except in the widget screen. */
function canvasOf( clientId: string ): Document {
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	const inside = frame?.contentDocument;

	return inside?.getElementById( `block-${ clientId }` ) ? inside : document;
}

/**
 * Control for a typed selector, for grids that are not blocks of the page.
 *
 * @param props
 * @param props.value    Selector.
 * @param props.clientId Block.
 * @param props.onChange Gets the selector.
 */
export function SelectorControl( props: {
	value: string;
	clientId: string;
	onChange: ( value: string ) => void;
} ): ReactElement {
	const { value, clientId } = props;
	const blocks = useSelect( allBlocks, [] );
	const [ missing, setMissing ] = useState( false );

	useEffect( () => {
		const timer = setTimeout( () => {
			const selector = value.trim();
			setMissing(
				selector !== '' &&
					! isOnPage( selector, canvasOf( clientId ), blocks )
			);
		}, SEARCH_DELAY_MS );

		return () => clearTimeout( timer );
	}, [ value, clientId, blocks ] );

	return (
		<>
			<TextControl
				{ ...FULL_SIZE }
				label={ __( 'CSS selector', 'programs-filter' ) }
				help={ __(
					'For example #programas. Empty: the first grid on the page.',
					'programs-filter'
				) }
				placeholder="#"
				value={ value }
				onChange={ props.onChange }
			/>
			{ missing && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'It does not exist on this page.',
						'programs-filter'
					) }
				</Notice>
			) }
		</>
	);
}
