import { minify } from 'terser';

/**
 * A script as a site sends it: Shuffle's author leaves minifying to the site's bundler.
 *
 * @param address Address of the script.
 * @param content Content.
 */
export async function minified(
	address: string,
	content: Buffer
): Promise< Buffer > {
	if ( ! address.endsWith( '.mjs' ) ) {
		return content;
	}
	const { code } = await minify( content.toString(), { module: true } );

	return Buffer.from( code ?? '' );
}
