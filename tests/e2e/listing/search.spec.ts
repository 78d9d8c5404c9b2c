import { recordAnnouncements } from './announcements.ts';
import {
	SEARCH_PAGE,
	chooseTime,
	openCriteria,
	searchField,
	tick,
} from './criteria.ts';
import { shownCards } from './listing.ts';
import { expect, test } from './test.ts';

test( 'Enter does not reload, Escape and the button clear', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	await page.evaluate( () => Object.assign( window, { same: true } ) );
	const field = searchField( page );
	const clear = page.getByRole( 'button', { name: 'Borrar la búsqueda' } );
	await expect( clear ).toBeHidden();
	await field.fill( 'coro' );
	await field.press( 'Enter' );
	await page.getByRole( 'button', { name: 'Buscar', exact: true } ).click();
	await clear.click();
	await expect( field ).toHaveValue( '' );
	await expect( field ).toBeFocused();
	await expect( shownCards( page ) ).toHaveCount( 12 );
	await field.fill( 'coro' );
	await field.press( 'Escape' );
	await expect( field ).toHaveValue( '' );
	await expect( clear ).toBeHidden();
	await expect( page ).toHaveURL( SEARCH_PAGE );
	expect( await page.evaluate( 'same' ) ).toBe( true );
} );

test( 'the number of results is said once typing pauses, other choices at once, each once', async ( {
	page,
} ) => {
	const said = await recordAnnouncements( page );
	await openCriteria( page, SEARCH_PAGE );
	await searchField( page ).pressSequentially( 'guitarra', { delay: 30 } );
	await expect
		.poll( said )
		.toEqual( [ 'Filtro aplicado: «guitarra». 1 de 24' ] );
	await searchField( page ).press( 'Escape' );
	await expect
		.poll( said )
		.toEqual( [
			'Filtro aplicado: «guitarra». 1 de 24',
			'Filtro quitado: Buscar. 24 resultados',
		] );
	await tick( page, 'Gratis' );
	await chooseTime( page, 'proximos' );
	await tick( page, 'Gratis', false );
	await chooseTime( page, '' );
	expect( ( await said() ).slice( 2 ) ).toEqual( [
		expect.stringMatching( /^Filtro aplicado: Gratis\. \d+ de 24$/ ),
		expect.stringMatching( /^Filtro aplicado: Cuándo: .+\. \d+ de 24$/ ),
		expect.stringMatching( /^Filtro quitado: Gratis\. \d+ de 24$/ ),
		'Filtro quitado: Cuándo: Próximos. 24 resultados',
	] );
} );
