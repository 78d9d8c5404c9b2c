import { WALK_MS, expectSameBothWays } from '../both-ways.ts';
import { test } from './test.ts';

test( 'a walk of random choices gives the same cards, order, numbers and address in the page and by the server', async ( {
	visitor,
} ) => {
	test.setTimeout( WALK_MS );
	await expectSameBothWays( visitor, 25 );
} );
