/**
 * A picture sent through the client: WordPress's own middleware does the work, and the client leaves it to it.
 *
 * @jest-environment node
 */
import { send } from './client';
import { json, type Received, serve } from './fixtures/fake-server';

const upload = () =>
	send( {
		path: '/wp/v2/media',
		method: 'POST',
		body: new FormData(),
	} );

const isPostProcess = ( { url }: Received ): boolean =>
	url.pathname.endsWith( '/wp/v2/media/7/post-process' );

/** A server that runs out of memory while it makes the sizes, until post-processing was tried so often. */
const failsUntil = ( success: number ) => {
	let tries = 0;
	return serve( ( received ) => {
		if ( isPostProcess( received ) ) {
			tries++;
			return tries >= success
				? json( { id: 7 } )
				: new Response( '', { status: 500 } );
		}
		return received.headers.get( 'X-HTTP-Method-Override' ) === 'DELETE'
			? json( { deleted: true } )
			: new Response( '', {
					status: 500,
					headers: { 'X-WP-Upload-Attachment-ID': '7' },
				} );
	} );
};

it( 'post-processing that succeeds at the third try is a success', async () => {
	const received = failsUntil( 3 );
	await expect( upload() ).resolves.toEqual( { id: 7 } );
	expect( received.filter( isPostProcess ) ).toHaveLength( 3 );
	expect( received ).toHaveLength( 4 );
} );

it( 'post-processing that fails is tried 5 times; then the picture is deleted and the error is post_process', async () => {
	const received = failsUntil( Infinity );
	await expect( upload() ).rejects.toMatchObject( {
		code: 'post_process',
		message:
			'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
	} );
	expect( received.filter( isPostProcess ) ).toHaveLength( 5 );
	expect( received.at( -1 )?.headers.get( 'X-HTTP-Method-Override' ) ).toBe(
		'DELETE'
	);
	expect( received.at( -1 )?.url.search ).toContain( 'force=true' );
} );

it( 'an upload that left nothing is not tried again', async () => {
	const received = serve( () =>
		json( { code: 'rest_upload_no_data', message: 'Sin datos.' }, 400 )
	);
	await expect( upload() ).rejects.toMatchObject( {
		code: 'rest_upload_no_data',
	} );
	expect( received ).toHaveLength( 1 );
} );
