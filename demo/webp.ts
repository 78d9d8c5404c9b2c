import type { Page } from '@playwright/test';

const QUALITIES = [ 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45 ];

/**
 * A picture as WebP, which Chromium's own screenshots cannot be: in the best quality that is small enough.
 *
 * @param  page    Any page: its browser draws.
 * @param  picture Its type, such as "image/png", and its content in base64.
 * @param  size    In pixels.
 * @param  most    Bytes.
 * @throws {Error} When no quality is small enough.
 */
export async function webpOf(
	page: Page,
	picture: { type: string; base64: string },
	size: { width: number; height: number },
	most: number
): Promise< Buffer > {
	for ( const quality of QUALITIES ) {
		const address = await page.evaluate(
			async ( { type, base64, width, height, quality: asked } ) => {
				const image = new Image( width, height );
				image.src = `data:${ type };base64,${ base64 }`;
				await image.decode();
				const canvas = document.createElement( 'canvas' );
				canvas.width = width;
				canvas.height = height;
				canvas.getContext( '2d' )?.drawImage( image, 0, 0 );
				return canvas.toDataURL( 'image/webp', asked );
			},
			{ ...picture, ...size, quality }
		);
		const webp = Buffer.from( address.replace( /^.*,/, '' ), 'base64' );
		if ( webp.length <= most ) {
			return webp;
		}
	}
	throw new Error( `The picture is more than ${ most } bytes.` );
}
