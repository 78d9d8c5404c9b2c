import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const STEPS = 'Crear la página de programas | Añadir programa | ';
const GUIDE = ' | Guía para quien edita';
const DISMISS = `${ GUIDE } | Descartar este aviso.`;

describe( 'the first steps', () => {
	it( 'are offered after activation to those who may take them, until they are done or dismissed', async () => {
		expect( await inSandbox( 'notices' ) ).toEqual( {
			'not activated': '',
			activated: `${ STEPS }Cargar seis ejemplos${ DISMISS }`,
			elsewhere: '',
			author: `Añadir programa${ DISMISS }`,
			subscriber: '',
			dismissed: '',
			'empty list': `${ STEPS }Cargar seis ejemplos${ GUIDE }`,
			'with examples': `${ STEPS }Quitar los ejemplos${ DISMISS }`,
			'of examples': 'Hecho: los ejemplos están cargados.',
			later: 'Quitar los ejemplos',
			'without a page': `${ STEPS }Quitar los ejemplos${ DISMISS }`,
			draft: `Editar la página | Añadir programa | Quitar los ejemplos${ DISMISS }`,
			'of the draft':
				'Hecho: la página de programas está creada. Los visitantes la verán cuando la publiques. Editar la página | Hecho: has publicado 1 programa. | Hecho: los ejemplos están cargados.',
			'of an author':
				'Hecho: has publicado 1 programa. | Hecho: los ejemplos están cargados.',
			'of all':
				'Hecho: la página de programas está publicada. Ver la página | Hecho: has publicado 1 programa. | Hecho: los ejemplos están cargados.',
			done: '',
			option: false,
			'activated anew': false,
		} );
	} );

	it( 'make the page once; the list of plugins leads on', async () => {
		expect( await inSandbox( 'others' ) ).toEqual( {
			same: true,
			refused: 0,
			status: 'draft',
			title: 'Programas',
			template: 'page-no-title',
			blocks: [ 'core/group' ],
			h1: 1,
			links: `Programas | Añadir programa${ GUIDE } | Desactivar`,
		} );
	} );
} );

describe( 'the examples', () => {
	it( 'are written once, and removed with nothing else; what is changed or used stays', async () => {
		const before = { programs: 0, categories: 1, pictures: 0 };
		expect( await inSandbox( 'examples' ) ).toEqual( {
			before,
			written: { programs: 6, categories: 5, pictures: 6 },
			facts: 'Taller',
			picture: true,
			own: true,
			kept: 0,
			removed: { ...before, own: true },
			// The one in the trash is changed too: it stays there.
			'kept then': 2,
			then: {
				programs: [ 'La hora del cuento', 'Mío', 'Yoga suave' ],
				categories: [
					'Bellas artes',
					'Bienestar',
					'Familias',
					'Música',
				],
				pictures: [ 'acuarela', 'cuento', 'robot', 'yoga' ],
			},
			marks: 0,
		} );
	} );
} );

it.each( [
	[ 'editor', 'done', 'done' ],
	[ 'author', '403', '403' ],
] )(
	'the forms of an %s do nothing with a nonce of another form',
	async ( role, page, examples ) => {
		expect( await inSandbox( 'ends_of_forms', role ) ).toEqual( {
			'on a read-only database': page === 'done' ? '503' : '403',
			create_page: [ '403', page ],
			load_examples: [ '403', examples ],
			remove_examples: [ '403', examples ],
		} );
	}
);
