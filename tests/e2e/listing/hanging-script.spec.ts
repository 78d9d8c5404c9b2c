import { STOPPED_CLOCK } from './clock.ts';
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

test( 'pills filter while a part of the script never answers, and a click after two minutes asks for it again', async ( {
	page,
} ) => {
	let asked = 0;
	await page.route( FILTER_BAR, ( route ) =>
		++asked === 1 ? undefined : route.continue()
	);
	await page.clock.install();
	await page.goto( PAGES.block );
	await pill( page, 'Danza' ).click();
	await expect.poll( () => asked ).toBe( 1 );
	await page.clock.fastForward( 100_000 );
	await pill( page, 'Música' ).click();
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'musica' )
	);
	expect( asked ).toBe( 1 );
	await expect( page.getByRole( 'toolbar' ) ).toHaveCount( 0 );

	await page.clock.fastForward( 20_000 );
	await pill( page, 'Danza' ).click();
	await ready( page );
	await expect( activePills( page ) ).toHaveText( [ 'Danza' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'danza' )
	);
	expect( asked ).toBe( 2 );
} );
