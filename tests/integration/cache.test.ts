import {
	type CachedWordPress,
	startCachedWordPress,
} from './cache/cached-wordpress.ts';
import { changes } from './cache/changes.ts';
import { clock } from './cache/clock.ts';
import { failures } from './cache/failures.ts';
import { isolation } from './cache/isolation.ts';
import { races } from './cache/races.ts';
import { requests } from './cache/requests.ts';

const START_MS = 180_000;

// One WordPress for all of them: starting it takes longer than the tests.
let site: CachedWordPress | undefined;

// Each asks for several pages, and on an old PHP a page takes a second.
jest.setTimeout( START_MS );

beforeAll( async () => {
	site = await startCachedWordPress();
} );

afterAll( () => site?.stop() );

const started = () => {
	if ( site === undefined ) {
		throw new Error( 'WordPress did not start.' );
	}
	return site;
};

describe( 'with a persistent object cache', () => {
	describe( 'requests', () => {
		requests( started );
	} );
	describe( 'a cached listing', () => {
		changes( started );
		clock( started );
	} );
	describe( 'requests that differ', () => {
		isolation( started );
	} );
	describe( 'that fails', () => {
		failures( started );
	} );
	describe( 'at the same time', () => {
		races( started );
	} );
} );
