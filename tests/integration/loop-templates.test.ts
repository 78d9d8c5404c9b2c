import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, onSite, removeContent } = wordpress();

beforeAll( async () => {
	await onSite( 'contents' );
} );

afterAll( async () => {
	await onSite( 'without_templates' );
	await removeContent();
} );

/** What a page's loop has, and what of it is shown. */
async function open( path: string ) {
	const { html } = await fetchPage( path );
	const root = parse( html );
	const cards = '.programas-grid > [data-categories]';

	return {
		html,
		all: textsOf( root, `${ cards } > h3` ),
		shown: textsOf( root, `${ cards }:not([hidden]) > h3` ),
	};
}

it.each( [ '/filtro-en-pagina/', '/sin-filtro/' ] )(
	'a loop in a template is filtered by what stands in the page, or in a part of the template: %s',
	async ( path ) => {
		const page = await open( `${ path }?categoria=danza` );
		expect( page.all ).toEqual( [ 'Acuarela', 'Bailes', 'Coro' ] );
		expect( page.shown ).toEqual( [ 'Bailes' ] );
	}
);

it( 'a loop that shows the page’s own query shows all of it', async () => {
	const posts = ( titles: string[] ) =>
		titles.filter( ( title ) => /^(Uno|Dos|Tres)$/.test( title ) );
	const page = await open( '/?post_tag=agenda' );
	expect( posts( page.all ) ).toEqual( [ 'Tres', 'Dos', 'Uno' ] );
	expect( posts( page.shown ) ).toEqual( [ 'Uno' ] );
} );

it( 'a loop that only has the class of a grid brings the script for the markup that a person writes beside it', async () => {
	const { html, all } = await open( '/solo-clase/' );
	expect( all ).toHaveLength( 3 );
	expect( html ).toMatch( /<script[^>]*view\/index\.js/ );
} );
