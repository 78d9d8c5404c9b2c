import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const PAGE = 'Crear la página de programas';
const ADD = 'Añadir programa';
const EXAMPLES = 'Añadir seis ejemplos';
const GUIDE = ' | Guía para quien edita';
const DISMISS = `${ GUIDE } | Descartar este aviso.`;

describe( 'the first steps', () => {
	it( 'are offered after activation to those who may take them, until they are done or dismissed', async () => {
		expect( await inSandbox( 'notices' ) ).toEqual( {
			'not activated': '',
			activated: `${ PAGE } | ${ ADD } | ${ EXAMPLES }${ DISMISS }`,
			elsewhere: '',
			author: `${ ADD }${ DISMISS }`,
			subscriber: '',
			dismissed: '',
			'empty list': `${ PAGE } | ${ ADD } | ${ EXAMPLES }${ GUIDE }`,
			'with examples': `${ PAGE } | ${ ADD }${ DISMISS }`,
			draft: `Editar la página | ${ ADD }${ DISMISS }`,
			done: '',
			option: false,
			later: '',
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
			// Prompts, which visitors do not see.
			text: 'Programas',
			mode: 'template-locked',
			links: `Programas | Añadir programa${ GUIDE } | Desactivar`,
		} );
	} );
} );

describe( 'the examples', () => {
	it( 'are written once, in a category of their own by which the list shows them', async () => {
		expect( await inSandbox( 'examples' ) ).toEqual( {
			before: { programs: 0, categories: 1, pictures: 0 },
			written: { programs: 6, categories: 7, pictures: 6 },
			facts: 'Taller',
			picture: true,
			own: [],
			listed: 6,
		} );
	} );
} );

it.each( [
	[ 'editor', 'done', 'done' ],
	[ 'author', '403', '403' ],
] )(
	'the links of an %s do nothing with a nonce of another link',
	async ( role, page, examples ) => {
		expect( await inSandbox( 'ends_of_forms', role ) ).toEqual( {
			'on a read-only database': page === 'done' ? '503' : '403',
			create_page: [ '403', page ],
			add_examples: [ '403', examples ],
		} );
	}
);
