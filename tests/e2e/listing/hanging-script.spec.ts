import { STOPPED_CLOCK } from './clock.ts';
import { hold } from './hold.ts';
import {
	activePills,
	FILTER_BAR,
	PAGES,
	pill,
	ready,
	shownCards,
	titles,
	titlesOf,
} from './listing.ts';
import { expect, test } from './test.ts';

test.use( STOPPED_CLOCK );

test( 'pills filter while a part of the script hangs; after two minutes it is given up until the next use', async ( {
	page,
} ) => {
	const release = await hold( page, FILTER_BAR );
	const toolbar = page.getByRole( 'toolbar' );
	await page.clock.install();
	await page.goto( PAGES.block );
	for ( const [ label, category ] of [
		[ 'Danza', 'danza' ],
		[ 'Música', 'musica' ],
	] as const ) {
		await pill( page, label ).click();
		await expect( activePills( page ) ).toHaveText( [ label ] );
		await page.clock.fastForward( 1_000 );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( category )
		);
	}
	await page.clock.fastForward( 120_000 );

	const answer = page.waitForResponse( FILTER_BAR );
	release();
	await ( await answer ).finished();
	await page.clock.runFor( 5_000 );
	await expect( toolbar ).toHaveCount( 0 );
	await pill( page, 'Danza' ).click();
	await ready( page );
	await expect( activePills( page ) ).toHaveText( [ 'Danza' ] );
} );
