import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../process/listen.ts';
import { serveStaticFiles } from './static-files.ts';

let folder: string;
let server: Server;
let url: string;

/** Status and body of an answer. */
async function answer( path: string ): Promise< string > {
	const response = await fetch( url + path );
	return `${ response.status } ${ await response.text() }`;
}

beforeAll( async () => {
	folder = await mkdtemp( join( tmpdir(), 'static-files-' ) );
	for ( const [ file, content ] of Object.entries( {
		'site/a.js': 'of the site',
		'site/a.php': 'source',
		'site/plugin/b.css': 'hidden by the plugin',
		'plugin/b.css': 'of the plugin',
		'secret.js': 'outside',
	} ) ) {
		await mkdir( join( folder, file, '..' ), { recursive: true } );
		await writeFile( join( folder, file ), content );
	}
	server = createServer( ( request, response ) => {
		response.end( `PHP: ${ request.url }` );
	} );
	serveStaticFiles( server, [
		{ hostPath: join( folder, 'site' ), vfsPath: '/wordpress' },
		{ hostPath: join( folder, 'plugin' ), vfsPath: '/wordpress/plugin' },
		{ hostPath: folder, vfsPath: '/elsewhere' },
	] );
	url = `http://127.0.0.1:${ await listen( server ) }`;
} );

afterAll( async () => {
	server.close();
	await rm( folder, { recursive: true } );
} );

it.each( [
	[ 'a file of the site', '/a.js?ver=1', '200 of the site' ],
	[ 'a file of a mount', '/plugin/b.css', '200 of the plugin' ],
	[ 'PHP, never its source', '/a.php', '200 PHP: /a.php' ],
	[ 'a page', '/programas/', '200 PHP: /programas/' ],
	[ 'a file that is not there', '/plugin/c.js?x', '200 PHP: /plugin/c.js?x' ],
	[
		'what is not of WordPress',
		'/elsewhere/secret.js',
		'200 PHP: /elsewhere/secret.js',
	],
	[
		'a way out of the folder',
		'/..%2fsecret.js',
		'200 PHP: /..%2fsecret.js',
	],
] )(
	'%s is answered by the folder that has it, else by PHP',
	async ( _, path, expected ) => {
		expect( await answer( path ) ).toBe( expected );
	}
);
