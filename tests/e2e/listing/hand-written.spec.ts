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
		.toEqual( [ 'Filtro aplicado: Música', 'Filtro aplicado: Ribera' ] );
	await expect( cards( trips ) ).toHaveText( [
		'Garzas al amanecer',
		'Cuaderno de viaje, del monte al río',
	] );
	await expect( cards( courses ) ).toHaveCount( 2 );
	await expect( activePills( page ) ).toHaveText( [ 'Música', 'Ribera' ] );
} );

test( 'a click with Ctrl or Shift chooses a button, which has no address', async ( {
	page,
} ) => {
	await open( page, PAGES.handWritten );
	for ( const [ name, modifier ] of [
		[ 'Música', 'Control' ],
		[ 'Todos', 'Shift' ],
	] as const ) {
		const chosen = pill( page, name ).first();
		await chosen.click( { modifiers: [ modifier ] } );
		await expect( chosen ).toHaveAttribute( 'aria-pressed', 'true' );
	}
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

for ( const [ what, tag ] of [
	[ 'links', 'a href="#nada"' ],
	[ 'plain elements', 'span' ],
] as const ) {
	test( `pills may be ${ what }, and work with the keyboard`, async ( {
		page,
		publish,
	} ) => {
		const close = tag.replace( / .*/, '' );
		await open(
			page,
			await publish(
				markup(
					`<${ tag } data-category="all">Todo</${ close }> <${ tag } data-category="dos"><b>Dos</b></${ close }> <${ tag } data-category="日本">Japón</${ close }>`
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
}

test( 'slugs match exactly or not at all', async ( { page, publish } ) => {
	await open(
		page,
		await publish(
			markup(
				[ 'all', 'a%20b', 'a b', 'DOS', 'do', '%E6%97%A5%E6%9C%AC' ]
					.map(
						( slug, index ) =>
							`<button data-category="${ slug }">Pastilla ${ index }</button>`
					)
					.join( '' )
			)
		)
	);
	for ( const [ index, cards ] of [
		[ 1, [ 'C' ] ],
		[ 2, [] ],
		[ 3, [] ],
		[ 4, [] ],
		[ 5, [] ],
		[ 0, [ 'A', 'B', 'C', 'D' ] ],
	] as const ) {
		await page
			.getByRole( 'button', { name: `Pastilla ${ index }` } )
			.click();
		await expect( shownCards( page ) ).toHaveText( [ ...cards ] );
	}
} );
