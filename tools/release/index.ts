/**
 * `npm run release -- 0.2.0`: writes the version everywhere, moves what is new in the changelog below it, makes the zip, commits and tags.
 * It publishes nothing: look at the commit, then push it. It refuses without `--tests-passed`, which says that `npm run test:all`, or the
 * nightly run of the same commit, has passed.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { projectRoot } from '../shared/project-root.ts';
import { run } from '../shared/process/run.ts';
import { isNext, news, type Release, STAMPS, stampSince } from './stamp.ts';

const git = async ( ...args: string[] ): Promise< string > =>
	(
		await promisify( execFile )( 'git', args, { cwd: projectRoot } )
	).stdout.trim();

/** Changes a file of the project. */
async function change(
	file: string,
	stamp: ( text: string ) => string
): Promise< void > {
	const place = join( projectRoot, file );
	const text = await readFile( place, 'utf8' );
	const changed = stamp( text );
	if ( changed !== text ) {
		await writeFile( place, changed );
	}
}

async function step( name: string, ...args: string[] ): Promise< void > {
	if (
		( await run( 'npm', [ 'run', '--silent', name, '--', ...args ] ) ) !== 0
	) {
		throw new Error(
			`npm run ${ name } failed. "git checkout ." takes back what was written.`
		);
	}
}

const TESTS_PASSED = '--tests-passed';

async function release( version: string, words: string[] ): Promise< void > {
	if ( ! words.includes( TESTS_PASSED ) ) {
		throw new Error(
			`Run "npm run test:all" first, or look at the nightly run of this commit. When it passed: npm run release -- ${ version } ${ TESTS_PASSED }`
		);
	}
	const { version: previous } = JSON.parse(
		await readFile( join( projectRoot, 'package.json' ), 'utf8' )
	) as { version: string };
	const tags = ( await git( 'tag', '--list' ) ).split( '\n' );
	if ( ! isNext( version, previous, tags ) ) {
		throw new Error(
			`${ version } was released already, or comes before ${ previous }.`
		);
	}
	if ( ( await git( 'status', '--porcelain' ) ) !== '' ) {
		throw new Error( 'There are changes that are not committed.' );
	}
	const what: Release = {
		version,
		date: new Date().toISOString().slice( 0, 10 ),
		news: news(
			await readFile( join( projectRoot, 'CHANGELOG.md' ), 'utf8' )
		),
	};

	for ( const [ file, stamp ] of Object.entries( STAMPS ) ) {
		await change( file, ( text ) => stamp( text, what ) );
	}
	const code = await git(
		'ls-files',
		'programs-filter.php',
		'includes',
		'src'
	);
	for ( const file of code.split( '\n' ) ) {
		await change( file, ( text ) => stampSince( text, what ) );
	}
	await step( 'hooks' );
	// The catalogs name the version.
	await step( 'i18n', '--complete' );
	await git( 'add', '--all' );
	await git( 'commit', '--quiet', '--message', `Version ${ version }` );
	await git(
		'tag',
		'--annotate',
		'--cleanup=verbatim',
		`v${ version }`,
		'--message',
		what.news
	);
	await step( 'zip' );
	console.log(
		`\nVersion ${ version } is committed and tagged, and dist/programs-filter.zip is made of it. "git push --follow-tags" publishes both.`
	);
}

try {
	const [ version = '', ...words ] = process.argv.slice( 2 );
	await release( version, words );
} catch ( error ) {
	console.error( error instanceof Error ? error.message : error );
	process.exitCode = 1;
}
