import wordpress from '@wordpress/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import typescript from 'typescript-eslint';

// All of these come with @wordpress/scripts, in versions that fit each other.

const JEST_TESTS = [
	'src/**/*.test.{ts,tsx}',
	'{tools,bench}/**/*.test.ts',
	'tests/{integration,zip}/**/*.test.ts',
];
const BROWSER_TESTS = [ 'tests/e2e/**/*.ts', 'tests/compat/**/*.ts' ];

/** Which folder may import from which: what several need is in tools/shared, which needs nothing but itself. */
const DIRECTIONS = {
	// Tables of cases for server, script and browser.
	src: [
		'src',
		'tests/requested-times.json',
		'tests/formats.json',
		'tests/card-numbers.json',
		'tests/repeated-events.json',
		'tests/sessions.json',
		'tests/requested-categories.ts',
		'tests/searched-words.json',
		'tests/season.json',
	],
	'tools/shared': [ 'tools/shared' ],
	demo: [ 'demo', 'tools/shared' ],
	tests: [ 'tests', 'demo', 'src', 'tools/shared' ],
	bench: [ 'bench', 'demo', 'tools/shared' ],
	...Object.fromEntries(
		[ 'hooks', 'i18n', 'lint', 'release', 'test' ].map( ( command ) => [
			`tools/${ command }`,
			[ `tools/${ command }`, 'tools/shared' ],
		] )
	),
};

/** Which room of src/ may import from which: those of includes/ (tools/rooms). */
const ROOMS = {
	wordpress: [],
	program: [ 'wordpress' ],
	listing: [ 'wordpress', 'program' ],
	'program-page': [ 'wordpress', 'program', 'listing' ],
	import: [ 'wordpress', 'program' ],
	admin: [ 'wordpress', 'program', 'listing', 'import' ],
	shop: [ 'wordpress' ],
	elementor: [ 'wordpress', 'program', 'listing' ],
};

/** @type {import('typescript-eslint').ConfigArray} */
export default [
	{
		ignores: [
			'build/',
			'dist/',
			'vendor/',
			'.cache/',
			'languages/',
			'test-results/',
			'playwright-report/',
		],
	},
	{
		linterOptions: {
			reportUnusedDisableDirectives: 'error',
			reportUnusedInlineConfigs: 'error',
		},
	},
	...wordpress.configs.recommended,
	...typescript.configs.strictTypeChecked,
	{
		languageOptions: {
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
			},
		},
		rules: {
			...jsxA11y.flatConfigs.strict.rules,
			'@typescript-eslint/consistent-type-imports': 'error',
			// Of a text, `||` also replaces the empty one: an empty environment variable is as good as none.
			'@typescript-eslint/prefer-nullish-coalescing': [
				'error',
				{ ignorePrimitives: { string: true } },
			],
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true },
			],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ ignoreRestSiblings: true },
			],
			// A number in a text reads as anyone expects; objects and undefined stay forbidden.
			'@typescript-eslint/restrict-template-expressions': [
				'error',
				{ allowNumber: true },
			],
			// `() => stop()` is the usual way to write a listener.
			'@typescript-eslint/no-confusing-void-expression': [
				'error',
				{ ignoreArrowShorthand: true },
			],
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'programs-filter' },
			],
			// `prettier --check .` says the same once, and for every kind of file.
			'prettier/prettier': 'off',
			// tsc resolves imports and names, those that WordPress provides too.
			'import/no-unresolved': 'off',
			'import/default': 'off',
			'import/named': 'off',
			'no-undef': 'off',
			// The presets' versions of these two understand types.
			'no-unused-expressions': 'off',
			'no-unused-vars': 'off',
			// A signature names and types the parameters: a docblock adds only what types cannot say.
			'jsdoc/require-param': 'off',
			'jsdoc/check-param-names': [
				'error',
				{ checkDestructured: false, disableMissingParamChecks: true },
			],
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
		},
	},
	{
		// Command line tools and tests talk through the console, and packages of @wordpress/scripts configure them.
		files: [ '{tools,tests,bench,demo}/**', '*.{ts,mjs}' ],
		rules: {
			'no-console': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
	{
		files: [ '**/*.{ts,tsx,mjs}' ],
		rules: {
			'import/no-restricted-paths': [
				'error',
				{
					zones: [
						...Object.entries( DIRECTIONS ).map(
							( [ folder, allowed ] ) => ( {
								target: `./${ folder }`,
								from: '.',
								except: [ ...allowed, 'node_modules' ],
							} )
						),
						...Object.entries( ROOMS ).map(
							( [ room, allowed ] ) => ( {
								target: `./src/${ room }`,
								from: './src',
								except: [ room, ...allowed ],
							} )
						),
					],
				},
			],
		},
	},
	{
		// One way to the server: src/wordpress/api-fetch.ts. The panel adds to the requests of the editor itself.
		files: [ 'src/**' ],
		ignores: [
			'src/wordpress/**',
			'src/program/panel/index.tsx',
			'src/program/panel/loaded-facts.ts',
		],
		rules: { 'no-restricted-imports': [ 'error', '@wordpress/api-fetch' ] },
	},
	{
		// No files use each other in a circle.
		files: [ 'src/**' ],
		settings: {
			'import/parsers': {
				'@typescript-eslint/parser': [ '.ts', '.tsx' ],
			},
		},
		rules: { 'import/no-cycle': 'error' },
	},
	{
		// Only here does JSDoc carry types, and tsc checks them.
		files: [ '**/*.mjs' ],
		rules: { 'jsdoc/no-undefined-types': 'off' },
	},
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: JEST_TESTS,
	} ) ),
	...wordpress.configs[ 'test-playwright' ].map( ( config ) => ( {
		...config,
		files: BROWSER_TESTS,
		settings: {
			playwright: { globalAliases: { test: [ 'testInOpenEditor' ] } },
		},
	} ) ),
	{
		files: JEST_TESTS,
		rules: {
			// Also by a function of the test's own that expects.
			'jest/expect-expect': [
				'error',
				{ assertFunctionNames: [ 'expect', 'expect*' ] },
			],
			// How a test file asks Jest for another environment.
			'jsdoc/check-tag-names': [
				'error',
				{
					definedTags: [
						'jest-environment',
						'jest-environment-options',
					],
				},
			],
		},
	},
	{
		files: BROWSER_TESTS,
		rules: {
			// `use` is Playwright's: it hands a fixture to the test. No component is near.
			'react-hooks/rules-of-hooks': 'off',
			// What our own functions expect counts too.
			'playwright/expect-expect': [
				'error',
				{
					assertFunctionNames: [ 'checkAccessibility' ],
					assertFunctionPatterns: [ '^expect' ],
				},
			],
		},
	},
];
