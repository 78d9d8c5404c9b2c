/**
 * A page that a cache has kept.
 */
import { STOPPED_CLOCK } from './clock.ts';
import { openCriteria } from './criteria.ts';
import { expect, test } from './test.ts';

test.use( STOPPED_CLOCK );

const WITH_DATES = `<!-- wp:html -->
<div class="programas-filter" data-filter="cuando" data-zone="Europe/Madrid" aria-label="Cuándo">
	<button data-value="all" aria-pressed="true">Siempre</button><button data-value="proximos">Próximos</button>
</div>
<div class="programas-grid">
	<p data-categories="arte" data-cuando="0+1440@20517,1">Primera semana</p>
	<p data-categories="arte" data-cuando="~29567160/29579040 1080+360@20532">Tercera semana</p>
</div>
<!-- /wp:html -->`;

test( 'a page that a cache kept for a week goes by today, not by the day on which it was made', async ( {
	page,
	publish,
} ) => {
	const path = await publish( WITH_DATES );
	for ( const [ today, coming ] of [
		[ '2026-03-02T12:00', [ 'Primera semana', 'Tercera semana' ] ],
		[ '2026-03-09T12:00', [ 'Tercera semana' ] ],
	] as const ) {
		await page.clock.setFixedTime( today );
		await openCriteria( page, path );
		await page.getByRole( 'button', { name: 'Próximos' } ).click();
		await expect(
			page.locator( '.programas-grid > :not([hidden]):not([inert])' )
		).toHaveText( [ ...coming ] );
	}
} );
