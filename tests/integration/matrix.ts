/**
 * A WordPress branch and a PHP version that the plugin is tested on.
 */
export interface Combination {
	version: string;
	php: string;
	/** Tests that it leaves to others, for time. */
	leaves?: readonly string[];
}

const WORDPRESS = [ '6.8', '7.1' ];
const PHP = [ '7.4', '8.2', '8.5' ];

/** Take more than a minute, and what they test hardly depends on a version: the oldest of both and the newest of both are enough. */
const SLOW = [ 'tests/integration/cache.test.ts' ];

/**
 * Every combination, or those that `WP` and `PHP` in the environment leave.
 *
 * @param env Environment; `WP=6.8 PHP=7.4` names one combination, also one that is not on the list.
 */
export function combinations(
	env: NodeJS.ProcessEnv = process.env
): Combination[] {
	const versions = env.WP ? [ env.WP ] : WORDPRESS;
	const phps = env.PHP ? [ env.PHP ] : PHP;
	const all = versions.flatMap( ( version ) =>
		phps.map( ( php ): Combination => ( { version, php } ) )
	);
	return all.map( ( combination, index ) =>
		index === 0 || index === all.length - 1
			? combination
			: { ...combination, leaves: SLOW }
	);
}
