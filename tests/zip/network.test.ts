import path from 'node:path';

import { startWordPress } from '../../tools/shared/playground/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { callsTo, TESTS_MOUNT } from '../call.ts';

const PLUGIN = 'programs-filter/uninstall.php';

/** More than are cleaned at a time. */
const SITES = 103;

const FILES = { file: 'zip/network.php' };

it( 'activating and deactivating for a network has every site make its addresses anew', async () => {
	const network = await startWordPress( { mounts: [ TESTS_MOUNT ] } );
	const run = callsTo( network, FILES );
	try {
		await run( 'make' );
		expect( await run( 'activate', SITES ) ).toEqual( {
			active: false,
			kept: {
				'off on one site': [ 2, SITES ],
				'on for all': [],
				'another, on for all': [],
				'another, on one site': [ 2, SITES ],
				'off for all': [],
			},
		} );
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
				[ false, 'stays' ],
				[ false, 'stays' ],
				[ false, 'stays' ],
			],
		} );
	} finally {
		await network.stop();
	}
} );
