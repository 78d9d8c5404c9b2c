/**
 * The build of `@wordpress/scripts`, with one change: the public page's script is three modules. One is loaded with the page (one of two: with
 * criteria beyond the category, or without), one when the visitor touches or scrolls it, one when the pills are about to be used: that
 * uses WordPress's React, which is there as classic scripts only, and which a module cannot import: it finds it in the window.
 *
 * The first imports the others by the names that WordPress's import map has for them (includes/listing/assets.php): that is WordPress's own
 * way to load a module later, it keeps the bundler's loader out of the page (`webpackIgnore`), and the version in the address
 * follows each module's content.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import DependencyExtractionWebpackPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import configs from '@wordpress/scripts/config/webpack.config.js';
import CopyWebpackPlugin from 'copy-webpack-plugin';
import { marked } from 'marked';
import entries from './src/entries.json' with { type: 'json' };

const [ scriptConfig, moduleConfig ] = configs;
const { splitChunks } = scriptConfig.optimization ?? {};

const GUIDE = join( import.meta.dirname, 'docs/guia.md' );
const GUIDE_OF_SHOPS = join( import.meta.dirname, 'docs/guia-tienda.md' );

// Headings have the names by which the guide links to them.
marked.use( {
	renderer: {
		heading( { tokens, text, depth } ) {
			const id = text
				.toLowerCase()
				.replace( /[^\p{L}\p{N} -]/gu, '' )
				.replaceAll( ' ', '-' );
			return `<h${ depth } id="${ id }">${ this.parser.parseInline( tokens ) }</h${ depth }>\n`;
		},
	},
} );

/**
 * Returns the guide, and that of shops below it, as HTML.
 *
 * @param {Buffer} text The guide.
 */
const guideHtml = ( text ) =>
	marked
		.parse(
			`${ String( text ) }\n#${ readFileSync( GUIDE_OF_SHOPS, 'utf8' ) }`,
			{
				async: false,
			}
		)
		.replace(
			'guia-tienda.md',
			'#guía-de-la-tienda-muestras-de-variaciones'
		);

/** Makes the guide a page of the admin (includes/admin/guide.php). */
const guidePlugin = new CopyWebpackPlugin( {
	patterns: [
		{
			from: GUIDE,
			to: 'admin/guide.html',
			transform: guideHtml,
		},
	],
} );

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
		plugins: [ ...scriptConfig.plugins, guidePlugin ],
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
