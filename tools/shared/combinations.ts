import {
	NEWEST_WORDPRESS,
	PHP,
	PLAYGROUND_PHP,
	WORDPRESS,
} from './versions.ts';

/**
 * A WordPress branch and a PHP version that the plugin is tested on.
 */
export interface Combination {
	version: string;
	php: string;
}

/** Every combination, the newest first. */
const ALL: readonly Combination[] = PHP.flatMap( ( php ) =>
	WORDPRESS.map( ( version ) => ( { version, php } ) )
);

/**
 * The combination that `npm test` runs: the newest, unless the environment names another, also one that is not on the list.
 *
 * @param env Environment: `WP=6.8`, `PHP=7.4`, or both.
 */
export const combination = (
	env: NodeJS.ProcessEnv = process.env
): Combination => ( {
	version: env.WP ?? NEWEST_WORDPRESS,
	php: env.PHP ?? PHP[ 0 ],
} );

/** Those that `npm run test:matrix` runs: all but the newest. */
export const otherCombinations = (): Combination[] => ALL.slice( 1 );

/** Those on which only the dates of programs are tested, as PHP's versions differ in them most: every PHP but those above. */
export const combinationsOfDates = (): Combination[] =>
	PLAYGROUND_PHP.filter(
		( php ) => ! ALL.some( ( one ) => one.php === php )
	).map( ( php ) => ( { version: NEWEST_WORDPRESS, php } ) );
