/**
 * The installable plugin: the test makes the zip, and starts a WordPress for it.
 */
import type { Config } from 'jest';

export default {
	rootDir: '../..',
	roots: [ '<rootDir>/tests/zip' ],
	testEnvironment: 'node',
	transform: {
		'\\.[jt]sx?$': '@wordpress/scripts/config/babel-transform.js',
	},
	testTimeout: 120_000,
	// They make the same zip.
	maxWorkers: 1,
} satisfies Config;
