import { recordAnnouncements } from './announcements.ts';
import { activePills, open, PAGES, pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

test( 'each group of a page that a person wrote filters its grid', async ( {
	page,
} ) => {
	const said = await recordAnnouncements( page );
	await open( page, PAGES.handWritten );
	const courses = page.locator( '.programas-grid' ).first();
	const trips = page.locator( '#salidas' );
	const cards = ( grid: typeof trips ) =>
		grid.locator( ':scope > :not([hidden]) h3' );

	await pill( page, 'Música' ).click();
	await expect( cards( courses ) ).toHaveText( [
		'Guitarra a la sombra',
		'Orquesta exprés',
	] );
	await expect( cards( trips ) ).toHaveCount( 3 );

	await pill( page, 'Ribera' ).click();
	await expect
		.poll( said )
		.toEqual( [
			expect.stringMatching( /^Filtro aplicado: Música/ ),
			expect.stringMatching( /^Filtro aplicado: Ribera/ ),
		] );
	await expect( cards( trips ) ).toHaveText( [
		'Garzas al amanecer',
		'Cuaderno de viaje, del monte al río',
	] );
	await expect( cards( courses ) ).toHaveCount( 2 );
	await expect( activePills( page ) ).toHaveText( [ 'Música', 'Ribera' ] );
} );

const markup = ( pills: string ): string => `<!-- wp:html -->
	<div class="programas-filter">${ pills }</div>
	<div class="programas-grid">
		<div data-categories="uno dos">A</div>
		<div data-categories="	dos
			tres">B</div>
		<div data-categories="日本 a%20b">C</div>
		<div data-categories="">D</div>
	</div><!-- /wp:html -->`;

test( 'pills may be links and plain elements, and work with the keyboard', async ( {
	page,
	publish,
} ) => {
	await open(
		page,
		await publish(
			markup(
				'<span data-category="all">Todo</span> <a href="#nada" data-category="dos"><b>Dos</b></a> <span data-category="日本">Japón</span>'
			)
		)
	);
	await expect(
		page.getByRole( 'button', { name: 'Todo' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	await pill( page, 'Dos' ).locator( 'b' ).click();
	await expect( shownCards( page ) ).toHaveText( [ 'A', 'B' ] );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await expect( shownCards( page ) ).toHaveText( [ 'C' ] );
	await expect( page ).toHaveURL( /\?categoria=%E6%97%A5%E6%9C%AC$/ );
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Space' );
	await expect( shownCards( page ) ).toHaveText( [ 'A', 'B', 'C', 'D' ] );
} );
