/**
 * What the page of the import tells of a sheet, step by step.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'names above the rows the columns that are not imported, as they are chosen, and again where all rows are checked', async () => {
	const csv = 'Título;Observaciones;Código & clave\nA;B;C\n';
	const both =
		'2 columnas no se importarán: Observaciones, Código &amp; clave';
	const one = '1 columna no se importará: Observaciones';
	expect(
		await inSandbox( 'unused', csv, [ 'title', '', 'place' ] )
	).toEqual( [ both, one, one ] );
	expect(
		await inSandbox( 'unused', csv, [ 'title', 'place', 'price' ] )
	).toEqual( [ both, '', '' ] );
	// One without a name by its number; none at the end in which nothing is.
	const nameless = '1 columna no se importará: Columna 2';
	expect(
		await inSandbox( 'unused', 'Título;;Lugar;\nA;B;C;\n', [
			'title',
			'',
			'place',
		] )
	).toEqual( [ nameless, nameless, nameless ] );
} );

it( 'says of one row what becomes of one program, and of all what becomes of several', async () => {
	const csv =
		'Título;Lugar;Correo\nNueva;Aula;a@\nOtra;Patio;a@\nIgual;Aula;a@\n;Aula;a@\n';
	const would = [
		'Se crearía',
		'Se cambiaría',
		'Se dejaría como está',
		'No se importaría',
	];
	const was = [ 'Creado', 'Cambiado', 'Dejado como estaba', 'No importado' ];
	const wouldAll = [
		'Se crearían',
		'Se cambiarían',
		'Se dejarían como están',
		'No se importarían',
		'Filas con algún problema',
	];
	const wereAll = [
		'Creados',
		'Cambiados',
		'Dejados como estaban',
		'No importados',
		'Filas con algún problema',
	];
	expect( await inSandbox( 'results', csv ) ).toEqual( {
		preview: would,
		check: [ would, would, wouldAll ],
		import: [ was, was, wereAll ],
	} );
} );

it( 'tells where a file is chosen how several categories are written, and leads to the export', async () => {
	const page = await inSandbox< string >( 'first_page' );
	expect( page ).toContain(
		'Si una celda tiene varias categorías, sepáralas con «|»: Música | Danza.'
	);
	const target = /<a href="#([^"]+)">Exportar/.exec( page )?.[ 1 ];
	expect( page ).toContain( `<h2 id="${ target }">Exportar</h2>` );
} );
