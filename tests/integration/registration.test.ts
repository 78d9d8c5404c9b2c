import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { wordpress } from './wordpress.ts';

const { inSandbox, fetchPage, onSite, removeContent } = wordpress();

const read = ( file: string ) =>
	readFileSync( join( __dirname, '../..', file ), 'utf8' );

describe( 'the post type and the taxonomy', () => {
	it( 'are public and in the REST API; programs have what an editor needs, categories are a tree without a query variable', async () => {
		expect(
			await inSandbox( 'get_all_post_type_supports', 'pfilter_programa' )
		).toMatchObject( {
			title: true,
			editor: [ { 'default-mode': 'template-locked' } ],
			excerpt: true,
			thumbnail: true,
			'page-attributes': true,
			revisions: true,
			// Fields of other plugins.
			'custom-fields': true,
		} );
		expect(
			await inSandbox( 'get_post_type_object', 'pfilter_programa' )
		).toMatchObject( {
			public: true,
			has_archive: false,
			hierarchical: false,
			show_in_rest: true,
			rest_base: 'programas',
			delete_with_user: false,
		} );
		expect(
			await inSandbox( 'get_taxonomy', 'pfilter_categoria' )
		).toMatchObject( {
			hierarchical: true,
			show_in_rest: true,
			rest_base: 'programa-categorias',
			query_var: false,
			publicly_queryable: false,
			object_type: [ 'pfilter_programa' ],
		} );
	} );

	it( 'the reference names each taxonomy of the programs, and uninstalling leaves nothing of it', async () => {
		const taxonomies = await inSandbox< string[] >(
			'get_object_taxonomies',
			'pfilter_programa'
		);
		const uninstall = read( 'uninstall.php' );
		expect( taxonomies ).toContain( 'pfilter_categoria' );
		for ( const name of taxonomies ) {
			expect( read( 'docs/reference.md' ) ).toContain( `\`${ name }\`` );
			expect( uninstall ).toContain( `'${ name }_children'` );
			expect( uninstall ).toContain( `'edit_${ name }_per_page'` );
			expect( uninstall ).toContain(
				`'manageedit-${ name }columnshidden'`
			);
		}
	} );

	it( 'have texts of their own: every label that WordPress knows, and what the list says was done with several programs', async () => {
		expect( await inSandbox( 'missing_labels' ) ).toEqual( [ [], [], [] ] );
		const messages =
			await inSandbox< Record< string, object > >( 'messages' );
		expect( Object.values( messages.pfilter_programa ?? {} ) ).toEqual( [
			'%s programa actualizado.',
			'%s programas no se han actualizado: alguien los está editando.',
			'%s programa borrado definitivamente.',
			'%s programas enviados a la papelera.',
			'%s programa recuperado de la papelera.',
		] );
	} );
} );

it( 'no category gets the slug "all": not a new one, not a changed one, not two of them; a tag does', async () => {
	expect( await inSandbox( 'reserved_slugs' ) ).toEqual( [
		'all-programas',
		expect.stringMatching( /^all-programas-.+/ ),
		expect.stringMatching( /^all-programas-.+/ ),
		'all',
	] );
} );

describe( 'addresses', () => {
	beforeAll( () => onSite( 'contents' ) );
	afterAll( removeContent );

	it.each( [
		[ '/programa/acuarela/', 200, 'Acuarela' ],
		[ '/programas/', 200, 'La página de programas' ],
		[ '/programas/?categoria=arte', 200, 'La página de programas' ],
		[ '/programas/?categoria=no-hay', 200, 'La página de programas' ],
		[ '/?categoria=arte', 200, 'Hello world' ],
		[ '/pfilter_categoria/arte/', 404, '' ],
	] )( '%s answers %i', async ( path, status, text ) => {
		const page = await fetchPage( path );
		expect( page.status ).toBe( status );
		expect( page.html ).toContain( text );
	} );

	it( 'the category of an address is no query variable', async () => {
		expect( await inSandbox( 'query_variables' ) ).toEqual( [
			'pagename',
		] );
	} );
} );
