/**
 * Unit tests: the plugin's scripts in a simulated browser, the tools in Node.
 */
import type { Config } from 'jest';

const transform = {
	'\\.(?:[jt]sx?|mjs)$': '@wordpress/scripts/config/babel-transform.js',
};

export default {
	projects: [
		{
			displayName: 'src',
			roots: [ '<rootDir>/src' ],
			preset: '@wordpress/jest-preset-default',
			testMatch: [ '<rootDir>/src/**/*.test.{ts,tsx}' ],
			transform,
			// ES modules, which Jest cannot load as they are.
			transformIgnorePatterns: [
				'/node_modules/(?!(ical\\.js|uuid|@wordpress/theme)/)',
			],
		},
		{
			displayName: 'tools',
			roots: [ '<rootDir>/tools', '<rootDir>/bench' ],
			testEnvironment: 'node',
			testMatch: [ '<rootDir>/{tools,bench}/**/*.test.ts' ],
			transform,
			// An ES module, which Jest cannot load as it is.
			transformIgnorePatterns: [ '/node_modules/(?!gettext-parser/)' ],
		},
	],
} satisfies Config;
