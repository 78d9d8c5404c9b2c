/**
 * `wp programas`. WP-CLI itself is nowhere to be had for the tests: its part is played by a stand-in.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

type Command = [
	name: string,
	args: string[],
	options: Record< string, unknown >,
];

const run = ( user: number, csv: string, ...commands: Command[] ) =>
	inSandbox< string[][] >( 'run_all', user, csv, commands );

const importing: Command = [ 'import', [ 'FILE' ], {} ];

const CSV =
	'Título;Comienza;Lugar;Correo\nCoro;1/1/2026;Aula 1;\nDanza;;;hola@\n;;Aula 2;\n';

it( 'imports: a dry run, then the import; rows that are missing are in the exit code', async () => {
	const problems = [
		'Warning: Fila 3: Danza: Correo electrónico: Escribe una dirección como nombre@example.org.',
		'Warning: Fila 4: Título: Escribe un título.',
	];
	const done = ( created: number, changed: number, left: number ) => [
		...problems,
		`Creados: ${ created }`,
		`Cambiados: ${ changed }`,
		`Sin cambios: ${ left }`,
		'No importados: 1',
		'exit 1',
	];
	expect(
		await run(
			1,
			CSV,
			[ 'import', [ 'FILE' ], { 'dry-run': true } ],
			[ 'import', [ 'FILE' ], { status: 'publish' } ],
			[ 'list', [], { format: 'csv' } ],
			importing
		)
	).toEqual( [
		[
			...problems,
			'Se crearían: 1',
			'Se cambiarían: 1',
			'Sin cambios: 0',
			'No se importarían: 1',
			'exit 1',
		],
		done( 1, 1, 0 ),
		[
			expect.stringMatching(
				/^csv \[\["Program ID","Title","Starts","Ends","Sign-up","Status"\],\[\["\d+","Coro","2026-01-01","","","publicado"\],\["\d+","Danza","","","","publicado"\]\]\]$/
			),
			'exit 0',
		],
		done( 0, 0, 2 ),
		[],
	] );
} );

it( 'names the columns that it leaves out, and the categories that are new', async () => {
	const [ dry, done, again ] = await run(
		1,
		'Título;Sala A;Sala B;Categorías\nTango;30;sí;Baile > Tango\n',
		[ 'import', [ 'FILE' ], { 'dry-run': true } ],
		importing,
		importing
	);
	expect( dry?.slice( 0, 2 ) ).toEqual( [
		'Warning: 2 columnas no se importarán: Sala A, Sala B',
		'Categorías que se añadirían: Baile | Baile > Tango',
	] );
	expect( done?.[ 1 ] ).toBe( 'Categorías añadidas: Baile | Baile > Tango' );
	expect( again?.[ 1 ] ).toBe( 'Creados: 0' );
} );

it( 'a later import of the same file writes nothing into what the earlier one made; others may try or import it meanwhile', async () => {
	expect( await inSandbox( 'again' ) ).toMatchObject( {
		'new ones': [ true, true, 'Otro nombre' ],
		'tried meanwhile': {
			0: 'Se crearían: 2',
			2: 'Sin cambios: 1',
			4: 'exit 0',
		},
		'imported meanwhile': [
			'Error: Another process imports this file.',
			'exit 1',
		],
		import: { 0: 'Creados: 3', 4: 'exit 0' },
		rows: 'being read',
	} );
} );

it( 'exports to its output, which imports again', async () => {
	const [ [ csv = '', end ] = [] ] = await run( 1, CSV, [
		'export',
		[],
		{},
	] );
	expect( end ).toBe( 'exit 0' );
	expect( csv.split( '\r\n' ) ).toHaveLength( 3 );
	expect( await run( 1, csv, importing ) ).toEqual( [
		expect.arrayContaining( [ 'exit 0' ] ),
		[],
	] );
} );

it( 'says what cannot be imported, and by whom', async () => {
	const nobody = [
		'Error: Name a user who may edit all programs: --user=<login>.',
		'exit 1',
	];
	const exporting: Command = [ 'export', [], {} ];
	const missing: Command = [ 'import', [ 'FILE.missing' ], {} ];
	expect( await run( 0, CSV, importing, exporting ) ).toEqual( [
		nobody,
		nobody,
		[],
	] );
	expect( await run( 1, 'Hola;Adiós\n1;2\n', importing, missing ) ).toEqual( [
		[
			'Error: Ninguna columna tiene un nombre conocido. La primera fila tiene que decir qué son las columnas, por ejemplo «Título».',
			'exit 1',
		],
		[ 'Error: No hay ningún archivo. Elige uno.', 'exit 1' ],
		[],
	] );
} );

it( 'the doctor says what is wrong, one line each, and in the exit code', async () => {
	const [ healthy, sick ] = await inSandbox< string[][] >( 'doctor' );
	expect( healthy ).toEqual( [ 'Success: Nothing is wrong.', 'exit 0' ] );
	expect( sick ).toEqual( [
		'Warning: No published page has the block "Programas" or the shortcode [programas] in its content.',
		'Warning: No rule leads to the programs: save the permalinks.',
		'Warning: A category has the slug "all", which means all of them.',
		'Warning: WP-Cron does not run: an event of this plugin is more than an hour late.',
		'Warning: Program N: Comienza: Escribe el día como 15/10/2027.',
		'Warning: Program N: Correo electrónico: Escribe una dirección como nombre@example.org.',
		'exit 1',
	] );
} );
