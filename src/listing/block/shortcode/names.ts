/**
 * The words of the shortcode (includes/listing/shortcode.php).
 */
import { cardFacts } from '../../../program/shown-facts';
import type metadata from '../block.json';

/** The shortcode: `[programas]`. */
export const TAG = 'programas';

/** Attributes of the block that no block support brings. */
export type Name = Exclude< keyof typeof metadata.attributes, 'anchor' >;

/** Shortcode attribute by block attribute. */
export const NAMES: Record< Name, string > = {
	categories: 'categorias',
	showOthers: 'otras_categorias',
	limit: 'cantidad',
	perPage: 'por_pagina',
	orderBy: 'orden',
	order: 'direccion',
	when: 'cuando',
	minCardWidth: 'ancho_tarjeta',
	columnsWide: 'columnas',
	columnsMedium: 'columnas_medianas',
	columnsSmall: 'columnas_pequenas',
	showFilter: 'filtro',
	filters: 'filtros',
	filterControl: 'control_filtros',
	multiple: 'varios',
	stickyFilter: 'filtro_fijo',
	showGrid: 'rejilla',
	target: 'objetivo',
	allLabel: 'todos',
	initialCategory: 'categoria_inicial',
	showImage: 'imagen',
	showExcerpt: 'extracto',
	showCategories: 'mostrar_categorias',
	facts: 'mostrar_datos',
	showPillCounts: 'contar_categorias',
	showCount: 'contar_resultados',
	headingLevel: 'nivel_titulo',
	emptyText: 'texto_vacio',
	gap: 'separacion',
	cardRadius: 'radio_tarjeta',
	cardText: 'texto_tarjeta',
	cardBackground: 'fondo_tarjeta',
	cardBorder: 'borde_tarjeta',
	pillGap: 'separacion_botones',
	pillRadius: 'radio_boton',
	pillText: 'texto_boton',
	pillBackground: 'fondo_boton',
	pillBorder: 'borde_boton',
	activePillText: 'texto_boton_activo',
	activePillBackground: 'fondo_boton_activo',
};

/** The same for attributes that every block has, from the block supports. */
export const SUPPORTS = {
	anchor: 'ancla',
	className: 'clase',
	align: 'alineacion',
	style: 'estilo',
} as const;

/** Spanish word by value, for the attributes that have such. */
export const WORDS: Record< string, Record< string, string > > = {
	orderBy: { title: 'titulo', date: 'fecha', start: 'comienzo' },
	when: {
		all: 'todos',
		'current-and-coming': 'vigentes',
		coming: 'proximos',
		past: 'terminados',
	},
	filterControl: { select: 'lista', pills: 'botones' },
	get facts() {
		return Object.fromEntries(
			cardFacts().map( ( { key, word } ) => [ key, word ] )
		);
	},
	align: { wide: 'ancho', full: 'completo' },
};
