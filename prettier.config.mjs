import wordpress from '@wordpress/prettier-config';

/**
 * @type {import('prettier').Config}
 */
export default {
	...wordpress,
	overrides: [
		...( wordpress.overrides ?? [] ),
		// npm rewrites these with two spaces, YAML has no tabs.
		{
			files: [ 'package.json', '*.yml', '*.yaml' ],
			options: { useTabs: false, tabWidth: 2 },
		},
	],
};
