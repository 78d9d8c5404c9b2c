/**
 * The obvious way with React: it renders the pills, and each card that comes or goes gets a transition.
 */
import type * as ReactType from 'react';
import type { createRoot as CreateRoot } from 'react-dom/client';

import { cards, FADE_MS, ready, selectorOf } from './page.ts';

declare const React: typeof ReactType;
declare const ReactDOM: { createRoot: typeof CreateRoot };

const SHOW_DELAY_MS = 50;
const { createElement, useEffect, useState } = React;

interface Pill {
	category: string;
	label: string;
}

let timers: number[] = [];

function after( delay: number, callback: () => void ): void {
	timers.push( window.setTimeout( callback, delay ) );
}

function filter( category: string ): void {
	timers.forEach( clearTimeout );
	timers = [];
	const selector = selectorOf( category );
	for ( const card of cards() ) {
		if ( card.matches( selector ) ) {
			card.hidden = false;
			card.classList.remove( 'is-leaving' );
			card.classList.add( 'is-entering', 'is-moving' );
			after( SHOW_DELAY_MS, () =>
				card.classList.remove( 'is-entering' )
			);
		} else {
			card.classList.add( 'is-leaving', 'is-moving' );
			after( FADE_MS, () => {
				card.hidden = true;
			} );
		}
	}
}

function Pills( { pills }: { pills: Pill[] } ): ReactType.ReactElement {
	const [ active, setActive ] = useState< string >();
	useEffect( () => {
		if ( active !== undefined ) {
			filter( active );
		}
	}, [ active ] );
	useEffect( ready, [] );

	return createElement(
		React.Fragment,
		null,
		pills.map( ( { category, label } ) =>
			createElement(
				'button',
				{
					key: category,
					type: 'button',
					className: `programas-pill${ category === ( active ?? 'all' ) ? ' is-active' : '' }`,
					'data-category': category,
					'aria-pressed': category === ( active ?? 'all' ),
					onClick: () => setActive( category ),
				},
				label
			)
		)
	);
}

const container = document.querySelector( '.programas-filter__pills' );
if ( container ) {
	const pills = [
		...container.querySelectorAll< HTMLElement >( '[data-category]' ),
	].map( ( { dataset, textContent } ) => ( {
		category: dataset.category ?? 'all',
		label: textContent,
	} ) );
	ReactDOM.createRoot( container ).render(
		createElement( Pills, { pills } )
	);
}
