/**
 * Gets the rest of the script: React, the keyboard and motion.
 */
import type * as FilterBars from './filter-bar';
import type * as Start from 'programs-filter/filter-bar';
import { loadReact } from './load-react';

const NAME = 'programs-filter/filter-bar';

let attempts = 0;
let isWaiting = false;

/** The address that WordPress's import map has for the rest. */
function address(): string {
	const map = document.querySelector( 'script[type="importmap"]' );

	return (
		JSON.parse( map?.textContent ?? '' ) as {
			imports: Record< string, string >;
		}
	 ).imports[ NAME ] as string;
}

/** Browsers remember, by its whole address, that a module did not come. */
const getModule = async ( attempt: number ): Promise< typeof Start > =>
	attempt === 1
		? import( 'programs-filter/filter-bar' )
		: ( import(
				/* webpackIgnore: true */ `${ address() }#${ attempt }`
			) as Promise< typeof Start > );

/**
 * Asks for the rest, unless it is here or on its way. When it did not come, it may be asked for again.
 *
 * @param arrived What to do with it.
 */
export function load( arrived: ( rest: typeof FilterBars ) => void ): void {
	if ( isWaiting ) {
		return;
	}
	isWaiting = true;
	Promise.all( [ getModule( ++attempts ), loadReact() ] )
		.then( ( [ { start } ] ) => start() )
		.then( arrived )
		.catch( () => {
			isWaiting = false;
		} );
}
