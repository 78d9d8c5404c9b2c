/**
 * Imports whose disk or database fail.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const CREATED = [ 'create', '' ];

it( 'goes on behind the last whole line where a full disk left half a line, and changes nothing that was done', async () => {
	expect( await inSandbox( 'half_a_line' ) ).toEqual( [
		'A mano',
		[ CREATED, CREATED, CREATED ],
		{ create: 3, change: 0, same: 0, skip: 0, problems: 0 },
		3,
	] );
} );

it( 'does not hold a full disk against the row at which it was full', async () => {
	expect( await inSandbox( 'full_disk' ) ).toEqual( [
		[ ...Array< string >( 5 ).fill( 'unwritable' ), 'done' ],
		[ CREATED, CREATED ],
		[ [ 'Una' ], [ 'Otra' ] ],
		2,
	] );
} );

it( 'waits for a database that writes nothing, loses no row, and keeps the report', async () => {
	expect( await inSandbox( 'read_only' ) ).toEqual( {
		states: [ 'going', ...Array< string >( 5 ).fill( 'database' ), 'done' ],
		step: 'database import',
		rows: [ CREATED, CREATED, CREATED ],
		then: 'done',
		programs: {
			A: [ 'publish', 'B', [ 'Una' ] ],
			C: [ 'publish', 'D', [ 'Otra' ] ],
			E: [ 'publish', 'F', [ 'Tercera' ] ],
		},
	} );
} );

it.each( [
	'INSERT posts',
	'UPDATE term_taxonomy',
	'INSERT postmeta',
	'INSERT terms',
	'INSERT term_taxonomy',
	'INSERT term_relationships',
	'SELECT term_taxonomy',
	'SELECT posts',
] )( 'does a row again of which a query is refused: %s', async ( query ) => {
	expect( await inSandbox( 'refused_once', query ) ).toEqual( [
		[ 'going', 'database', 'done' ],
		[ CREATED, CREATED ],
		2,
		'D',
		[ 'Una' ],
		true,
	] );
} );

it( 'does a row again of which the database has kept nothing', async () => {
	expect( await inSandbox( 'connection_lost' ) ).toEqual( [
		[ 'going', 'database', 'done' ],
		[ CREATED, CREATED ],
		2,
	] );
} );

it( 'goes on beside another plugin whose queries fail each time', async () => {
	expect( await inSandbox( 'beside_wrong_queries' ) ).toEqual( [
		CREATED,
		CREATED,
	] );
} );

it( 'tells a full disk from a database that fails', async () => {
	const disk =
		'El servidor no ha podido escribir en su carpeta de subidas: puede que su disco esté lleno. Quien administra el sitio tiene que liberar espacio o permitirlo.';
	const database =
		'La base de datos del sitio no responde o no guarda nada. No se pierde nada. Si sigue así, avisa a quien administra el sitio.';
	expect( await inSandbox( 'told' ) ).toEqual( [
		[ 507, 'programs_filter_stuck', disk ],
		[ 507, 'programs_filter_stuck', database ],
	] );
	expect( await inSandbox( 'said_without_script' ) ).toContain( database );
} );

it( 'counts the programs of categories also where it is stopped after a kill', async () => {
	expect( await inSandbox( 'stopped_after_a_kill' ) ).toEqual( [ 0, 1 ] );
} );
