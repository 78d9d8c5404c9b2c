import metadata from '../../src/listing/block/block.json';
import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const BOTH = [ 'musica', 'arte' ];

/** [ shortcode attribute as written, attributes of the block ] */
const MAPPED: [ string, Record< string, unknown > ][] = [
	[ 'categorias="musica, arte,,musica"', { categories: BOTH } ],
	[
		'categorias="musica" otras_categorias="si"',
		{ categories: [ 'musica' ], showOthers: true },
	],
	[ 'cantidad="2"', { limit: 2 } ],
	[ 'por_pagina="2"', { perPage: 2 } ],
	[
		'filtros="plazas, categoria,cuando" varios="si" control_filtros="Botones"',
		{
			filters: [ 'plazas', 'categoria', 'cuando' ],
			multiple: true,
			filterControl: 'pills',
		},
	],
	[ 'filtros="buscar"', { filters: [ 'buscar' ] } ],
	[ 'filtro_fijo="si"', { stickyFilter: true } ],
	[ 'orden="titulo"', { orderBy: 'title' } ],
	[ 'orden="fecha"', { orderBy: 'date' } ],
	[ 'orden="manual"', { orderBy: 'manual' } ],
	[ 'direccion="desc"', { order: 'desc' } ],
	[ 'orden="Comienzo"', { orderBy: 'start' } ],
	[ 'cuando="vigentes"', { when: 'current-and-coming' } ],
	[ 'cuando="Próximos"', { when: 'coming' } ],
	[ 'cuando="terminados"', { when: 'past' } ],
	[ 'cuando="todos"', { when: 'all' } ],
	[ 'ancho_tarjeta="400"', { minCardWidth: 400 } ],
	[ 'columnas="3"', { columnsWide: 3 } ],
	[ 'columnas_medianas="2"', { columnsMedium: 2 } ],
	[ 'columnas_pequenas="1"', { columnsSmall: 1 } ],
	[ 'filtro="no"', { showFilter: false } ],
	[ 'filtro="Sí"', { showFilter: true } ],
	[ 'rejilla="no" objetivo="#otra"', { showGrid: false, target: '#otra' } ],
	[ 'todos="Ver todo"', { allLabel: 'Ver todo' } ],
	[ 'categoria_inicial="arte"', { initialCategory: 'arte' } ],
	[ 'imagen="no"', { showImage: false } ],
	[ 'extracto="0"', { showExcerpt: false } ],
	[ 'mostrar_categorias="false"', { showCategories: false } ],
	[
		'mostrar_datos="Lugar, x,público,dates,lugar"',
		{ facts: [ 'place', 'audience', 'dates' ] },
	],
	[ 'contar_categorias="si"', { showPillCounts: true } ],
	[ 'contar_resultados="no"', { showCount: false } ],
	[ 'suscribirse="si"', { showCalendar: true } ],
	[ 'nivel_titulo="2"', { headingLevel: 2 } ],
	[ 'texto_vacio="Nada"', { emptyText: 'Nada' } ],
	[
		'texto_vacio="&quot;Nada&quot; &#91;aún&#93;"',
		{ emptyText: '"Nada" [aún]' },
	],
	[ 'separacion="0"', { gap: '0' } ],
	[ 'radio_tarjeta="4px"', { cardRadius: '4px' } ],
	[ 'texto_tarjeta="#123"', { cardText: '#123' } ],
	[
		'fondo_tarjeta="var:preset|color|contrast"',
		{ cardBackground: 'var:preset|color|contrast' },
	],
	[ 'borde_tarjeta="rgb(0 0 0 / 50%)"', { cardBorder: 'rgb(0 0 0 / 50%)' } ],
	[ 'separacion_botones="1vw"', { pillGap: '1vw' } ],
	[ 'radio_boton="0.5em"', { pillRadius: '0.5em' } ],
	[ 'texto_boton="#123456"', { pillText: '#123456' } ],
	[ 'fondo_boton="#12345678"', { pillBackground: '#12345678' } ],
	[ 'borde_boton="#1234"', { pillBorder: '#1234' } ],
	[
		'texto_boton_activo="hsl(120deg 50% 50%)"',
		{ activePillText: 'hsl(120deg 50% 50%)' },
	],
	[
		'fondo_boton_activo="hsla(120,50%,50%,.5)"',
		{ activePillBackground: 'hsla(120,50%,50%,.5)' },
	],
	[
		'estilo="backgroundColor=contrast; spacing.padding.top=1rem"',
		{
			backgroundColor: 'contrast',
			style: { spacing: { padding: { top: '1rem' } } },
		},
	],
	[ 'ancla="mis-programas"', { anchor: 'mis-programas' } ],
	[ 'clase="una otra"', { className: 'una otra' } ],
	[ 'alineacion="ancho"', { align: 'wide' } ],
	[ 'alineacion="completo"', { align: 'full' } ],
];

/** Attributes that nothing is called by, and what the notice to an editor says of them. */
const UNKNOWN: Record< string, string > = {
	'color="rojo"': 'color.',
	filtro: 'filtro (¿quieres decir filtro="…"?).',
	'limit="2"': 'limit (¿quieres decir cantidad?).',
	'orderby="title"': 'orderby (¿quieres decir orden?).',
	'columna="2"': 'columna (¿quieres decir columnas?).',
	'texto-vacio="Nada"': 'texto-vacio (¿quieres decir texto_vacio?).',
};

/** Attributes whose value cannot be used, which the notice repeats. */
const UNUSABLE = `
	cantidad="dos" | cantidad="-1" | cantidad="99999999999" | cantidad="" | orden="azar" | cuando="ayer" | control_filtros="menú" |
	por_pagina="diez" | varios="tres" | direccion="arriba" | ancho_tarjeta="10" | filtro="quizá" | nivel_titulo="7" | alineacion="izquierda" |
	columnas="7" | mostrar_datos="color" | separacion="2" | radio_boton="calc(1px)" | fondo_boton="red;top:0" | fondo_boton="url(x)" |
	fondo_boton="var(--x)" | estilo="position=fixed" | estilo="color.text={}"`
	.trim()
	.split( /\s*\|\s*/ );

const WRONG = [
	...Object.entries( UNKNOWN ).map( ( [ written, said ] ) => [
		written,
		`Atributos desconocidos: ${ said }`,
	] ),
	...UNUSABLE.map( ( written ) => [ written, written ] ),
];

describe( 'the shortcode', () => {
	let mapped: { shortcode: string; block: string }[];
	let wrong: { visitor: string; editor: string; plain: string }[];

	beforeAll( async () => {
		mapped = await inSandbox( 'beside_blocks', MAPPED );
		wrong = await inSandbox(
			'wrong',
			WRONG.map( ( [ written ] ) => written )
		);
	} );

	it( 'gives the same HTML as the attributes of the block', () => {
		for ( const [ index, [ written ] ] of MAPPED.entries() ) {
			const { shortcode, block } = mapped[ index ] ?? {};
			expect( [ written, shortcode ] ).toEqual( [ written, block ] );
		}
	} );

	it( 'every attribute of the block is tried', () => {
		const tried = new Set(
			MAPPED.flatMap( ( [ , attributes ] ) => Object.keys( attributes ) )
		);
		expect(
			Object.keys( metadata.attributes ).filter(
				( name ) => ! tried.has( name )
			)
		).toEqual( [] );
	} );

	it( 'every attribute changes the HTML, except those that name a default', () => {
		const plain = wrong[ 0 ]?.plain;
		const unchanged = MAPPED.filter(
			( _, index ) => mapped[ index ]?.block === plain
		);
		expect( unchanged.map( ( [ written ] ) => written ) ).toEqual( [
			'orden="manual"',
			'cuando="todos"',
			'filtro="Sí"',
		] );
	} );

	it( 'falls back to the default where something cannot be used, and only an editor is told', () => {
		for ( const [ index, [ written, said ] ] of WRONG.entries() ) {
			const { visitor, editor = '', plain } = wrong[ index ] ?? {};
			const [ , notice = '', rest ] =
				/^(<div class="programas-notice".*?<\/div>)(.*)$/s.exec(
					editor
				) ?? [];
			expect( [ written, visitor, rest ] ).toEqual( [
				written,
				plain,
				plain,
			] );
			expect( parse( notice ).body.textContent ).toContain( said );
		}
	} );

	it( 'an editor is told of the words of a list that nothing is called by, and the others are used', async () => {
		const cases: [ string, string? ][] = [
			[ 'categorias="musika"', 'categorias="musika"' ],
			[ 'categorias="arte,musika,x"', 'categorias="musika,x"' ],
			[ 'categorias="arte,Música,baile"' ],
			[ 'mostrar_datos="fecha,lugarr"', 'mostrar_datos="lugarr"' ],
			[ 'mostrar_datos="Público,place"' ],
			[ 'filtros="categoria,quando"', 'filtros="quando"' ],
			[ 'filtros="categoria,cuando,buscar"' ],
			[ 'filtros=""' ],
		];
		const told = await inSandbox<
			{ editor: string; visitor: string; listing: string }[]
		>(
			'told_of_lists',
			cases.map( ( [ written ] ) => written )
		);
		for ( const [ index, [ written, unknown ] ] of cases.entries() ) {
			const { editor, visitor, listing } = told[ index ] ?? {};
			const named = editor?.replace(
				/^.*Valores no válidos: (.*?)\. .*$/s,
				'$1'
			);
			expect( [ written, listing ] ).toEqual( [ written, visitor ] );
			expect( [ written, named ] ).toEqual( [ written, unknown ?? '' ] );
		}
	} );

	it( 'the notice is inert: what was written is neither HTML nor a shortcode', async () => {
		const notice = await inSandbox< string >( 'inert_notice' );
		expect( notice ).toContain( '&lt;b&gt;' );
		expect( notice ).not.toContain( 'EJECUTADO' );
		expect( notice.match( /class="programas /g ) ).toHaveLength( 1 );
	} );
} );
