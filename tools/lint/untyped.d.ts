/**
 * Packages that come without declarations, as far as the configuration files use them.
 */

declare module '@wordpress/prettier-config' {
	import type { Config } from 'prettier';
	const config: Config;
	export default config;
}

declare module '@wordpress/eslint-plugin' {
	import type { ConfigArray } from 'typescript-eslint';
	const plugin: {
		configs: Record<
			'recommended' | 'test-unit' | 'test-playwright',
			ConfigArray
		>;
	};
	export default plugin;
}

declare module 'eslint-plugin-jsx-a11y' {
	import type { Linter } from 'eslint';
	const plugin: {
		flatConfigs: Record< 'strict', { rules: Linter.RulesRecord } >;
	};
	export default plugin;
}

declare module '@wordpress/scripts/config/webpack.config.js' {
	import type { Configuration, WebpackPluginInstance } from 'webpack';
	// With --experimental-modules: for scripts, and for script modules.
	type Resolved = Omit< Configuration, 'entry' > & {
		entry: () => Promise< Record< string, string > >;
		plugins: WebpackPluginInstance[];
	};
	const configs: [ Resolved, Resolved ];
	export default configs;
}
