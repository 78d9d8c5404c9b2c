import type { MouseEvent, ReactElement } from 'react';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { categoryOf, GRID, GROUP, PILL, pillsOf } from '../../view/markup';
import type { Attributes } from '../attributes';
import { listenToKeys } from '../row-keys';
import { useChoice } from '../use-choice';
import { useNumbers } from '../use-numbers';
import { fill } from './fill';
import type { Listing } from './listing';
import { listenToPresses } from './presses';
import { MORE, show } from './show';

/** The block's element. */
const blockOf = ( root: HTMLElement ): HTMLElement | null =>
	root.closest( '[data-block]' );

/**
 * A listing as on the page, with the server's HTML and the page's functions to filter it.
 *
 * @param props
 * @param props.attributes Attributes of the block.
 * @param props.listing    Listing.
 * @param props.cards      HTML of its cards, in slices.
 * @param props.isOld      Whether another listing is loading.
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
	// As on the page, each choice resets "Show more".
	const of = category + html;
	const [ more, setMore ] = useState( { of, times: 1 } );
	const times = more.of === of ? more.times : 1;

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
			// The pill of the category is gone.
			choose( undefined );
		} else {
			show( root.current, category, numbers, times );
		}
		if ( root.current.querySelector( `${ MORE }[hidden] :focus` ) ) {
			blockOf( root.current )?.focus( { preventScroll: true } );
		}
	}, [ numbers, html, cards, category, times, isOwn, choose ] );

	useLayoutEffect( () => {
		if ( ! root.current ) {
			return;
		}
		if (
			isOld &&
			root.current.contains( root.current.ownerDocument.activeElement )
		) {
			// A focused element that becomes inert would lose the focus to the page.
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

	// Links and forms must not leave the editor.
	const onClick = ( event: MouseEvent< HTMLElement > ): void => {
		// The canvas is an iframe, whose elements are not instances of this window's classes.
		const element = event.target as Element;
		const pill = element.closest( `${ GROUP } ${ PILL }` );
		if ( pill ) {
			choose( categoryOf( pill ) );
		} else if ( element.closest( `${ MORE } button` ) ) {
			setMore( { of, times: times + 1 } );
		}
		if ( pill ?? element.closest( 'a' ) ) {
			event.preventDefault();
		}
	};

	return (
		// The buttons inside are interactive, not the element.
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
