import { attrs } from '@wordpress/shortcode';
import { fromShortcode } from './shortcode';

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

it.each( [
	[ '[programas]', {} ],
	[
		'[programas categorias=" arte , musica,"]',
		{ categories: [ 'arte', 'musica' ] },
	],
	[ '[programas orden="Título"]', { orderBy: 'title' } ],
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
		'[programas filtros=" cuando , edad,"  varios="sí" por_pagina="6"]',
		{
			filters: [ 'cuando', 'edad' ],
			multiple: true,
			perPage: 6,
		},
	],
	[ '[programas filtros=""]', { filters: [] } ],
	[ '[programas por_pagina="-1"]', {} ],
	[ '[programas mostrar_datos="x"]', {} ],
	[ '[programas mostrar_datos=""]', { facts: [] } ],
	[ '[programas orden="al azar"]', {} ],
	[
		'[programas filtro="No" imagen="0" extracto="sí" contar="quizá"]',
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
