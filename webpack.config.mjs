/**
 * The build of `@wordpress/scripts`, with one change: the public page's script is three modules. One is loaded with the page (one of two: with
 * criteria beyond the category, or without), one when the browser is idle or the visitor scrolls, one when the pills are about to be used: that
 * uses WordPress's React, which is there as classic scripts only, and which a module cannot import: it finds it in the window.
 *
 * The first imports the others by the names that WordPress's import map has for them (includes/listing/assets.php): that is WordPress's own
 * way to load a module later, it keeps the bundler's loader out of the page (`webpackIgnore`), and the version in the address
 * follows each module's content.
 */
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import configs from '@wordpress/scripts/config/webpack.config.js';
import entries from './src/entries.json' with { type: 'json' };

const [ scriptConfig, moduleConfig ] = configs;
const { splitChunks } = scriptConfig.optimization ?? {};

export default [
	{
		...scriptConfig,
		optimization: {
			...scriptConfig.optimization,
			// By their order: names of folders must not be in what is built.
			moduleIds: 'natural',
			splitChunks: {
				...splitChunks,
				// A library is in the file that is loaded for it.
				cacheGroups: {
					...( splitChunks && splitChunks.cacheGroups ),
					defaultVendors: false,
				},
			},
		},
		// .size-limit.mjs says how heavy each file may be.
		performance: { hints: false },
		// Beside the blocks that it finds: scripts of other screens, and styles, as a module that imports a style would bring the bundler's loader
		// into the page.
		entry: async () => ( {
			...( await scriptConfig.entry() ),
			...entries.scripts,
			...entries.styles,
		} ),
	},
	{
		...moduleConfig,
		entry: entries.modules,
		externalsType: 'window',
		externals: {
			react: 'React',
			'react-dom': 'ReactDOM',
			'react-dom/client': 'ReactDOM',
		},
		plugins: [
			...moduleConfig.plugins.filter(
				( plugin ) =>
					! ( plugin instanceof DependencyExtractionWebpackPlugin )
			),
			// It knows no classic scripts in modules.
			new DependencyExtractionWebpackPlugin( { useDefaults: false } ),
		],
	},
];
