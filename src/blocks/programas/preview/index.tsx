import type { ReactElement, MouseEvent } from 'react';
import { useEffect, useRef, useState } from '@wordpress/element';
import { watch } from '../../../api/on-return';
import type { Attributes } from '../attributes';
import { ListingView } from './listing-view';
import { whenNear } from './when-near';
import { Skeleton } from './skeleton';
import { Failed, NoPrograms, Outdated } from './states';
import { useListing } from './use-listing';

/** Links of the preview do not leave the editor; those of a state do what they say. */
function stayHere( event: MouseEvent< HTMLElement > ): void {
	// The canvas is an iframe, whose elements are not instances of this window's classes.
	if ( ( event.target as Element ).closest( '.programas-grid a' ) ) {
		event.preventDefault();
	}
}

function Fetched( { attributes }: { attributes: Attributes } ): ReactElement {
	const state = useListing( attributes );
	switch ( state.status ) {
		case 'loading':
			return (
				<Skeleton attributes={ attributes } labels={ state.labels } />
			);
		case 'empty':
			return <NoPrograms />;
		case 'error':
			return <Failed error={ state.error } onRetry={ state.retry } />;
		case 'list':
			return (
				<>
					{ state.error && (
						<Outdated
							error={ state.error }
							onRetry={ state.retry }
						/>
					) }
					<ListingView
						listing={ state.listing }
						attributes={ attributes }
					/>
				</>
			);
	}
}

/**
 * The block as visitors will see it. Nothing is fetched until it is near the viewport.
 *
 * @param props
 * @param props.attributes Attributes.
 */
export function Preview( props: { attributes: Attributes } ): ReactElement {
	const element = useRef< HTMLDivElement >( null );
	const [ isNear, setIsNear ] = useState( false );

	useEffect( () => {
		const view = element.current?.ownerDocument.defaultView;
		if ( ! element.current || ! view ) {
			return undefined;
		}
		watch( view );

		return whenNear( element.current, () => setIsNear( true ) );
	}, [] );

	return (
		<div ref={ element } onClickCapture={ stayHere }>
			{ isNear ? (
				<Fetched attributes={ props.attributes } />
			) : (
				<Skeleton attributes={ props.attributes } />
			) }
		</div>
	);
}
