import { execFileSync } from 'node:child_process';
import {
	globSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import AdmZip from 'adm-zip';

import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/site/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { type CallPhp, callsTo, TESTS_MOUNT } from '../call.ts';

const ZIP = '/programs-filter.zip';

const FILE = path.join( projectRoot, 'dist/programs-filter.zip' );

// Jest says "test" here, which makes a development build.
const env = { ...process.env, NODE_ENV: 'production' };

describe( 'the zip of the plugin', () => {
	let site: RunningWordPress;
	let run: CallPhp;

	beforeAll( async () => {
		execFileSync( process.execPath, [ 'tools/release/zip.ts' ], {
			cwd: projectRoot,
			env,
		} );
		site = await startWordPress( {
			plugin: false,
			// One PHP, so that a test can make it forget what it knows about files.
			workers: 1,
			mounts: [ TESTS_MOUNT, { hostPath: FILE, vfsPath: ZIP } ],
		} );
		run = callsTo( site, { file: 'zip/zip.php' } );
	} );

	afterAll( () => site.stop() );

	const move = ( from: string, to: string ) => run( 'move', from, to );

	const visit = async () => {
		const page = await fetch( `${ site.url }/oferta/` );
		const html = await page.text();
		expect( page.status ).toBe( 200 );
		expect( html ).toContain( 'Detrás del listado' );
		expect( html ).toContain( '</html>' );
		return html;
	};

	it( 'installs in a WordPress that has nothing of ours, and renders a listing', async () => {
		expect( await run( 'install', ZIP ) ).toBe(
			'programs-filter/programs-filter.php'
		);
		await run( 'write' );

		const html = await visit();
		expect( html ).toMatch(
			/data-category="all"[^>]* aria-pressed="true"/
		);
		for ( const part of [ 'data-categories="arte"', 'Cerámica', 'Coro' ] ) {
			expect( html ).toContain( part );
		}
		const module = html.match(
			/[^"']*\/plugins\/programs-filter\/build\/listing\/view\/index\.js[^"']*/
		);
		expect( module ).not.toBeNull();
		expect( ( await fetch( module?.[ 0 ] ?? '' ) ).status ).toBe( 200 );
		expect( await site.phpLog() ).toBe( '' );
		// While all files are there.
		const said = await run< string[] >( 'notices', [ 0, 1 ] );
		expect( said.join() ).not.toContain( 'not complete' );
	} );

	it( 'holds no test, no fixture and no tool of ours, and its files are as old as their commit', () => {
		const entries = new AdmZip( FILE ).getEntries();
		const names = entries.map( ( { entryName } ) => entryName );
		expect(
			names.filter( ( name ) =>
				/\.test\.|\/(fixtures|tests|tools|playground|\.[^/]*)(\/|$)/.test(
					name
				)
			)
		).toEqual( [] );
		expect( names ).toEqual(
			expect.arrayContaining(
				[ 'programs-filter.php', 'build/listing/view/index.js' ].map(
					( name ) => `programs-filter/${ name }`
				)
			)
		);
		const years = entries.map( ( { header } ) =>
			header.time.getFullYear()
		);
		expect( Math.min( ...years ) ).toBeGreaterThan( 2024 );
	} );

	it( 'holds the source of its scripts, which builds them as readme.txt says', () => {
		const folder = mkdtempSync( path.join( tmpdir(), 'programs-filter-' ) );
		try {
			new AdmZip( FILE ).extractAllTo( folder );
			const plugin = path.join( folder, 'programs-filter' );
			const read = ( file: string ) =>
				readFileSync( path.join( plugin, file ), 'utf8' );
			const build = () =>
				Object.fromEntries(
					globSync( 'build/**/*.*', { cwd: plugin } ).map(
						( file ) => [ file, read( file ) ]
					)
				);
			const shipped = build();
			const command = /^\s+npx (wp-scripts build .*)$/m.exec(
				read( 'readme.txt' )
			)?.[ 1 ];
			const packages = path.join( projectRoot, 'node_modules' );
			symlinkSync( packages, path.join( plugin, 'node_modules' ) );
			rmSync( path.join( plugin, 'build' ), { recursive: true } );
			execFileSync(
				path.join( packages, '.bin/wp-scripts' ),
				command?.split( ' ' ).slice( 1 ) ?? [],
				{ cwd: plugin, env, stdio: 'pipe' }
			);

			// The bundler numbers and orders modules by their folders, and here the packages are in another one.
			const comparable = ( files: Record< string, string > ) =>
				Object.entries( files )
					.map( ( [ file, content ] ) => {
						if ( file.endsWith( 'filter-bar/index.js' ) ) {
							return [ file, content.replace( /\d+/g, '' ) ];
						}
						const isNumbered =
							/(blocks|filter-bar)\/.*index\.(asset\.php|js)$/;
						return [ file, isNumbered.test( file ) || content ];
					} )
					.sort();
			expect( comparable( build() ) ).toEqual( comparable( shipped ) );
		} finally {
			rmSync( folder, { recursive: true } );
		}
	} );

	it( 'gives a site without shop and builder the same page, by the same files and queries, with its files for them and without', async () => {
		const modules = globSync( 'includes/{shop,elementor}/*.php', {
			cwd: projectRoot,
		} ).filter( ( file ) => ! file.endsWith( 'bootstrap.php' ) );
		await run( 'say_costs' );
		// What WordPress does once.
		await visit();
		const page = await visit();
		expect( page ).toMatch( /<!-- \d+ queries: .*programs-filter\.php/ );
		for ( const module of modules ) {
			await move( module, `${ module }-gone` );
		}
		try {
			expect( await visit() ).toBe( page );
		} finally {
			for ( const module of modules ) {
				await move( `${ module }-gone`, module );
			}
		}
	} );

	it( 'breaks no page without a build, and says so to those who can act, and only to them', async () => {
		await move( 'build', 'gone' );
		try {
			const logged = await site.phpLog();
			await visit();
			expect( await run( 'notices', [ 0, 1 ] ) ).toEqual( [
				expect.not.stringContaining( 'build/' ),
				expect.stringMatching( /notice-error.*npm run build/s ),
			] );
			expect( await site.phpLog() ).toBe( logged );
		} finally {
			await move( 'gone', 'build' );
		}
	} );
} );
