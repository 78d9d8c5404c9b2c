/**
 * The branches of WordPress and the versions of PHP that the plugin is tested on, the newest first. The oldest are those that it requires.
 *
 * What cannot read this file (the plugin's header, readme.txt, README, the configuration of the linters, .wp-env.json) is compared with it by
 * versions.test.ts.
 */
export const WORDPRESS = [ '7.1', '6.8' ] as const;
export const PHP = [ '8.5', '8.2', '7.4' ] as const;

export const NEWEST_WORDPRESS = WORDPRESS[ 0 ];
export const OLDEST_WORDPRESS = WORDPRESS.at( -1 ) ?? NEWEST_WORDPRESS;
export const NEWEST_PHP = PHP[ 0 ];
export const OLDEST_PHP = PHP.at( -1 ) ?? NEWEST_PHP;

/** What the demo runs on: those above, and all that Playground has between them. */
export const PLAYGROUND_PHP: readonly string[] = [
	'8.5',
	'8.4',
	'8.3',
	'8.2',
	'8.1',
	'8.0',
	'7.4',
];

/** The PHP of the demo, the browser tests and the tools, which run on one. */
export const USUAL_PHP = '8.4';
