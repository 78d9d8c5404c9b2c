/**
 * Imports whose request ends in the middle, and files that no server hands out. All else is in tests/php/import.
 */
import { wordpress } from './wordpress.ts';

const { onSite } = wordpress();

interface Many {
	rows: unknown[];
	programs: string[];
	counts: object;
}

it.each( [
	[ 'with', true ],
	[ 'without', false ],
] )(
	'killed again and again in the middle, it loses no row and makes none twice: tables %s transactions',
	async ( _, hasTransactions ) => {
		const COUNT = 30;
		const numbers = Array.from( { length: COUNT }, ( __, at ) => at + 1 );
		await onSite( 'begin_many', COUNT );
		let deaths = 0;
		for ( let state = ''; state !== 'done' && deaths < 200; ) {
			// Each time somewhere else.
			state = await onSite< string >(
				'part_dying_after',
				50 + ( ( deaths * 37 ) % 70 ),
				'add_term_relationship',
				hasTransactions
			);
			deaths += state === 'died' ? 1 : 0;
		}
		const { rows, programs, counts } =
			await onSite< Many >( 'many_imported' );
		expect( deaths ).toBeGreaterThan( 5 );
		expect( rows ).toEqual( numbers.map( ( at ) => [ at, 'create', '' ] ) );
		expect( counts ).toMatchObject( { create: COUNT, problems: 0 } );
		expect( programs ).toEqual(
			numbers.map(
				( at ) =>
					`Programa ${ at }, publish, 2026-03-03, Aula ${ at }, Cultura importada > C${ at % 3 }`
			)
		);
	}
);

it.each( [
	[
		'add_term_relationship',
		'skip',
		'El servidor o su base de datos han fallado cada vez que llegaban a esta fila, que se ha dejado fuera.',
	],
	[
		'wp_after_insert_post',
		'create',
		'El servidor o su base de datos han fallado cada vez que llegaban a esta fila: el programa se ha añadido, pero puede que le falte algo.',
	],
] )(
	'names a row at which the server ends each time, and the program that is there of it: %s',
	async ( hook, action, problem ) => {
		await onSite( 'begin_many', 3 );
		const states: string[] = [];
		do {
			states.push(
				await onSite< string >( 'part_dying_after', 0, hook )
			);
		} while ( states.at( -1 ) !== 'done' && states.length < 9 );
		const { rows, programs } = await onSite< Many >( 'many_imported' );
		expect( states ).toEqual( [ 'died', 'died', 'died', 'died', 'done' ] );
		expect( rows ).toEqual( [
			[ 1, 'create', '' ],
			[ 2, action, problem ],
			[ 3, 'create', '' ],
		] );
		expect( programs ).toHaveLength( action === 'skip' ? 2 : 3 );
	}
);

it( 'a picture that ends the server is left out, and its program imported', async () => {
	await onSite(
		'begin_with_pictures',
		'Peligro;https://example.org/deadly.png\nSegura;\n'
	);
	const states: string[] = [];
	do {
		states.push( await onSite< string >( 'part_dying_at', 'fetch' ) );
	} while ( states.at( -1 ) !== 'done' && states.length < 9 );
	expect( await onSite( 'imported_with_pictures' ) ).toEqual( [
		[
			[
				'create',
				'Imagen: No se ha podido descargar la imagen: https://example.org/deadly.png',
				false,
			],
			[ 'create', '', false ],
		],
		0,
	] );
	// The first time it may have been something else.
	expect( states ).toEqual( [ 'died', 'died', 'done' ] );
} );

it( 'a picture is neither lost nor twice in the library where a kill comes when its sizes are made', async () => {
	await onSite(
		'begin_with_pictures',
		'Con imagen;https://example.org/lenta.png\n'
	);
	expect( [
		await onSite( 'part_dying_at', 'wp_generate_attachment_metadata' ),
		await onSite( 'part_dying_at', '' ),
	] ).toEqual( [ 'died', 'done' ] );
	expect( await onSite( 'imported_with_pictures' ) ).toEqual( [
		[ [ 'create', '', true ] ],
		1,
	] );
} );
