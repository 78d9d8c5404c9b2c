/**
 * Pictures whose sizes the server fails to make, through WordPress's client as WordPress configured it.
 * What our own client makes of it: src/api/upload.test.ts.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../../tools/shared/project-root.ts';
import { expect, OF_WORDPRESS, testInOpenEditor as test } from './test.ts';

const PICTURE = join( projectRoot, 'images/examples/coro.webp' );

/** Uploads the picture; gives the ID of the attachment, or the code of the error. */
async function upload( page: Page ): Promise< number | string > {
	const bytes = [ ...( await readFile( PICTURE ) ) ];
	return page.evaluate( async ( content ) => {
		const body = new FormData();
		body.append(
			'file',
			new File( [ new Uint8Array( content ) ], 'coro.webp', {
				type: 'image/webp',
			} )
		);
		try {
			const { id } = ( await window.wp.apiFetch( {
				path: '/wp/v2/media',
				method: 'POST',
				body,
			} ) ) as { id: number };
			return id;
		} catch ( error ) {
			return ( error as { code: string } ).code;
		}
	}, bytes );
}

test.use( {
	expectedProblems: [
		[ ...OF_WORDPRESS, /Failed to load resource.*500/ ],
		{ scope: 'test' },
	],
} );

test.afterEach( ( { site } ) =>
	site.runPhp( `delete_option( \\ProgramsFilter\\Tests\\DEATHS );` )
);

for ( const [ name, deaths, tries, result ] of [
	[ 'that succeeds at the third try is a success', 3, 3, /^\d+$/ ],
	[
		'is tried 5 times; then the picture is deleted: post_process',
		6,
		5,
		/^post_process$/,
	],
] as const ) {
	test( `post-processing ${ name }`, async ( { editor, page, site } ) => {
		await editor.open();
		await site.runPhp(
			`update_option( \\ProgramsFilter\\Tests\\DEATHS, ${ deaths } );`
		);
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			const path = decodeURIComponent( request.url() );
			if ( path.includes( '/wp/v2/media' ) ) {
				sent.push(
					request.headers()[ 'x-http-method-override' ] ?? path
				);
			}
		} );
		const attachments = `echo array_sum( (array) wp_count_attachments() );`;
		const before = Number( await site.runPhp( attachments ) );
		expect( String( await upload( page ) ) ).toMatch( result );
		expect(
			sent.filter( ( path ) => path.includes( '/post-process' ) )
		).toHaveLength( tries );
		await expect
			.poll(
				async () => Number( await site.runPhp( attachments ) ) - before
			)
			.toBe( tries === 5 ? 0 : 1 );
		expect( sent.includes( 'DELETE' ) ).toBe( tries === 5 );
	} );
}
