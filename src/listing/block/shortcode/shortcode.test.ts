import { attrs } from '@wordpress/shortcode';
import { fromShortcode } from './read';
import { toShortcode } from './write';

window.programsFilterFacts = Object.entries( {
	dates: 'fecha',
	place: 'lugar',
	address: 'direccion',
	audience: 'publico',
	price: 'precio',
	signup: 'inscripcion',
} ).map( ( [ key, word ] ) => ( { key, word, label: key } ) );

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
		[
			{ orderBy: 'start' as const, when: 'current-and-coming' as const },
			'[programas cuando="vigentes" orden="comienzo"]',
		],
		[
			{ facts: [ 'dates', 'place' ] },
			'[programas mostrar_datos="fecha,lugar"]',
		],
		[
			{
				perPage: 12,
				filters: [ 'buscar', 'categoria', 'edad' ],
				filterControl: 'pills' as const,
				multiple: true,
				stickyFilter: true,
			},
			'[programas filtros="buscar,categoria,edad" control_filtros="botones" varios="si" filtro_fijo="si" por_pagina="12"]',
		],
		[ { filters: [ 'categoria' ] }, '[programas]' ],
		[ { filters: [] }, '[programas filtros=""]' ],
		[ { allLabel: 'date' }, '[programas todos="date"]' ],
		[
			{ emptyText: 'Nada en «danza»' },
			'[programas texto_vacio="Nada en «danza»"]',
		],
		[ { emptyText: 'Di "hola"' }, `[programas texto_vacio='Di "hola"']` ],
		[
			{ emptyText: `L'"hola" [x] <b \\ &#91;` },
			`[programas texto_vacio="L'&#34;hola&#34; &#91;x&#93; &#60;b &#92; &#38;#91;"]`,
		],
		[
			{ categories: [ 'arte' ], showOthers: true, columnsWide: 3 },
			'[programas categorias="arte" otras_categorias="si" columnas="3"]',
		],
		[
			{ gap: '2rem', cardBackground: 'var:preset|color|contrast' },
			'[programas separacion="2rem" fondo_tarjeta="var:preset|color|contrast"]',
		],
		[
			{
				textColor: 'contrast',
				style: {
					spacing: { padding: { top: '1rem', bottom: undefined } },
					elements: {
						link: { ':hover': { color: { text: '#fff' } } },
					},
				},
			},
			'[programas estilo="textColor=contrast; spacing.padding.top=1rem; elements.link.:hover.color.text=#fff"]',
		],
		[
			{ anchor: 'cursos', className: 'is-style-rows', align: 'wide' },
			'[programas ancla="cursos" clase="is-style-rows" alineacion="ancho"]',
		],
	] )( '%j gives %s', ( attributes, shortcode ) => {
		expect( toShortcode( attributes ) ).toBe( shortcode );
	} );

	it.each( [
		[ { style: { css: 'color: red' } } ],
		[ { style: { color: { background: 'url("x")' } } } ],
		[ { style: { spacing: { padding: { top: 10 } } } } ],
		[ { style: { shadow: 'var:preset|shadow|deep' } } ],
	] )( 'none for %j, which it could not hold', ( attributes ) => {
		expect( toShortcode( attributes ) ).toBeUndefined();
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
		[
			'[programas mostrar_datos="Precio, x, dates,inscripción"]',
			{ facts: [ 'price', 'dates', 'signup' ] },
		],
		[
			'[programas orden="comienzo" cuando="Próximos"]',
			{ orderBy: 'start', when: 'coming' },
		],
		[
			'[programas cuando="current-and-coming"]',
			{ when: 'current-and-coming' },
		],
		[ '[programas cuando="ayer"]', {} ],
		[
			'[programas nivel_titulo="6" columnas="6"]',
			{ headingLevel: 6, columnsWide: 6 },
		],
		[ '[programas nivel_titulo="7" columnas="7"]', {} ],
		[
			'[programas filtros=" cuando , edad,"  control_filtros="Botones" varios="sí" por_pagina="6" filtro_fijo="no"]',
			{
				filters: [ 'cuando', 'edad' ],
				filterControl: 'pills',
				multiple: true,
				perPage: 6,
				stickyFilter: false,
			},
		],
		[ '[programas filtros=""]', { filters: [] } ],
		[ '[programas control_filtros="menú" por_pagina="-1"]', {} ],
		[ '[programas mostrar_datos="x"]', {} ],
		[ '[programas mostrar_datos=""]', { facts: [] } ],
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
		[ '[programas alineacion="izquierda" color="rojo"]', {} ],
		[
			'[programas columnas="3" columnas_medianas="7" columnas_pequenas="dos"]',
			{ columnsWide: 3 },
		],
		[
			'[programas separacion="2" radio_tarjeta="1.5rem" fondo_tarjeta="#FFF" borde_tarjeta="red;"]',
			{ cardRadius: '1.5rem', cardBackground: '#FFF' },
		],
		[
			'[programas estilo=" textColor=base;spacing.padding.top = 1rem ; "]',
			{
				textColor: 'base',
				style: { spacing: { padding: { top: '1rem' } } },
			},
		],
		[ '[programas estilo="textColor=base; position=fixed"]', {} ],
		[ '[programas estilo="color.text=&quot;"]', {} ],
		[ '[programas estilo="color.text"]', {} ],
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
			perPage: 8,
			filters: [ 'buscar', 'categoria', 'edad' ],
			filterControl: 'pills' as const,
			multiple: true,
			stickyFilter: true,
			showGrid: false,
			target: '#rejilla .programas-grid',
			allLabel: `Todo "[esto]" \\ y 'más' &amp; <b>`,
			initialCategory: 'arte',
			showImage: false,
			showExcerpt: false,
			showCategories: false,
			showPillCounts: true,
			showCount: false,
			headingLevel: 4,
			emptyText: 'Nada, por ahora',
			showOthers: true,
			columnsWide: 4,
			columnsMedium: 2,
			columnsSmall: 1,
			gap: '0',
			cardRadius: '4px',
			cardText: '#123456',
			cardBackground: 'var:preset|color|base',
			cardBorder: 'rgb(0 0 0 / 50%)',
			pillGap: '1vw',
			pillRadius: '0.5em',
			pillText: 'hsl(120deg 50% 50%)',
			pillBackground: '#fff8',
			pillBorder: '#000',
			activePillText: '#ffffff',
			activePillBackground: '#00000080',
			backgroundColor: 'base',
			fontSize: 'large',
			style: {
				color: { text: '#111111' },
				typography: { lineHeight: '1.5' },
				spacing: {
					margin: { top: 'var:preset|spacing|40' },
					padding: '2rem',
				},
				border: {
					radius: { topLeft: '4px' },
					top: { width: '1px', color: 'var:preset|color|contrast' },
				},
				elements: { link: { color: { text: '#222222' } } },
			},
			anchor: 'cursos',
			align: 'full',
		};
		const { showFilter, ...others } = attributes;
		expect( showFilter ).toBe( true );
		expect( parsed( toShortcode( attributes ) ?? '' ) ).toEqual( others );
	} );
} );
