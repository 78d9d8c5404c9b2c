/** The preview of the block in the editor: the HTML of the server, made inert so that a click selects the block. Used by edit.tsx. */
import type { ReactElement } from 'react';
import { Disabled, Notice } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Attributes } from '../attributes';
import { useEffectiveAttributes } from '../grids';
import { Failed, Loading, NoPrograms, NothingToShow } from './states';
import { listingPath, useListing } from './use-listing';

/** The HTML inside the wrapper, which the editor renders itself. */
function innerHtmlOf( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	for ( const field of body.querySelectorAll( 'input' ) ) {
		// WordPress 6.8 gives the focus of a selected block to its first field, also to one that cannot have it.
		field.tabIndex = -1;
	}

	return ( body.querySelector( '.programas' ) ?? body ).innerHTML;
}

/**
 * The block as visitors see it, inert: a click selects the block.
 *
 * @param props
 * @param props.attributes Attributes.
 * @param props.post       ID of the post that contains the block.
 */
export function Preview( props: {
	attributes: Attributes;
	post: number | undefined;
} ): ReactElement {
	const { listing, error, isLoading, retry } = useListing(
		listingPath( useEffectiveAttributes( props.attributes ), props.post )
	);
	const html = useMemo(
		() => ( listing ? innerHtmlOf( listing.html ) : '' ),
		[ listing ]
	);
	if ( error && ! isLoading ) {
		return <Failed message={ error } onRetry={ retry } />;
	}
	if ( ! listing ) {
		return <Loading />;
	}
	if ( listing.isEmpty ) {
		return <NoPrograms unpublished={ listing.unpublished } />;
	}
	const { unknown, more } = listing;

	return (
		<>
			{ unknown.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: filters, facts and values, as they stand in the block. */
						__(
							'Not available on this site: %s.',
							'programs-filter'
						),
						unknown.join( ', ' )
					) }
				</Notice>
			) }
			{ listing.isVisible ? (
				<Disabled>
					<div
						className={ isLoading ? 'programas-old' : undefined }
						aria-busy={ isLoading }
						dangerouslySetInnerHTML={ { __html: html } }
					/>
				</Disabled>
			) : (
				<NothingToShow />
			) }
			{ more > 0 && (
				<p className="programas-on-page">
					{ sprintf(
						/* translators: %d: number of programs. */
						_n(
							'and %d more on the page',
							'and %d more on the page',
							more,
							'programs-filter'
						),
						more
					) }
				</p>
			) }
		</>
	);
}
