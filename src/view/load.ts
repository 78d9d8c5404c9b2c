/**
 * Gets the rest of the script: React, the keyboard and motion.
 */
import type * as FilterBars from 'programs-filter/filter-bar';

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
	const attempt = ++attempts;
	// Browsers remember, by its whole address, that a module did not come.
	Promise.resolve()
		.then( () =>
			attempt === 1
				? import( 'programs-filter/filter-bar' )
				: ( import(
						/* webpackIgnore: true */ `${ address() }#${ attempt }`
					) as Promise< typeof FilterBars > )
		)
		.then( arrived, () => {
			isWaiting = false;
		} );
}
