/**
 * `npm run lint:plugin`: the plugin directory's own Plugin Check, on the plugin as the zip brings it. Any finding fails.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import AdmZip from 'adm-zip';

import { startWordPress } from '../../shared/site/index.ts';
import { projectRoot } from '../../shared/project-root.ts';
import { makeZip, SLUG, ZIP } from '../../shared/zip.ts';
import { pluginCheck, SKIPPED } from '../../shared/plugin-check.ts';

interface Report {
	/** How many checks ran. */
	checks: number;
	findings: Finding[];
}

interface Finding {
	type: 'error' | 'warning';
	code: string;
	message: string;
	/** From the plugin's folder. */
	file: string;
	/** 0 for the whole file. */
	line: number;
}

const PLUGINS = '/wordpress/wp-content/plugins';
const SCRIPT = join( projectRoot, 'tools/lint/plugin/plugin-check.php' );

const release = pluginCheck();
if ( release === undefined ) {
	console.log( SKIPPED );
	process.exit();
}

const folder = await mkdtemp( join( tmpdir(), 'programs-filter-zip-' ) );
try {
	await makeZip();
	new AdmZip( ZIP ).extractAllTo( folder );
	const { checks, findings } = await check( join( folder, SLUG ), release );
	for ( const { type, code, message, file, line } of findings ) {
		console.log(
			`${ file }:${ line }  ${ type }  ${ code }  ${ message }`
		);
	}
	console.log(
		`Plugin Check: ${ checks } checks, ${ findings.length } findings`
	);
	process.exitCode = findings.length > 0 || checks === 0 ? 1 : 0;
} finally {
	await rm( folder, { recursive: true } );
}

async function check( plugin: string, checker: string ): Promise< Report > {
	const site = await startWordPress( {
		plugin: false,
		language: 'en_US',
		mounts: [
			{ hostPath: plugin, vfsPath: `${ PLUGINS }/${ SLUG }` },
			{ hostPath: checker, vfsPath: `${ PLUGINS }/plugin-check` },
		],
	} );
	try {
		return JSON.parse(
			await site.runPhp( await readFile( SCRIPT, 'utf8' ) )
		) as Report;
	} finally {
		await site.stop();
	}
}
