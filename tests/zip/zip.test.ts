import { globSync } from 'node:fs';

import AdmZip from 'adm-zip';

import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/site/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { type CallPhp, callsTo, TESTS_MOUNT } from '../call.ts';
import { makeZip } from './make-zip.ts';

const ZIP = '/programs-filter.zip';

describe( 'the zip of the plugin', () => {
	let site: RunningWordPress;
	let run: CallPhp;
	let zip: string;

	beforeAll( async () => {
		zip = makeZip();
		site = await startWordPress( {
			plugin: false,
			// One PHP, so that a test can make it forget what it knows about files.
			workers: 1,
			mounts: [ TESTS_MOUNT, { hostPath: zip, vfsPath: ZIP } ],
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

	it( 'holds no test, no fixture and no tool of ours', () => {
		const entries = new AdmZip( zip ).getEntries();
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
				[
					'programs-filter.php',
					'build/listing/view/index.js',
					'build/admin/guide.html',
					'docs/guia/datos.webp',
				].map( ( name ) => `programs-filter/${ name }` )
			)
		);
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

	it( 'shows its programs while parts of its build are missing, as during an upload', async () => {
		await move( 'build/listing/view', 'gone' );
		try {
			const logged = await site.phpLog();
			expect( await visit() ).toContain( 'Cerámica' );
			expect( await site.phpLog() ).toBe( logged );
		} finally {
			await move( 'gone', 'build/listing/view' );
		}
	} );
} );
