import { machinePhp } from './site/native/programs.ts';
import {
	NEWEST_WORDPRESS,
	OLDEST_PHP,
	OLDEST_WORDPRESS,
	PHP,
	PLAYGROUND_PHP,
	USUAL_PHP,
	WORDPRESS,
} from './versions.ts';

/**
 * What the plugin is tested on.
 */
export interface Combination {
	/** WordPress branch. */
	version: string;
	php: string;
	/** SQLite is that of Playground; MariaDB goes with this machine's own PHP. */
	database: 'sqlite' | 'mariadb';
}

/** Every pair of WordPress and PHP that is tested in Playground, the newest first. */
export const PAIRS: readonly Combination[] = PHP.flatMap( ( php ) =>
	WORDPRESS.map( ( version ) => ( { version, php, database: 'sqlite' } ) )
);

/** The oldest pair. */
export const OLDEST: Combination = {
	version: OLDEST_WORDPRESS,
	php: OLDEST_PHP,
	database: 'sqlite',
};

/**
 * The combination that the environment names, also one that is not on the list; the newest, where it names none.
 *
 * @param usualPhp The PHP of Playground, where none is named.
 * @param env      Environment: `WP=6.8`, `PHP=7.4`, `DATABASE=mariadb`.
 */
export function combination(
	usualPhp: string = PHP[ 0 ],
	env: NodeJS.ProcessEnv = process.env
): Combination {
	const version = env.WP ?? NEWEST_WORDPRESS;
	return env.DATABASE === 'mariadb'
		? { version, php: machinePhp(), database: 'mariadb' }
		: { version, php: env.PHP ?? usualPhp, database: 'sqlite' };
}

/** The combination of the browser tests, which the environment names, too. */
export const browserCombination = (): Combination => combination( USUAL_PHP );

/** Pairs on which only the dates of programs are tested, as PHP's versions differ in them most: every PHP but those above. */
export const pairsOfDates = (): Combination[] =>
	PLAYGROUND_PHP.filter(
		( php ) => ! PAIRS.some( ( one ) => one.php === php )
	).map( ( php ) => ( {
		version: NEWEST_WORDPRESS,
		php,
		database: 'sqlite',
	} ) );
