import path from 'node:path';

import { startWordPress } from '../../tools/shared/playground/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { callsTo, TESTS_MOUNT } from '../call.ts';

const PLUGIN = 'programs-filter/uninstall.php';

/** More than are cleaned at a time. */
const SITES = 103;

const FILES = { file: 'zip/network.php' };

it( 'activating and deactivating for a network has every site make its addresses anew: each at its next visit, and all at once where nobody is left to do it', async () => {
	const network = await startWordPress( { mounts: [ TESTS_MOUNT ] } );
	const run = callsTo( network, FILES );
	try {
		await run( 'make' );
		expect( await run( 'activate', SITES ) ).toEqual( {
			active: false,
			kept: {
				'off on one site': [ 0, [ 2, SITES ] ],
				'on for all': [ 0, [] ],
				'another, on for all': [ 0, [] ],
				nothing: [ 0, [ 1, 2, SITES ] ],
				'another, on one site': [ 0, [ 2, SITES ] ],
				// The one that it is switched off from needs no visit.
				'off for all': [ SITES - 1, [] ],
			},
		} );
	} finally {
		await network.stop();
	}
} );

it( 'a plugin that is switched on for a network makes the kept listings of its sites old, without a query', async () => {
	const network = await startWordPress( { mounts: [ TESTS_MOUNT ] } );
	const run = callsTo( network, FILES );
	try {
		await run( 'make' );
		expect( await run( 'keys' ) ).toEqual( [ true, true, false, 0 ] );
	} finally {
		await network.stop();
	}
} );

it( 'deleting the plugin cleans every site of a network, also of one with more sites than are cleaned at a time', async () => {
	const network = await startWordPress( {
		plugin: false,
		mounts: [
			TESTS_MOUNT,
			{
				hostPath: path.join( projectRoot, 'uninstall.php' ),
				vfsPath: `/wordpress/wp-content/plugins/${ PLUGIN }`,
			},
		],
	} );
	const run = callsTo( network, FILES );
	try {
		await run( 'make' );
		expect( await run( 'uninstall', SITES ) ).toEqual( {
			network: true,
			current: 1,
			left: [
				[ false, false, 'stays' ],
				[ false, false, 'stays' ],
				[ false, false, 'stays' ],
			],
		} );
	} finally {
		await network.stop();
	}
} );
