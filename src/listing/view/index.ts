/**
 * The eager part of the public page's script: it applies the address and each choice, and gets the rest (what reveals cards, React,
 * motion) when it is needed.
 */
import { settle } from './choice';
import { onInterest, whenIdle } from './interest';
import { type Later, later } from './later';
import { load } from './load';
import { GRID, groupsOf } from './markup';
import { listen } from './use';
import { watch } from './watch';

export { announce } from './announce';
export { refresh } from './choice';
export { put, writeAddress } from './history';

let used: boolean | undefined;

/** Takes care of every grid and its groups, also of what came since the last time. */
function take(): void {
	for ( const grid of document.querySelectorAll( GRID ) ) {
		const groups = groupsOf( grid );
		later.revealOnScroll?.( grid );
		settle( grid );
		groups.forEach( ( group ) => later.mount?.( group ) );
		if ( groups[ 0 ] && ! used ) {
			used = true;
			onInterest( () => load( arrived ) );
		}
	}
}

/** A module that came later: what it does better is used from now on. */
export function arrived( module: Partial< Later > ): void {
	Object.assign( later, module );
	take();
}

let reveal: Promise< void > | undefined;

/** Without it every card is visible, and nothing animates in. */
function getReveal(): void {
	reveal ??= import(
		/* webpackIgnore: true */ 'programs-filter/reveal'
	).then( arrived, () => {} );
}

listen();
watch( document.documentElement, take );
take();
whenIdle( getReveal );
addEventListener( 'scroll', getReveal );
