/**
 * WordPress's Interactivity API, as core's and other plugins' filter blocks use it: no animation. The directives stand in the
 * markup (see ../rows.ts).
 */
import { getElement, store } from '@wordpress/interactivity';

import { ready } from './page.ts';

/** An attribute of the element that a directive stands on. */
const attribute = ( name: string ): string =>
	String( ( getElement().attributes as Record< string, unknown > )[ name ] );

const { state } = store( 'bench', {
	state: {
		category: 'all',
		get isHidden(): boolean {
			const slugs = attribute( 'data-categories' ).split( ' ' );

			return (
				state.category !== 'all' && ! slugs.includes( state.category )
			);
		},
		get isActive(): boolean {
			return attribute( 'data-category' ) === state.category;
		},
	},
	actions: {
		choose( event: Event ): void {
			event.preventDefault();
			const pill = event.currentTarget as HTMLElement;
			state.category = pill.dataset.category ?? 'all';
		},
	},
	callbacks: { ready },
} );
