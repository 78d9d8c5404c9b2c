/**
 * The eager part of the public page's script: it reveals cards, applies the address and each choice, and gets the rest (React
 * and motion) when it is needed.
 */
import { settle, takePart } from './choice';
import type * as FilterBars from './filter-bar';
import { onInterest } from './interest';
import { load } from './load';
import { GRID, groupsOf } from './markup';
import { revealOnScroll } from './reveal';
import { listen } from './use';
import { watch } from './watch';

let bars: typeof FilterBars | undefined;
let used = false;

/** Takes care of every grid and its groups, also of what came since the last time. */
function take(): void {
	for ( const grid of document.querySelectorAll( GRID ) ) {
		const groups = groupsOf( grid );
		revealOnScroll( grid );
		settle( grid );
		groups.forEach( ( group ) => bars?.mount( group ) );
		if ( groups.length > 0 && ! used ) {
			used = true;
			onInterest( getRest );
		}
	}
}

function getRest(): void {
	load( ( module ) => {
		bars = module;
		takePart( module );
		take();
	} );
}

listen();
watch( document.documentElement, take );
take();
