/**
 * The build of `@wordpress/scripts`, with one change: the public page's script is two modules, and the second uses WordPress's React.
 * WordPress has that as classic scripts only, which a module cannot import: it finds them in the window.
 *
 * The first asks for the second by its name in WordPress's import map: that is WordPress's own way to load a module later, it
 * keeps the bundler's loader out of the page, and the version in the address follows each module's content.
 */
import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import configs from '@wordpress/scripts/config/webpack.config.js';

/** Name of the second module; includes/assets.php registers it. */
const FILTER_BAR = 'programs-filter/filter-bar';

const [ scriptConfig, moduleConfig ] = configs;

export default [
	scriptConfig,
	{
		...moduleConfig,
		entry: async () => ( {
			...( await moduleConfig.entry() ),
			'view/filter-bar/index': './src/view/filter-bar/start.ts',
		} ),
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
			new DependencyExtractionWebpackPlugin( {
				useDefaults: false,
				requestToExternalModule: ( request ) =>
					request === FILTER_BAR ? `import ${ request }` : undefined,
			} ),
		],
	},
];
