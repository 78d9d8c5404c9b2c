import {
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rm,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSite } from './kept-site.ts';
import type { SiteOptions } from '../options.ts';

const DATABASE = 'wp-content/database/.ht.sqlite';

let folder: string;
const at = ( ...path: string[] ) => join( folder, ...path );

const write = async ( path: string, text: string ) => {
	await mkdir( join( at( path ), '..' ), { recursive: true } );
	await writeFile( at( path ), text );
};

const site = ( options: SiteOptions = {}, php = '8.4' ) =>
	keptSite( at( 'core' ), php, options, at( 'sites' ) );

beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'kept-site-' ) );
	await write( 'core/wp-includes/version.php', '7.1' );
	await write( 'first/.configured', '' );
	await write( `first/${ DATABASE }`, 'as it was made' );
	await write( 'first/wp-content/debug.log', 'news' );
} );

afterEach( () => rm( folder, { recursive: true } ) );

it( 'a site that was never made is not there', async () => {
	expect( await ( await site() ).copyTo( at( 'second' ) ) ).toBe( false );
} );

it( 'the second site is what the first was when it was made, without its log', async () => {
	await ( await site() ).keep( at( 'first' ) );
	await write( `first/${ DATABASE }`, 'as it is now' );
	expect( await ( await site() ).copyTo( at( 'second' ) ) ).toBe( true );
	expect( await readFile( at( 'second', DATABASE ), 'utf8' ) ).toBe(
		'as it was made'
	);
	expect( await readdir( at( 'second' ) ) ).toEqual( [
		'.configured',
		'wp-content',
	] );
	expect( await readdir( at( 'second/wp-content' ) ) ).toEqual( [
		'database',
	] );
} );

it( 'two that make it at the same time keep one', async () => {
	const [ one, other ] = [ await site(), await site() ];
	await one.keep( at( 'first' ) );
	await other.keep( at( 'first' ) );
	expect( await readdir( at( 'sites' ) ) ).toHaveLength( 1 );
} );

it.each< { what: string; options?: SiteOptions; php?: string } >( [
	{ what: 'another PHP', php: '7.4' },
	{ what: 'another WordPress', options: { version: '6.8' } },
	{ what: 'another language', options: { language: 'en_US' } },
	{ what: 'no plugin', options: { plugin: false } },
	{
		what: 'other content',
		options: { content: { php: 'echo 1;', sources: [] } },
	},
	{
		what: 'a drop-in',
		options: {
			mounts: [
				{
					hostPath: '/x',
					vfsPath: '/wordpress/wp-content/object-cache.php',
				},
			],
		},
	},
] )( 'a site with $what is another', async ( { options, php } ) => {
	await ( await site() ).keep( at( 'first' ) );
	const other = await site( options, php );
	expect( await other.copyTo( at( 'second' ) ) ).toBe( false );
} );

it( 'what an older WordPress made is not used, and forgotten', async () => {
	await ( await site() ).keep( at( 'first' ) );
	await write( 'core/wp-includes/version.php', '7.1.1' );
	const newer = await site();
	expect( await newer.copyTo( at( 'second' ) ) ).toBe( false );
	await newer.keep( at( 'first' ) );
	expect( await readdir( at( 'sites' ) ) ).toHaveLength( 1 );
} );
