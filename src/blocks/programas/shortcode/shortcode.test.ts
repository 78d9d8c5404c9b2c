import { attrs } from '@wordpress/shortcode';
import { fromShortcode } from './read';
import { toShortcode } from './write';

const parsed = ( shortcode: string ) =>
	fromShortcode(
		attrs( shortcode.replace( /^\[programas|\]$/g, '' ) ).named
	);

describe( 'block to shortcode', () => {
	it.each( [
		[ {}, '[programas]' ],
		[
			{ limit: 0, showFilter: true, orderBy: 'manual' as const },
			'[programas]',
		],
		[
			{ categories: [ 'arte', 'musica' ] },
			'[programas categorias="arte,musica"]',
		],
		[
			{ orderBy: 'title' as const, order: 'desc' as const },
			'[programas orden="titulo" direccion="desc"]',
		],
		[
			{ orderBy: 'date' as const, showFilter: false },
			'[programas orden="fecha" filtro="no"]',
		],
		[
			{ showPillCounts: true, headingLevel: 2 },
			'[programas contar_categorias="si" nivel_titulo="2"]',
		],
		[ { allLabel: 'date' }, '[programas todos="date"]' ],
		[
			{ emptyText: 'Nada en «danza»' },
			'[programas texto_vacio="Nada en «danza»"]',
		],
		[ { emptyText: 'Di "hola"' }, `[programas texto_vacio='Di "hola"']` ],
		[
			{ emptyText: `L'"hola" [x] <b` },
			`[programas texto_vacio="L'hola x b"]`,
		],
		[
			{ anchor: 'cursos', className: 'is-style-rows', align: 'wide' },
			'[programas ancla="cursos" clase="is-style-rows" alineacion="ancho"]',
		],
	] )( '%j gives %s', ( attributes, shortcode ) => {
		expect( toShortcode( attributes ) ).toBe( shortcode );
	} );
} );

describe( 'shortcode to block', () => {
	it.each( [
		[ '[programas]', {} ],
		[
			'[programas categorias=" arte , musica,"]',
			{ categories: [ 'arte', 'musica' ] },
		],
		[
			'[programas orden="Título" direccion="DESC"]',
			{ orderBy: 'title', order: 'desc' },
		],
		[ '[programas orden="al azar" direccion="x"]', {} ],
		[
			'[programas filtro="No" imagen="0" extracto="sí" contar_resultados="quizá"]',
			{ showFilter: false, showImage: false, showExcerpt: true },
		],
		[
			'[programas cantidad="6" nivel_titulo="9" ancho_tarjeta="5" ]',
			{ limit: 6 },
		],
		[ '[programas cantidad="-1" nivel_titulo="2.5"]', {} ],
		[
			'[programas alineacion="completo" ancla="x" clase="is-style-plain"]',
			{ align: 'full', anchor: 'x', className: 'is-style-plain' },
		],
		[ '[programas alineacion="izquierda" columnas="3"]', {} ],
		[ '[programas todos="fecha"]', { allLabel: 'fecha' } ],
	] )( '%s gives %j', ( shortcode, attributes ) => {
		expect( parsed( shortcode ) ).toEqual( attributes );
	} );

	it( 'gives back what the block wrote', () => {
		const attributes = {
			categories: [ 'danza', 'arte' ],
			limit: 12,
			orderBy: 'date' as const,
			order: 'desc' as const,
			minCardWidth: 320,
			showFilter: true,
			showGrid: false,
			target: '#rejilla .programas-grid',
			allLabel: 'Todo',
			initialCategory: 'arte',
			showImage: false,
			showExcerpt: false,
			showCategories: false,
			showPillCounts: true,
			showCount: false,
			headingLevel: 4,
			emptyText: 'Nada, por ahora',
			anchor: 'cursos',
			align: 'full',
		};
		const { showFilter, ...others } = attributes;
		expect( showFilter ).toBe( true );
		expect( parsed( toShortcode( attributes ) ) ).toEqual( others );
	} );
} );
