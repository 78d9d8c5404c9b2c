/**
 * Integration tests: a real WordPress, one for all test files, of the combination that the environment names.
 */
import type { Config } from 'jest';

export default {
	rootDir: '../..',
	roots: [ '<rootDir>/tests/integration' ],
	testEnvironment: '<rootDir>/tests/integration/environment.ts',
	setupFilesAfterEnv: [ '<rootDir>/tests/integration/no-php-log.ts' ],
	testMatch: [ '<rootDir>/tests/integration/**/*.test.ts' ],
	transform: {
		'\\.[jt]sx?$': '@wordpress/scripts/config/babel-transform.js',
	},
	globalSetup: '<rootDir>/tests/integration/start-wordpress.ts',
	globalTeardown: '<rootDir>/tests/integration/stop-wordpress.ts',
	testTimeout: 60_000,
	// The test files share the WordPress, so one at a time.
	maxWorkers: 1,
} satisfies Config;
