import type { ReactElement } from 'react';
import { Notice, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FULL_SIZE } from './control-props';

/** How long after the last key the page is searched, in milliseconds. */
const SEARCH_DELAY_MS = 300;

/** The document in which a block is edited: the editor's canvas is an iframe. */
function canvasOf( clientId: string ): Document {
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	const inside = frame?.contentDocument;

	return inside?.getElementById( `block-${ clientId }` ) ? inside : document;
}

/** Whether a selector finds something on the page in the editor. */
function exists( selector: string, clientId: string ): boolean {
	try {
		return canvasOf( clientId ).querySelector( selector ) !== null;
	} catch {
		return false;
	}
}

/**
 * The selector of the grid that a filter alone controls.
 *
 * @param props
 * @param props.value    Selector.
 * @param props.clientId Block.
 * @param props.onChange Gets the selector.
 */
export function TargetControl( props: {
	value: string;
	clientId: string;
	onChange: ( value: string ) => void;
} ): ReactElement {
	const { value, clientId } = props;
	const [ missing, setMissing ] = useState( false );

	useEffect( () => {
		const timer = setTimeout(
			() => setMissing( value !== '' && ! exists( value, clientId ) ),
			SEARCH_DELAY_MS
		);

		return () => clearTimeout( timer );
	}, [ value, clientId ] );

	return (
		<>
			<TextControl
				{ ...FULL_SIZE }
				label={ __( 'Rejilla que controla', 'programs-filter' ) }
				help={ __(
					'Selector CSS, por ejemplo #programas. Vacío: la primera rejilla de la página.',
					'programs-filter'
				) }
				placeholder="#"
				value={ value }
				onChange={ ( next ) => props.onChange( next.trim() ) }
			/>
			{ missing && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'No existe en esta página.', 'programs-filter' ) }
				</Notice>
			) }
		</>
	);
}
