/** The eager part of the public page's script. It applies the URL and choices, and loads the rest (reveal, React, motion) on demand. */
import { settle } from './choice';
import { onInterest, whenIdle } from './interest';
import { type Later, later } from './later';
import { load } from './load';
import { GRID, groupsOf } from './markup';
import { listen } from './use';
import { watch } from './watch';

export { withoutCategory } from './address';
export { announce, prepareAnnouncements } from './announce';
export { refresh } from './choice';
export { put, writeAddress } from './history';
export { labelOf } from './markup';
export { isCalled, partsWithout } from './parameters';
export { writeCounts } from './result';
export { watch } from './watch';

let used: boolean | undefined;

/** Sets up all grids and groups, also new ones. */
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

/** Adds the functions of a module that was loaded later. */
export function arrived( module: Partial< Later > ): void {
	Object.assign( later, module );
	take();
}

let reveal: Promise< void > | undefined;

/** Loads the module that reveals cards. Without it all cards are visible. */
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
