import type { Page } from '@playwright/test';

import { recordAnnouncements } from './announcements.ts';
import { expect, test } from './test.ts';
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

test( 'a click that comes before React is applied at once, and React takes over what stands', async ( {
	page,
} ) => {
	const said = await recordAnnouncements( page );
	const release = await hold( page, FILTER_BAR );
	await page.goto( PAGES.block );
	await pill( page, 'Becas y ayudas' ).click();
	await pill( page, 'Música' ).click();
	const expectMusic = async (): Promise< void > => {
		await expect( activePills( page ) ).toHaveText( [ 'Música' ] );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( 'musica' )
		);
		await expect( page ).toHaveURL( `${ PAGES.block }?categoria=musica` );
	};
	await expect
		.poll( said )
		.toContainEqual( expect.stringContaining( 'Filtro aplicado: Música' ) );
	await expectMusic();
	await expect( page.getByRole( 'toolbar' ) ).toHaveCount( 0 );
	await page.goBack();
	await expect( activePills( page ) ).toHaveText( [ 'Becas y ayudas' ] );
	await page.goForward();

	release();
	await ready( page );
	await expectMusic();
	await expect( page.locator( '.programas-announcements' ) ).toBeEmpty();
} );

test.describe( 'when React never comes', () => {
	test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

	test( 'the pills filter all the same', async ( { page } ) => {
		await page.route( FILTER_BAR, ( route ) => route.abort() );
		await page.goto( PAGES.block );
		for ( const [ label, category ] of [
			[ 'Música', 'musica' ],
			[ 'Danza', 'danza' ],
		] as const ) {
			await pill( page, label ).click();
			await expect( activePills( page ) ).toHaveText( [ label ] );
			await expect( titles( shownCards( page ) ) ).toHaveText(
				titlesOf( category )
			);
		}
		await expect( page.locator( '.programas-count' ) ).toHaveText(
			`${ titlesOf( 'danza' ).length } de 24`
		);
	} );
} );

async function expectNewTab( page: Page ): Promise< void > {
	const opened = page.context().waitForEvent( 'page' );
	await pill( page, 'Danza' ).click( { modifiers: [ 'Control' ] } );
	const tab = await opened;
	await expect( tab ).toHaveURL( /\?categoria=danza/ );
	await expect( activePills( tab ) ).toHaveText( [ 'Danza' ] );
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( page ).toHaveURL( PAGES.block );
}

test( 'a click with Ctrl opens the filtered page in a new tab, before React comes and afterwards', async ( {
	page,
} ) => {
	const release = await hold( page, FILTER_BAR );
	await page.goto( PAGES.block );
	await expectNewTab( page );
	release();
	await ready( page );
	await expectNewTab( page );
} );
