import { callsTo } from '../../call.ts';
import {
	activePills,
	pill,
	ready,
	shownCards,
	titles,
	titlesOf,
} from '../../e2e/listing/listing.ts';
import { keepAnnouncement } from '../checks/announcement.ts';
import { expect, test } from '../test.ts';

/** What a translator wrote, by what stands in the page. */
const WORDS = {
	Música: 'Music',
	Danza: 'Dance',
	'Coro abierto': 'Open choir',
	'Sin pruebas de acceso: basta con tener ganas de cantar.':
		'No auditions: to want to sing is enough.',
	'Aula del patio': 'Courtyard room',
	Cualquiera: 'Any',
	'Lo que sea': 'Whatever',
	'Nada por aquí': 'Nothing here',
};

test.beforeAll( async ( { compatSite } ) => {
	await callsTo( compatSite, { file: 'compat/set-up.php' } )(
		'translate',
		WORDS
	);
} );

test( 'each language’s listing shows its own categories, titles, excerpts, facts and texts of the plugin', async ( {
	page,
} ) => {
	await page.goto( '/en/programas/' );
	await ready( page );
	await expect( pill( page, 'All' ) ).toBeVisible();
	await expect( pill( page, 'Music' ) ).toBeVisible();
	await expect( pill( page, 'Música' ) ).toHaveCount( 0 );
	const choir = shownCards( page ).filter( { hasText: 'Open choir' } );
	await expect( choir ).toContainText( 'to want to sing is enough' );
	await expect( choir ).toContainText( 'Music' );
	const listing = page.locator( '.programas' ).first();
	for ( const text of [ 'Fully booked', 'Dates:', 'Courtyard room' ] ) {
		await expect( listing ).toContainText( text );
	}

	await page.goto( '/programas/' );
	await expect( pill( page, 'Todos' ) ).toBeVisible();
	await expect(
		shownCards( page ).filter( { hasText: 'Coro abierto' } )
	).toContainText( 'Música' );
	expect( await page.content() ).not.toContain( 'trpst' );
} );

test( 'in the second language a pill filters, is announced in it, and its link keeps the language', async ( {
	page,
} ) => {
	await page.goto( '/en/programas/' );
	await ready( page );
	await keepAnnouncement( page );
	await pill( page, 'Music' ).click();
	await expect( shownCards( page ) ).toHaveCount(
		titlesOf( 'musica' ).length
	);
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-announced',
		/^Filter applied: Music/
	);
	const { pathname, search } = new URL( page.url() );
	expect( `${ pathname }${ search }` ).toBe(
		'/en/programas/?categoria=musica'
	);

	await page.reload();
	await expect( activePills( page ) ).toHaveText( [ /^Music/ ] );
	await expect( shownCards( page ) ).toHaveCount(
		titlesOf( 'musica' ).length
	);
	await expect( titles( shownCards( page ) ) ).toContainText( [
		'Open choir',
	] );
	await expect(
		page.getByRole( 'link', { name: 'Open choir' } ).first()
	).toHaveAttribute( 'href', /\/en\/programa\/coro-abierto\/$/ );
} );

test( 'texts of the block and of the shortcode are translatable', async ( {
	page,
} ) => {
	for ( const [ path, text, translation ] of [
		[ 'con-textos', 'Cualquiera', 'Any' ],
		[ 'con-textos-cortos', 'Lo que sea', 'Whatever' ],
	] as const ) {
		await page.goto( `/${ path }/` );
		await expect( pill( page, text ) ).toBeVisible();
		await page.goto( `/en/${ path }/` );
		await expect( pill( page, translation ) ).toBeVisible();
		await expect( pill( page, 'Dance' ) ).toBeVisible();
	}
} );
