/**
 * Parts of an import: ends in the middle, others at once, what it writes in all.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox, onSite } = wordpress();

it( 'one process at a time, also of different people', async () => {
	expect( ( await inSandbox< unknown[] >( 'at_once' ) ).join() ).toBe(
		'busy,busy,done,2'
	);
} );

it( 'is stuck, never done, where the log, the rows or the titles cannot be had', async () => {
	expect( ( await inSandbox< string[] >( 'not_to_be_done' ) ).join() ).toBe(
		'unwritable,unreadable,database,2,2'
	);
} );

it( 'counts the programs of all categories at the end, also those of a part that was killed', async () => {
	expect( await inSandbox( 'counted' ) ).toEqual( [ 1, 1 ] );
} );

it.each( [
	[ 'with', true ],
	[ 'without', false ],
] )(
	'killed again and again in the middle, it loses no row and makes none twice: tables %s transactions',
	async ( _, hasTransactions ) => {
		const COUNT = 30;
		await onSite( 'begin_many', COUNT );
		let deaths = 0;
		try {
			for ( let state = ''; state !== 'done'; ) {
				// Each time somewhere else.
				state = await onSite< string >(
					'part_dying_after',
					50 + ( ( deaths * 37 ) % 70 ),
					'add_term_relationship',
					hasTransactions
				);
				deaths += state === 'died' ? 1 : 0;
			}
		} finally {
			const { rows, programs, counts } = await onSite< {
				rows: unknown[];
				programs: Record< string, object >;
				counts: object;
			} >( 'many_imported' );
			const numbers = Array.from(
				{ length: COUNT },
				( __, at ) => at + 1
			);
			expect( deaths ).toBeGreaterThan( 5 );
			expect( rows ).toEqual(
				numbers.map( ( at ) => [ at, 'create', '' ] )
			);
			expect( counts ).toMatchObject( { create: COUNT, problems: 0 } );
			expect( Object.entries( programs ) ).toMatchObject(
				numbers.map( ( at ) => [
					`Programa ${ at }`,
					{
						start: '2026-03-03',
						place: `Aula ${ at }`,
						status: 'publish',
						categories: [ `C${ at % 3 }` ],
					},
				] )
			);
		}
	}
);

it.each( [
	[
		'add_term_relationship',
		'skip',
		'El servidor se ha parado cada vez que llegaba a esta fila, que se ha dejado fuera.',
	],
	[
		'wp_after_insert_post',
		'create',
		'El servidor se ha parado cada vez que llegaba a esta fila: el programa se ha añadido, pero puede que le falte algo.',
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
		} while ( states.at( -1 ) !== 'done' );
		const { rows, programs } = await onSite< {
			rows: unknown[];
			programs: object;
		} >( 'many_imported' );
		expect( states ).toEqual( [ 'died', 'died', 'died', 'died', 'done' ] );
		expect( rows ).toEqual( [
			[ 1, 'create', '' ],
			[ 2, action, problem ],
			[ 3, 'create', '' ],
		] );
		expect( Object.keys( programs ).length ).toBe(
			action === 'skip' ? 2 : 3
		);
	}
);

it( 'rows are removed after a day and journals after 30, by any user’s WP-Cron', async () => {
	expect( await inSandbox( 'tidied' ) ).toEqual( {
		young: true,
		old: false,
		journals: [ true, false ],
		job: null,
		scheduled: true,
		guard: true,
	} );
} );

it.each( [
	[ 'editor', true, [ 200, 'import' ], [ 200, 'done' ] ],
	[ 'editor', false, [ 404, 'programs_filter_no_import' ] ],
	[ 'author', false, [ 403, 'programs_filter_cannot_import' ] ],
	[ '', false, [ 401, 'programs_filter_cannot_import' ] ],
] )(
	'the REST route answers who may import, about their own import: "%s", %s',
	async ( role, isOwn, get, post = get ) => {
		expect( await inSandbox( 'asked_by', role, isOwn ) ).toEqual( [
			get,
			post,
			isOwn ? 1 : 0,
		] );
	}
);

it( 'goes on from the last number of the order, and adds each category once', async () => {
	expect( await inSandbox( 'counted_on' ) ).toEqual( [ 4, 5, 6, 9, 10, 1 ] );
} );

it( 'asks for the last number of the order once for a batch of rows', async () => {
	expect( await inSandbox( 'numbered' ) ).toEqual( [
		[ 0, 0 ],
		1,
		[ 0, 0, 7, 8, 9 ],
		1,
	] );
} );

it( 'makes its folder also where another request makes it, and says where it cannot be made', async () => {
	expect( await inSandbox( 'folder_made', true ) ).toBe( 'made' );
	expect( await inSandbox( 'folder_made', false ) ).toBe( 'unwritable' );
} );
