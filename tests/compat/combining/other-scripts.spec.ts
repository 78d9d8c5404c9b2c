import {
	pill,
	ready,
	shownCards,
	titlesOf,
} from '../../e2e/listing/listing.ts';
import { expect, test } from '../test.ts';

test( 'with scripts combined, those of others run, and a click filters', async ( {
	page,
	path,
} ) => {
	await page.goto( path );
	await ready( page );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-one', 'ran' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-two', 'ran' );
	await pill( page, 'Danza' ).click();
	await expect( shownCards( page ) ).toHaveCount(
		titlesOf( 'danza' ).length
	);
} );
