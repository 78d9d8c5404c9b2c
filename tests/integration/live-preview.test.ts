import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../../tools/shared/project-root.ts';
import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/site/index.ts';
import { announcedSite } from '../announced-site.ts';
import { read } from './listing.ts';

interface Blueprint {
	landingPage: string;
	steps: { step: string; code?: string }[];
}

// A site starts.
jest.setTimeout( 180_000 );

let site: RunningWordPress | undefined;

afterAll( () => site?.stop() );

test( "the plugin directory's live preview opens on a listing with programs and pills", async () => {
	const { landingPage, steps } = JSON.parse(
		await readFile(
			join( projectRoot, '.wordpress-org/blueprints/blueprint.json' ),
			'utf8'
		)
	) as Blueprint;
	// The preview of the plugin directory is a Playground.
	site = await startWordPress( { version: announcedSite().version } );
	// As Playground does it: a request of its own, in which WordPress is not there yet.
	const code = steps.find( ( { step } ) => step === 'runPHP' )?.code ?? '';
	await site.runPhp(
		`file_put_contents( ABSPATH . 'step.php', base64_decode( '${ Buffer.from(
			code
		).toString( 'base64' ) }' ) );`
	);
	const answer = await fetch( `${ site.url }/step.php` );
	expect( await answer.text() ).toBe( '' );

	const page = await fetch( site.url + landingPage );
	expect( page.status ).toBe( 200 );
	const { visible, pills } = read( await page.text() );
	expect( visible ).toHaveLength( 6 );
	expect( pills.length ).toBeGreaterThan( 2 );
} );
