import type { ReactElement } from 'react';
import { Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Attributes } from '../attributes';
import { settled } from '../cards-elsewhere';
import { usePageGrids } from '../use-page-grids';
import { pathOf } from './listing';
import { ListingView } from './listing-view';
import {
	MissingCategories,
	MissingGrid,
	Outdated,
	TooManyCards,
} from './notes';
import { watch } from './on-return';
import { Skeleton } from './skeleton';
import { Failed, NoPrograms, NothingToShow } from './states';
import { useListing } from './use-listing';
import { useMissingGrid } from './use-missing-grid';
import { whenNear } from './when-near';

function Fetched( props: {
	attributes: Attributes;
	path: string;
	canvas: Document;
} ): ReactElement {
	const { snapshot, isLoading, error, retry } = useListing( props.path );
	const missingGrid = useMissingGrid(
		props.attributes,
		props.canvas,
		snapshot
	);
	const listing = snapshot?.listing;
	if ( ! listing ) {
		return error && ! isLoading ? (
			<Failed error={ error } onRetry={ retry } />
		) : (
			<Skeleton attributes={ props.attributes } />
		);
	}

	// No program is published, and no plugin lists other posts.
	const isEmpty = listing.published === 0 && listing.total === 0;
	const isVisible = Object.values( listing.parts ).includes( true );

	return (
		<>
			{ error && (
				<Outdated
					isCutOff={ ! snapshot.isComplete }
					error={ error }
					onRetry={ retry }
				/>
			) }
			{ listing.missing.length > 0 && (
				<MissingCategories slugs={ listing.missing } />
			) }
			{ missingGrid !== undefined && (
				<MissingGrid selector={ missingGrid } />
			) }
			{ listing.parts.grid && <TooManyCards total={ listing.total } /> }
			{ isEmpty ? (
				<NoPrograms listing={ listing } />
			) : (
				<ListingView
					attributes={ props.attributes }
					listing={ listing }
					cards={ snapshot.cards }
					isOld={ isLoading }
				/>
			) }
			{ ! snapshot.isComplete && ! error && <Spinner /> }
			{ ! isEmpty && ! isVisible && <NothingToShow /> }
		</>
	);
}

/**
 * The block as visitors see it. It is fetched when it comes near the viewport.
 *
 * @param props
 * @param props.attributes Attributes.
 * @param props.post       ID of the post that contains the block.
 */
export function Preview( props: {
	attributes: Attributes;
	post: number | undefined;
} ): ReactElement {
	const element = useRef< HTMLDivElement >( null );
	const [ canvas, setCanvas ] = useState< Document >();
	const attributes = settled( props.attributes, usePageGrids() );

	useEffect( () => {
		const document = element.current?.ownerDocument;
		if ( ! element.current || ! document?.defaultView ) {
			return undefined;
		}
		watch( document.defaultView );

		return whenNear( element.current, () => setCanvas( document ) );
	}, [] );

	return (
		<div ref={ element } className="programas-preview">
			{ canvas ? (
				<Fetched
					canvas={ canvas }
					attributes={ props.attributes }
					path={ pathOf( attributes, props.post ) }
				/>
			) : (
				<Skeleton attributes={ props.attributes } />
			) }
		</div>
	);
}
