/**
 * What imports make of rows.
 */
import { wordpress } from './wordpress.ts';
import type { Result } from './import/result.ts';

const { inSandbox } = wordpress();

const SHEET = `Título;Texto;Extracto;Categorías;Comienza;Termina;Horario;Lugar;Gratis;Precio;Formulario;Inscripción;Correo;Teléfono;Orden
Acuarela;"<p>Dos
líneas</p>";Corto;Cultura > Arte | Ocio;03/03/2026 18:00;28 de marzo de 2026;Martes;Aula 1;sí;Según renta;www.example.org/a;lista de espera;hola@example.org;600 123 456;3
"Coro ""joven""";;;;;;;Sala <3;no;;;;hola@;doce;
;sin título;;;;;;;;;;;;;
`;

interface Thrice {
	dry: Result;
	before: unknown;
	first: Result;
	after: Record< string, Record< string, unknown > >;
	again: Result;
	is_same: boolean;
	files: string[];
}

it( 'a dry run writes nothing and says what the import then does; importing again changes nothing', async () => {
	const { dry, first, after, ...more } = await inSandbox< Thrice >(
		'three_times',
		SHEET
	);
	expect( dry ).toEqual( first );
	expect( first ).toEqual( {
		actions: [ 'create', 'create', 'skip' ],
		counts: { create: 2, change: 0, same: 0, skip: 1, problems: 2 },
		problems: [
			'',
			'Correo electrónico: Escribe una dirección como nombre@example.org. Teléfono: Escribe un número como +34 600 000 000.',
			'Título: Escribe un título.',
		],
	} );
	expect( Object.keys( after ) ).toHaveLength( 2 );
	expect( after ).toMatchObject( {
		Acuarela: {
			content: '<p>Dos\nlíneas</p>',
			excerpt: 'Corto',
			status: 'publish',
			order: 3,
			password: '',
			picture: 0,
			categories: [ 'Arte', 'Ocio' ],
			start: '2026-03-03T18:00',
			end: '2026-03-24',
			sessions: '2026-03-03/2026-03-28 TU 18:00',
			place: 'Aula 1',
			free: '1',
			price: 'Según renta',
			signup_url: 'https://www.example.org/a',
			signup_state: 'waiting',
			email: 'hola@example.org',
			phone: '600 123 456',
		},
		'Coro "joven"': { place: 'Sala <3', status: 'publish' },
	} );
	expect( more ).toMatchObject( {
		before: [],
		again: { actions: [ 'same', 'same', 'skip' ] },
		is_same: true,
		files: [],
	} );
} );

it( 'finds a program by its ID, else by title and beginning; an empty cell empties, a missing column does not', async () => {
	expect( await inSandbox( 'changed' ) ).toMatchObject( {
		by_id: { actions: [ 'change' ] },
		by: { actions: [ 'change', 'create' ] },
		twins: {
			actions: [ 'create', 'skip' ],
			problems: [ '', 'Repetida: igual que la fila 2.' ],
		},
		titles: [ 'Coro nuevo', 'CORO' ],
		facts: [
			{ start: '2026-01-01', price: '9 €' },
			{ start: '2026-02-01', place: 'Aula 1', price: '5 €' },
		],
		kept: [ 'Música' ],
		programs: [ 'Coro nuevo', 'CORO', 'Coro', 'Danza' ],
	} );
} );

it( 'a role may by an import what it may otherwise', async () => {
	const csv =
		'Título;Categorías;Estado;Texto\nNueva;Nunca vista;publicado;<p>a</p><script>b</script>\nDe otra;;borrador\n';
	const by = ( role: string, may: Record< string, boolean > = {} ) =>
		inSandbox( 'imported_by', role, may, csv );
	expect( await by( 'contributor' ) ).toMatchObject( { is_allowed: false } );
	expect( await by( 'editor' ) ).toMatchObject( {
		is_allowed: true,
		actions: [ 'create', 'change' ],
		programs: {
			Nueva: {
				// As in the editor: on a site of its own, an editor may write any HTML.
				content: '<p>a</p><script>b</script>',
				status: 'publish',
				categories: [ 'Nunca vista' ],
			},
			'De otra': { status: 'draft' },
		},
	} );
	// Edits what others wrote, and publishes nothing.
	expect(
		await by( 'contributor', { edit_others_posts: true } )
	).toMatchObject( {
		is_allowed: true,
		actions: [ 'create', 'skip' ],
		problems: [
			'Estado: No tienes permiso para publicar: queda sin publicar. Categorías: No hay ninguna categoría «Nunca vista» y no tienes permiso para añadirla.',
			'No tienes permiso para editar este programa.',
		],
		programs: {
			Nueva: { status: 'pending', categories: [] },
			'De otra': { status: 'publish' },
		},
	} );
} );

it( 'leaves what the row does not say as a person wrote it who may more', async () => {
	expect( await inSandbox( 'kept' ) ).toMatchObject( {
		content: '<iframe src="https://example.org/?a=1&b=\\"></iframe>',
		place: 'Aula',
	} );
} );

it( 'a cell of categories that cannot be used takes none away', async () => {
	expect( await inSandbox( 'long_categories' ) ).toMatchObject( {
		actions: [ 'same', 'same' ],
		problems: Array( 2 ).fill( 'Categorías: Acorta este texto.' ),
	} );
} );

it( 'who listens to a program that is written finds it whole', async () => {
	expect( await inSandbox( 'heard' ) ).toEqual( {
		create: [ 'A, new: Arte, with a picture, Aula' ],
		facts: [ 'A, changed: Arte, with a picture, Patio' ],
		categories: [ 'A, changed: Danza, with a picture, Patio' ],
		same: [],
		saves: 3,
	} );
} );

it( 'finds and adds categories by their path', async () => {
	expect( await inSandbox( 'categories' ) ).toMatchObject( {
		actions: [ 'create', 'create', 'create', 'create' ],
		categories: {
			A: [ 'Artes &amp; oficios', 'Coral', 'Danza' ],
			B: [ 'Música' ],
			C: [ 'Uno &gt; dos | tres' ],
			D: [],
		},
		again: [ 'same', 'same', 'same', 'same' ],
		is_same: true,
		exported: [
			'Artes & oficios | Cultura > Música > Coral | Cultura > Danza',
			'Cultura > Música',
			'Uno \\> dos \\| tres',
			'',
		],
	} );
} );
