/**
 * Documents of programs: files of the media library.
 */
import type { Result } from './import/result.ts';
import { parse, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'are links with type and size on page and card; what is private, in the trash or deleted is not shown, and a new title is', async () => {
	const { page, card, stale } = await inSandbox< {
		page: string;
		card: string;
		stale: boolean;
	} >( 'shown' );
	expect( textsOf( parse( page ), '.is-documents a' ) ).toEqual( [
		'Programa (PDF, 1,2 MB)',
		'Bases (PDF, 1,2 MB)',
	] );
	expect( textsOf( parse( card ), '.is-documents a' ) ).toEqual( [
		'Folleto & más (PDF, 1,2 MB)',
		'Bases (PDF, 1,2 MB)',
	] );
	expect(
		valuesOf( parse( page ), '.is-documents a', 'href' ).map( ( url ) =>
			url?.split( '/' ).at( -1 )
		)
	).toEqual( [ 'folleto-mas.pdf', 'bases.pdf' ] );
	expect( stale ).toBe( true );
} );

it( 'cost nothing where they are not shown, and no query for each card, or program of the editor’s lists', async () => {
	const { price, documents, list } =
		await inSandbox< Record< string, number[] > >( 'queries' );
	expect( price?.[ 1 ] ).toBe( price?.[ 0 ] );
	expect( documents?.[ 1 ] ).toBe( documents?.[ 0 ] );
	expect( ( documents?.[ 0 ] ?? 0 ) - ( price?.[ 0 ] ?? 0 ) ).toBe( 2 );
	expect( list ).toEqual( [ 2, 2 ] );
} );

it( 'are files of the media library; one that was deleted since hinders nothing', async () => {
	expect( await inSandbox( 'refused' ) ).toEqual( [ 400, 400, 200 ] );
} );

it( 'are removed and added in the classic editor, which keeps an unknown address in its field', async () => {
	const { labels, html, ids, unshown, removed, added, unknown, none } =
		await inSandbox< {
			labels: string[];
			html: string;
			ids: number[];
			unshown: number[];
			removed: string;
			added: string;
			unknown: string;
			none: string;
		} >( 'form' );
	expect( labels ).toEqual( [
		'Bases (PDF, 1,2 MB)',
		'Folleto (PDF, 1,2 MB)',
		'Añadir un archivo por su dirección en la biblioteca de medios',
	] );
	expect( valuesOf( parse( html ), 'input', 'value' ) ).toEqual( [
		String( ids[ 0 ] ),
		'https://x.example/a.pdf',
		// In the trash, and private: they are not lost when the program is saved.
		...unshown.map( String ),
	] );
	expect( [ removed, added, unknown, none ] ).toEqual( [
		String( ids[ 1 ] ),
		`${ ids[ 1 ] },${ ids[ 0 ] }`,
		'https://x.example/a.pdf',
		'',
	] );
} );

it( 'are read from addresses in a sheet and written as such; a file of another site is told', async () => {
	const { problems, again, exported } = await inSandbox<
		Result & { again: Result; exported: boolean }
	>( 'there_and_back' );
	expect( problems ).toEqual( [
		'',
		'Documentos: Este archivo no está en la biblioteca de medios.',
	] );
	expect( exported ).toBe( true );
	expect( new Set( again.actions ) ).toEqual( new Set( [ 'same' ] ) );
} );
