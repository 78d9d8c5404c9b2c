import {
	ALL_CRITERIA,
	OTHER_BASE,
	SEARCH_PAGE,
	searchField,
} from './criteria.ts';
import { pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

test.use( {
	javaScriptEnabled: false,
	// What WordPress's own pages preload.
	expectedProblems: [ /\(csp\)/ ],
} );

test( 'without script the criteria are a form: what is chosen stays when something else is', async ( {
	page,
	publish,
} ) => {
	const path = await publish( ALL_CRITERIA );
	await page.goto( path );
	await searchField( page ).fill( 'musica' );
	await page.getByRole( 'button', { name: 'Filtros' } ).click();
	await page.getByRole( 'checkbox', { name: 'Gratis' } ).check();
	await page.getByRole( 'button', { name: 'Ver resultados' } ).click();
	await expect( page ).toHaveURL( /\?buscar=musica&.*gratis=1/ );
	await expect( shownCards( page ) ).not.toHaveCount( 0 );
	await pill( page, 'Música' ).click();
	await expect( page ).toHaveURL( /categoria=musica/ );
	await expect( page ).toHaveURL( /gratis=1/ );
	// Enter sends the form, and the category stays.
	await searchField( page ).fill( 'coro' );
	await searchField( page ).press( 'Enter' );
	await expect( page ).toHaveURL( /categoria=musica/ );
	await expect( page ).toHaveURL( /buscar=coro/ );
	await page.getByRole( 'link', { name: 'Quitar filtros' } ).click();
	await expect( page ).not.toHaveURL( /buscar|gratis/ );
	await expect( page ).toHaveURL( /categoria=musica/ );
} );

test( 'without script "Mostrar más" is a link', async ( { page } ) => {
	await page.goto( SEARCH_PAGE );
	await expect( shownCards( page ) ).toHaveCount( 12 );
	await page.getByRole( 'link', { name: 'Mostrar más' } ).click();
	await expect( shownCards( page ) ).toHaveCount( 24 );
} );

test( 'without script the form and its links lead to the page where it has the base of another one', async ( {
	page,
	publish,
} ) => {
	const path = await publish( OTHER_BASE + ALL_CRITERIA );
	await page.goto( path );
	await searchField( page ).fill( 'musica' );
	await searchField( page ).press( 'Enter' );
	await expect( page ).toHaveURL( new RegExp( `${ path }\\?buscar=musica` ) );
	await page.getByRole( 'link', { name: 'Quitar filtros' } ).click();
	await expect( page ).toHaveURL( new RegExp( `${ path }\\?#` ) );
} );
