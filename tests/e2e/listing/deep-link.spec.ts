import { expect, test } from './test.ts';
import {
	activePills,
	open,
	PAGES,
	pill,
	shownCards,
	titles,
	titlesOf,
} from './listing.ts';

const LINK = `${ PAGES.block }?categoria=danza`;

test.describe( 'when a cache served the unfiltered page', () => {
	test.beforeEach( async ( { page, site } ) => {
		await page.route( site.url + LINK, async ( route ) => {
			const response = await route.fetch( {
				url: site.url + PAGES.block,
			} );
			await route.fulfill( { response } );
		} );
	} );

	test( 'the script applies the address, and announces nothing', async ( {
		page,
	} ) => {
		await page.addInitScript( () =>
			document.addEventListener( 'programas:filter', ( event ) => {
				const { source } = (
					event as CustomEvent< { source: string } >
				 ).detail;
				document.documentElement.dataset.source = source;
			} )
		);
		await open( page, LINK );
		await expect( activePills( page ) ).toHaveText( [ 'Danza' ] );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( 'danza' )
		);
		await expect( page.locator( '.programas-count' ) ).toHaveText(
			`${ titlesOf( 'danza' ).length } de 24`
		);
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-source',
			'address'
		);
		await expect( page.locator( '.programas-announcements' ) ).toBeEmpty();

		await pill( page, 'Todos' ).click();
		await expect( shownCards( page ) ).toHaveCount( 24 );
	} );
} );
