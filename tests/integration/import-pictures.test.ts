/**
 * Pictures that an import finds or fetches.
 */
import { wordpress } from './wordpress.ts';
import type { Result } from './import/result.ts';

const { inSandbox, onSite } = wordpress();

it( 'finds pictures in the library, fetches others once, and imports the row without one that cannot be had', async () => {
	const { library, ids, asked, problems, actions } = await inSandbox<
		Result & {
			library: number;
			ids: Record< string, number >;
			asked: [ string, boolean, number ][];
		}
	>( 'pictures' );
	expect( actions ).toEqual( Array( 10 ).fill( 'create' ) );
	const { C = 0 } = ids;
	expect( ids ).toMatchObject( { A: library, B: library, E: C, F: 0, G: 0 } );
	expect( C ).toBeGreaterThan( library );
	expect( asked.map( ( [ url ] ) => url ) ).toEqual( [
		'https://example.org/una.png',
		'https://example.org/una.png?x',
		'https://example.org/missing.png',
		// A database may find these equal.
		'https://example.org/Niño.png',
		'https://example.org/niño.png',
		'https://example.org/nino.png',
	] );
	// No address of the server's own network.
	expect(
		asked.every( ( [ , isSafe, timeout ] ) => isSafe && timeout === 20 )
	).toBe( true );
	expect( problems[ 5 ] ).toBe(
		'Imagen: No se ha podido descargar la imagen: https://example.org/missing.png'
	);
} );

it( 'a picture that cannot be had changes nothing of its program, each time', async () => {
	expect( await inSandbox( 'imported_again' ) ).toEqual( {
		actions: [ 'create 1', 'same 0', 'change 1', 'change 1', 'same 0' ],
		has: true,
	} );
} );

it( 'refuses a picture that is larger than the site takes, and takes one of a newer format', async () => {
	expect( await inSandbox( 'large_and_new' ) ).toMatchObject( {
		// One byte more says that there is more.
		limits: [ 1 ],
		has: { A: true, B: false, C: true },
		problems: [
			'',
			'Imagen: No se ha podido descargar la imagen: Como máximo 2 MB.',
			'',
		],
	} );
} );

it( 'a picture that ends the server is left out, and its program imported', async () => {
	await onSite( 'begin_deadly' );
	const states: string[] = [];
	do {
		states.push( await onSite< string >( 'part_dying_of_a_picture' ) );
	} while ( states.at( -1 ) !== 'done' && states.length < 9 );
	expect( await onSite( 'deadly_imported' ) ).toEqual( [
		[
			'create',
			{
				picture:
					'No se ha podido descargar la imagen: https://example.org/deadly.png',
			},
		],
		[ 'create', [] ],
	] );
	// The first time it may have been something else.
	expect( states ).toEqual( [ 'died', 'died', 'done' ] );
} );

it.each( [
	[ 'its address is noted', 'update_post_metadata' ],
	[ 'its sizes are made', 'wp_generate_attachment_metadata' ],
] )(
	'a picture is neither lost nor twice in the library where a kill comes when %s',
	async ( _, hook ) => {
		await onSite( 'begin_with_picture' );
		expect( await onSite( 'part_dying_at', hook ) ).toBe( 'died' );
		expect( await onSite( 'part_dying_at', '' ) ).toBe( 'done' );
		expect( await onSite( 'slow_imported' ) ).toEqual( [
			'create',
			[],
			true,
			1,
		] );
	}
);

it( 'asks for no picture that the program has already, whatever its address', async () => {
	expect( await inSandbox( 'by_other_addresses' ) ).toMatchObject( {
		actions: [ 'same' ],
		problems: [ '' ],
	} );
} );
