/**
 * What a user who may not write scripts writes into a page.
 */
import { recordAnnouncements } from './announcements.ts';
import { activePills, pill } from './listing.ts';
import { expect, test } from './test.ts';

/** The ID under which WordPress says where the rest of our script is, in what its allow-list of HTML leaves alone. */
const FALSE_DATA = `<!-- wp:html --><pre><a id="wp-script-module-data-programs-filter/view" href="#x">["data:text/javascript,window.wasRun=1",["React","data:text/javascript,window.wasRun=1"]]</a></pre><!-- /wp:html -->`;

test( 'addresses in the content are not taken for those of the script', async ( {
	page,
	publish,
} ) => {
	await page.goto(
		await publish( `${ FALSE_DATA }<!-- wp:programs-filter/programas /-->` )
	);
	await pill( page, 'Música' ).click();
	await expect( activePills( page ) ).toHaveText( [ /^Música/ ] );
	// React is here.
	await expect(
		page.getByRole( 'toolbar' ).locator( '[tabindex="-1"]' ).first()
	).toBeAttached();
	expect( await page.evaluate( () => 'wasRun' in window ) ).toBe( false );
} );

test( 'inputs that send a form are pills, too', async ( { page, publish } ) => {
	const path = await publish( `<!-- wp:html -->
<form class="programas-filter"><input type="submit" data-category="all" value="Todo"><input type="submit" data-category="arte" value="Arte"><input type="button" data-category="musica" value="Música"></form>
<ul class="programas-grid"><li data-categories="arte">Acuarela</li><li data-categories="musica">Coro</li></ul>
<!-- /wp:html -->` );
	const said = await recordAnnouncements( page );
	await page.goto( path );
	for ( const [ name, title ] of [
		[ 'Arte', 'Acuarela' ],
		[ 'Música', 'Coro' ],
	] as const ) {
		const button = page.getByRole( 'button', { name } );
		await button.click();
		await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect
			.poll( said )
			.toContainEqual(
				expect.stringContaining( `Filtro aplicado: ${ name }` )
			);
		await expect(
			page.locator( '.programas-grid > :not([hidden]):not([inert])' )
		).toHaveText( [ title ] );
	}
	// The address is written after the frame that shows the choice.
	await expect( page ).toHaveURL( `${ path }?categoria=musica` );
} );
