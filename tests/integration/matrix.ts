/**
 * A WordPress branch and a PHP version that the plugin is tested on.
 */
export interface Combination {
	version: string;
	php: string;
}

const WORDPRESS = [ '6.8', '7.1' ];
const PHP = [ '7.4', '8.2', '8.5' ];

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
	return phps.flatMap( ( php ) =>
		versions.map( ( version ) => ( { version, php } ) )
	);
}
