/**
 * Criteria of a page that a person wrote, by the markup contract alone.
 */
import { recordAnnouncements } from './announcements.ts';
import { openCriteria } from './criteria.ts';
import { expect, test } from './test.ts';

const BY_HAND = `<!-- wp:html -->
<div class="programas-filter"><button data-category="all">Todo</button><button data-category="arte">Arte</button></div>
<div class="programas-filter" data-filter="edad" aria-label="Edad">
	<button data-value="all" aria-pressed="true">Todas</button><button data-value="8-12">De 8 a 12</button><button data-value="13-17">De 13 a 17</button>
</div>
<div class="programas-filter" data-filter="sede"><select aria-label="Sede"><option value="all">Todas</option><option>norte</option><option>sur</option></select></div>
<label>Busca <input type="search" class="programas-search"></label>
<p class="programas-count"></p>
<div class="programas-grid">
	<p data-categories="arte" data-edad="8-12" data-sede="norte">Acuarela para niñas</p>
	<p data-categories="arte" data-edad="13-17 8-12" data-sede="sur">Grabado</p>
	<p data-categories="musica" data-edad="13-17" data-sede="norte">Canción inglesa</p>
	<p data-categories="musica">Coro</p>
</div>
<!-- /wp:html -->`;

test( 'groups, selects and a search field that a person wrote filter together, and follow the address', async ( {
	page,
	publish,
	checkAccessibility,
} ) => {
	const path = await publish( BY_HAND );
	const shown = () =>
		page.locator( '.programas-grid > :not([hidden]):not([inert])' );
	const said = await recordAnnouncements( page );
	await openCriteria( page, path );
	await expect( shown() ).toHaveCount( 4 );
	await page.getByRole( 'button', { name: 'De 8 a 12' } ).click();
	await expect( shown() ).toHaveText( [ 'Acuarela para niñas', 'Grabado' ] );
	await expect(
		page.getByRole( 'button', { name: 'De 8 a 12' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	await expect
		.poll( said )
		.toContainEqual(
			expect.stringContaining( 'Filtro aplicado: Edad: De 8 a 12' )
		);
	await page.getByRole( 'combobox' ).selectOption( 'sur' );
	await expect( shown() ).toHaveText( [ 'Grabado' ] );
	await expect( page.locator( '.programas-count' ) ).toHaveText( '1 de 4' );
	await page.getByRole( 'combobox' ).selectOption( 'all' );
	await page.getByRole( 'searchbox' ).fill( 'ninas' );
	await expect( shown() ).toHaveText( [ 'Acuarela para niñas' ] );
	await expect( page ).toHaveURL( `${ path }?edad=8-12&buscar=ninas` );
	await checkAccessibility( '.entry-content' );

	await openCriteria(
		page,
		`${ path }?sede=norte&buscar=ingl&categoria=musica`
	);
	await expect( shown() ).toHaveText( [ 'Canción inglesa' ] );
	await page.getByRole( 'button', { name: 'Todas' } ).click();
	await expect( shown() ).toHaveText( [ 'Canción inglesa' ] );
} );

test( 'several values of a group that allows it are an "or"', async ( {
	page,
	publish,
} ) => {
	const path = await publish(
		BY_HAND.replace(
			'data-filter="edad"',
			'data-filter="edad" data-multiple'
		)
	);
	await openCriteria( page, path );
	const shown = page.locator(
		'.programas-grid > :not([hidden]):not([inert])'
	);
	await page.getByRole( 'button', { name: 'De 8 a 12' } ).click();
	await page.getByRole( 'button', { name: 'De 13 a 17' } ).click();
	await expect( shown ).toHaveCount( 3 );
	await expect( page ).toHaveURL( `${ path }?edad=8-12&edad=13-17` );
	await page.getByRole( 'button', { name: 'De 8 a 12' } ).click();
	await expect( shown ).toHaveCount( 2 );
	await page.getByRole( 'button', { name: 'Todas' } ).click();
	await expect( shown ).toHaveCount( 4 );
	await expect( page ).toHaveURL( path );
} );
