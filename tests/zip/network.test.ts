import path from 'node:path';

import { startWordPress } from '../../tools/shared/site/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { callsTo, TESTS_MOUNT } from '../call.ts';

/** More than are cleaned at a time. */
const SITES = 103;

/** What a function says in a new network. */
async function inNetwork(
	options: Parameters< typeof startWordPress >[ 0 ],
	...call: [ name: string, ...args: unknown[] ]
): Promise< unknown > {
	const network = await startWordPress( {
		...options,
		mounts: [ TESTS_MOUNT, ...( options?.mounts ?? [] ) ],
	} );
	const run = callsTo( network, { file: 'zip/network.php' } );
	try {
		await run( 'make' );
		return await run( ...call );
	} finally {
		await network.stop();
	}
}

it( 'activating and deactivating for a network has every site make its addresses anew: each at its next visit, and all at once where no site is left to do it', async () => {
	expect( await inNetwork( {}, 'activate', SITES ) ).toEqual( {
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
} );

it( 'a plugin that is switched on for a network makes the kept listings of its sites old, without a query', async () => {
	expect( await inNetwork( {}, 'keys' ) ).toEqual( [ true, true, false, 0 ] );
} );

it( 'what one site of a network writes about a program of another is in the index of that one, also where it is the first to write there', async () => {
	expect( await inNetwork( {}, 'index' ) ).toEqual( [
		// Its first visit has only begun to fill the tables.
		[ [], [ 1 ] ],
		[ [ 'Coro' ], [] ],
	] );
} );

it( 'deleting the plugin cleans every site of a network, also of one with more sites than are cleaned at a time', async () => {
	const mounts = [ 'uninstall.php', 'includes' ].map( ( name ) => ( {
		hostPath: path.join( projectRoot, name ),
		vfsPath: `/wordpress/wp-content/plugins/programs-filter/${ name }`,
	} ) );
	expect(
		await inNetwork( { plugin: false, mounts }, 'uninstall', SITES )
	).toEqual( {
		network: true,
		current: 1,
		left: Array( 3 ).fill( [ false, false, 'stays' ] ),
	} );
} );
