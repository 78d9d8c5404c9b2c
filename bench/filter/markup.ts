/**
 * Puts a rival's script in place of ours. The cards, the pills and the styles stay as WordPress sent them.
 */

const OUR_SCRIPTS =
	/<script [^>]*\/programs-filter\/build\/[^>]*><\/script>\n?/g;
const IMPORT_MAP = /(<script id="wp-importmap"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Our stylesheet spares the browser the layout of far cards. That is ours: a rival's page does not have it. */
const LAID_OUT =
	'<style>.programas-grid > *{content-visibility:visible!important}</style>';

/**
 * The page as it would be without our stylesheet's work for large grids.
 *
 * @param html Page.
 */
export const laidOut = ( html: string ): string =>
	html.replace( '</head>', `${ LAID_OUT }</head>` );

/**
 * The page without our script.
 *
 * @param html Page.
 */
export const withoutOurs = ( html: string ): string =>
	html.replace( OUR_SCRIPTS, '' );

/**
 * The page with a rival's scripts, loaded as late as ours.
 *
 * @param html    Page.
 * @param scripts Addresses; modules are imported by the adapter through the import map.
 * @param adapter Address of the lines that a site writes.
 */
export function withScripts(
	html: string,
	scripts: readonly string[],
	adapter: string
): string {
	const tags = scripts
		.filter( ( script ) => ! isModule( script ) )
		.map( ( script ) => `<script defer src="${ script }"></script>` );
	const imports = withImports( html, {
		shufflejs: scripts.find( ( script ) => script.endsWith( '.mjs' ) ),
	} );

	return imports.replace(
		'</body>',
		`${ tags.join( '' ) }<script type="module" src="${ adapter }"></script></body>`
	);
}

const isModule = ( script: string ): boolean =>
	script.endsWith( '.mjs' ) || script.includes( '/script-modules/' );

function withImports(
	html: string,
	added: Record< string, string | undefined >
): string {
	return html.replace(
		IMPORT_MAP,
		( _, start: string, json: string, end: string ) => {
			const map = JSON.parse( json ) as { imports: object };
			const imports = { ...map.imports, ...added };

			return `${ start }${ JSON.stringify( { imports } ) }${ end }`;
		}
	);
}

/**
 * The page with the directives of the Interactivity API.
 *
 * @param html Page.
 */
export const withDirectives = ( html: string ): string =>
	html
		.replace(
			' class="programas-filter__pills"',
			' data-wp-interactive="bench" data-wp-init="callbacks.ready"$&'
		)
		.replaceAll(
			' data-category=',
			' data-wp-on--click="actions.choose" data-wp-class--is-active="state.isActive" data-wp-bind--aria-pressed="state.isActive"$&'
		)
		.replace( ' class="programas-grid"', ' data-wp-interactive="bench"$&' )
		.replaceAll(
			' data-categories=',
			' data-wp-bind--hidden="state.isHidden"$&'
		);

// What stands inside may have a "<", as in `(width<40rem)`.
const OUR_STYLES =
	/<link [^>]*\bid="programs-filter-programas-style[^>]*>\n?|<style [^>]*\bid="programs-filter-programas-style[^>]*>[\s\S]*?<\/style>\n?/g;

/**
 * The page without our stylesheet.
 *
 * @param html Page.
 */
export const withoutOurStyles = ( html: string ): string =>
	html.replace( OUR_STYLES, '' );

const CARD_CONTENT = /(<li class="programas-card"[^>]*>)[\s\S]*?(<\/li>)/g;

/** A title, a line of text, a small picture that needs no request. */
const LIGHT_CONTENT =
	'<img alt="" width="48" height="48" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Ccircle cx=%224%22 cy=%224%22 r=%224%22/%3E%3C/svg%3E"><h3><a href="#">Taller de barrio</a></h3><p>Los martes, de seis a ocho.</p>';

/**
 * The page with cards that cost a browser little.
 *
 * @param html Page.
 */
export const withLightCards = ( html: string ): string =>
	html.replace(
		CARD_CONTENT,
		( _, start: string, end: string ) => start + LIGHT_CONTENT + end
	);
