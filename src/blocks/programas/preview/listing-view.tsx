import type { MouseEvent, ReactElement } from 'react';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { ALL } from '../../../view/constants';
import { categoryOf, GRID, GROUP, PILL, pillsOf } from '../../../view/markup';
import { writeCounts } from '../../../view/result';
import { showInstantly } from '../../../view/show-instantly';
import type { Attributes } from '../attributes';
import { listenToKeys } from '../row-keys';
import { useChoice } from '../use-choice';
import { type Numbers, useNumbers } from '../use-numbers';
import type { Listing } from './listing';
import { press } from './pills';
import { listenToPresses } from './presses';

/** What the server printed inside the block: the editor has an element of its own around it. */
function insideOf( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );

	return ( body.querySelector( '.programas' ) ?? body ).innerHTML;
}

/**
 * Puts a listing without its cards into an element.
 *
 * @param root Element.
 * @param html As the server printed it.
 */
function fill( root: HTMLElement, html: string ): void {
	root.innerHTML = insideOf( html );
	const grid = root.querySelector< HTMLElement >( GRID );
	if ( grid ) {
		// Every block would have the same one.
		grid.removeAttribute( 'id' );
		// Links would leave the editor.
		grid.inert = true;
	}
}

/**
 * Shows a category.
 *
 * @param root     Element.
 * @param category Slug, or `all`.
 * @param numbers  What is counted; undefined while it is not known.
 */
function show(
	root: HTMLElement,
	category: string,
	numbers: Numbers | undefined
): void {
	const grid = root.querySelector( GRID );
	if ( grid ) {
		showInstantly( grid, category );
	}
	press( root, category );
	if ( numbers ) {
		const { counts, total } = numbers;
		// Not what has come so far: of a long listing cards are still on their way.
		writeCounts( root, [], {
			visible: category === ALL ? total : ( counts[ category ] ?? 0 ),
			total,
		} );
	} else {
		root.querySelector( '.programas-count' )?.replaceChildren( '\u00a0' );
	}
}

/** The block's element. */
const blockOf = ( root: HTMLElement ): HTMLElement | null =>
	root.closest( '[data-block]' );

/**
 * A listing, as the page shows it: the server's HTML, and the page's own functions to filter it.
 *
 * @param props
 * @param props.attributes Attributes of the block.
 * @param props.listing    Listing.
 * @param props.cards      HTML of its cards, in slices.
 * @param props.isOld      Whether another listing is on its way.
 */
export function ListingView( props: {
	attributes: Attributes;
	listing: Listing;
	cards: readonly string[];
	isOld: boolean;
} ): ReactElement {
	const { listing, cards, isOld } = props;
	const { html, initial } = listing;
	const root = useRef< HTMLDivElement >( null );
	const shown = useRef< { html: string; cards: readonly string[] } >();
	const { category, clientId, grid, isOwn, choose } = useChoice(
		props.attributes,
		initial
	);
	const numbers = useNumbers( clientId, grid, listing );

	useLayoutEffect( () => {
		if ( ! root.current ) {
			return;
		}
		const { current } = shown;
		const goesOn =
			current?.html === html &&
			current.cards.every( ( slice, index ) => slice === cards[ index ] );
		const focused = root.current.querySelector( `${ PILL }:focus` );
		if ( ! goesOn ) {
			fill( root.current, html );
		}
		root.current
			.querySelector( GRID )
			?.insertAdjacentHTML(
				'beforeend',
				cards.slice( goesOn ? current.cards.length : 0 ).join( '' )
			);
		shown.current = { html, cards };
		const pills = pillsOf( root.current );
		if ( focused && ! focused.isConnected ) {
			pills
				.find(
					( pill ) => categoryOf( pill ) === categoryOf( focused )
				)
				?.focus( { preventScroll: true } );
		}
		if ( isOwn && ! pills.map( categoryOf ).includes( category ) ) {
			// Its pill has gone.
			choose( undefined );
		} else {
			show( root.current, category, numbers );
		}
	}, [ numbers, html, cards, category, isOwn, choose ] );

	useLayoutEffect( () => {
		if ( ! root.current ) {
			return;
		}
		if (
			isOld &&
			root.current.contains( root.current.ownerDocument.activeElement )
		) {
			// From what is inert the focus would fall out of the canvas.
			blockOf( root.current )?.focus( { preventScroll: true } );
		}
		root.current.inert = isOld;
	}, [ isOld ] );

	useEffect( () => {
		const block = root.current && blockOf( root.current );

		return block ? listenToKeys( root.current, block ) : undefined;
	}, [] );

	useEffect(
		() =>
			root.current
				? listenToPresses( root.current, ( pill ) =>
						choose( categoryOf( pill ) )
					)
				: undefined,
		[ choose ]
	);

	// Neither links nor forms leave the editor.
	const onClick = ( event: MouseEvent< HTMLElement > ): void => {
		// The canvas is an iframe, whose elements are not instances of this window's classes.
		const element = event.target as Element;
		const pill = element.closest( `${ GROUP } ${ PILL }` );
		if ( pill ) {
			choose( categoryOf( pill ) );
		}
		if ( pill ?? element.closest( 'a' ) ) {
			event.preventDefault();
		}
	};

	return (
		// What is used are the pills inside, which are buttons.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- See above.
		<div
			ref={ root }
			className={ `programas-listing${ isOld ? ' programas-old' : '' }` }
			aria-busy={ isOld }
			onClick={ onClick }
			onSubmit={ ( event ) => event.preventDefault() }
		/>
	);
}
