import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the forms of the import', () => {
	it( 'are for who may edit what others wrote, with a nonce of their own', async () => {
		expect( await inSandbox( 'answers' ) ).toEqual( {
			'subscriber, another nonce': '403, still there',
			subscriber: '403, still there',
			'author, another nonce': '403, still there',
			author: '403, still there',
			'editor, another nonce': '403, still there',
			editor: 'back',
			'another window':
				'post_type=pfilter_programa&page=programs-filter-import&problem=other-import, still there',
			nobody: 'closed',
		} );
	} );

	it( 'say that a file is too large, also where PHP kept nothing of the request', async () => {
		expect( await inSandbox( 'too_large' ) ).toEqual( [
			'too-large',
			'programs_filter_import',
			'upload',
			true,
		] );
	} );

	it( 'a stopped import keeps its report, and comes back over no other', async () => {
		expect( await inSandbox( 'stopped' ) ).toEqual( {
			step: 'done',
			rows: 1,
			says: true,
			other: true,
		} );
	} );

	it( 'name the categories that are new, before and after: each once, in the list and at its row', async () => {
		const csv = `Título;Categorías
A;Cultura > Música | Artes > Música
B;cultura > musica
C;Música
D;Danza > Clásica
;Nunca
E;Clásica
`;
		const list = [
			'Cultura',
			'Cultura > Música',
			'Danza',
			'Danza > Clásica',
		];
		const first = 'Categorías nuevas: Cultura | Cultura > Música';
		const fourth = 'Categorías nuevas: Danza | Danza > Clásica';
		const said = [ list, [ first, '', '', fourth, '', '' ] ];
		expect( await inSandbox( 'new_categories', csv ) ).toEqual( {
			check: said,
			import: said,
		} );
		// Another plugin refuses one: then it was not added.
		expect(
			await inSandbox( 'new_categories', csv, 'Clásica' )
		).toMatchObject( {
			import: [
				[ 'Cultura', 'Cultura > Música', 'Danza' ],
				[ first, '', '', 'Categoría nueva: Danza', '', '' ],
			],
		} );
	} );

	it( 'name twenty new categories, and say how many more there are', async () => {
		const names = Array.from( { length: 23 }, ( _, at ) => `C${ at }` );
		const { check } = await inSandbox< { check: [ string[], string[] ] } >(
			'new_categories',
			`Título;Categorías\nA;${ names.join( '|' ) }\n`
		);
		expect( check[ 0 ] ).toEqual( [ ...names.slice( 0, 20 ), 'y 3 más' ] );
		expect( check[ 1 ][ 0 ] ).toContain( 'C22' );
	} );

	it( 'say above the first rows how many have a problem, and below them which', async () => {
		expect(
			await inSandbox(
				'first_rows',
				'Lugar;Título;Correo;Comienza\n;"Dos\nlíneas";hola@;nunca\n;;;\n;Bien;;\n;Mal;;;;x\n'
			)
		).toEqual( [
			'2 de estas filas tienen algún problema.',
			[
				'Fila 2, Correo electrónico: Escribe una dirección como nombre@example.org.',
				'Fila 2, Comienza: «nunca» no es una fecha. Escríbela como 15/10/2027.',
				'Fila 5: Esta fila tiene más celdas que columnas hay: puede que sus comillas o separadores estén mal.',
			],
			4,
		] );
		expect( await inSandbox( 'first_rows', 'Título\nA\n' ) ).toEqual( [
			'Ninguna de estas filas tiene problemas.',
			[],
			2,
		] );
	} );
} );

it( 'says of one row what becomes of one program, and of all what becomes of several', async () => {
	const csv =
		'Título;Lugar;Correo\nNueva;Aula;a@\nOtra;Patio;a@\nIgual;Aula;a@\n;Aula;a@\n';
	const words = ( text: string ) => text.split( ', ' );
	const would = words(
		'Se crearía, Se cambiaría, Sin cambios, No se importaría'
	);
	const was = words( 'Creado, Cambiado, Sin cambios, No importado' );
	const wouldAll = words(
		'Se crearían, Se cambiarían, Sin cambios, No se importarían, Filas con algún problema'
	);
	const wereAll = words(
		'Creados, Cambiados, Sin cambios, No importados, Filas con algún problema'
	);
	expect( await inSandbox( 'results', csv ) ).toEqual( {
		preview: would,
		// The row that changes something stands above those with a problem, too.
		check: [ [ 'Se cambiaría', ...would ], would, wouldAll ],
		import: [ [ 'Cambiado', ...was ], was, wereAll ],
	} );
} );

it( 'tells where a file is chosen how several categories are written', async () => {
	const page = await inSandbox< string >( 'first_page', '' );
	expect( page ).toContain(
		'Si una celda tiene varias categorías, sepáralas con «|»: Música | Danza.'
	);
} );

it( 'has import, export and past imports in tabs of one page, whose name says so, also while an import is under way', async () => {
	const tabs = [ 'Importar', 'Exportar', 'Importaciones anteriores' ];
	for ( const [ tab, shown, says ] of [
		[ '', 'Importar', 'name="programs_filter_file"' ],
		[ 'export', 'Exportar', 'programs_filter_do=export' ],
		[
			'past',
			'Importaciones anteriores',
			'Todavía no se ha importado nada.',
		],
		[ 'zzz', 'Importar', 'name="programs_filter_file"' ],
	] as const ) {
		const page = await inSandbox< string >( 'first_page', tab );
		expect( page ).toContain( '<h1>Importar y exportar</h1>' );
		expect(
			[ ...page.matchAll( /<a class="nav-tab[^>]*>([^<]*)/g ) ].map(
				( [ , label ] ) => label
			)
		).toEqual( tabs );
		expect( page ).toMatch(
			new RegExp( `aria-current="page">${ shown }<` )
		);
		expect( page ).toContain( says );
	}
	expect( await inSandbox( 'tabs_meanwhile' ) ).toEqual( {
		menu: 'Importar y exportar',
		export: true,
		past: [ 'Cuando termine la importación en curso', false ],
	} );
} );
