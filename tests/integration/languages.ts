/** What a site shows in one language. */
export interface Texts {
	/** The pill of all programs. */
	all: string | undefined;
	/** The count, with one program in all. */
	one: string | undefined;
	/** The count, with one program of two shown. */
	some: string | undefined;
	announcement: string | undefined;
	toolbar: string | undefined;
	/** There is no program in this category. */
	empty: string | undefined;
	/** There is no program at all. */
	none: string | undefined;
	/** In the admin. */
	add: string | undefined;
	/** Title of the block, and label of its last style. */
	block: ( string | undefined )[];
	/** In the editor, the catalogue of errors; undefined where its script has no translation. */
	errors: ( string | undefined )[] | undefined;
}

export const SPANISH: Texts = {
	all: 'Todos',
	one: '1 programa',
	some: '1 de 2 programas',
	announcement: 'Filtro aplicado: %s',
	toolbar: 'Filtrar programas por categoría',
	empty: 'No hay programas en esta categoría.',
	none: 'Todavía no hay programas.',
	add: 'Añadir programa',
	block: [ 'Programas', 'Filas' ],
	errors: [
		'Es probable que no tengas conexión.',
		'La respuesta no es una respuesta JSON válida.',
		'Ha ocurrido un error desconocido.',
		'La subida del archivo ha fallado. Si es una foto o una imagen grande, redúcela e inténtalo de nuevo.',
	],
};

export const ENGLISH: Texts = {
	all: 'All',
	one: '1 program',
	some: '1 of 2 programs',
	announcement: 'Filter applied: %s',
	toolbar: 'Filter programs by category',
	empty: 'There are no programs in this category.',
	none: 'There are no programs yet.',
	add: 'Add Program',
	block: [ 'Programs', 'Rows' ],
	errors: undefined,
};

export const CATALAN: Texts = {
	all: 'Tots',
	one: '1 programa',
	some: '1 de 2 programes',
	announcement: 'Filtre aplicat: %s',
	toolbar: 'Filtra els programes per categoria',
	empty: 'No hi ha programes en aquesta categoria.',
	none: 'Encara no hi ha programes.',
	add: 'Afegeix un programa',
	block: [ 'Programes', 'Files' ],
	errors: [
		'Probablement no teniu connexió.',
		'La resposta no és una resposta JSON vàlida.',
		"S'ha produït un error desconegut.",
		'La càrrega del fitxer ha fallat. Si és una foto o una imatge gran, reduïu-la i torneu-ho a provar.',
	],
};

export const GALICIAN: Texts = {
	all: 'Todos',
	one: '1 programa',
	some: '1 de 2 programas',
	announcement: 'Filtro aplicado: %s',
	toolbar: 'Filtrar os programas por categoría',
	empty: 'Non hai programas nesta categoría.',
	none: 'Aínda non hai programas.',
	add: 'Engadir programa',
	block: [ 'Programas', 'Filas' ],
	errors: [
		'É probable que non teñas conexión.',
		'A resposta non é unha resposta JSON válida.',
		'Produciuse un erro descoñecido.',
		'A subida do ficheiro fallou. Se é unha foto ou unha imaxe grande, redúcea e téntao de novo.',
	],
};

export const BASQUE: Texts = {
	all: 'Guztiak',
	one: 'Programa 1',
	some: '2 programatik 1',
	announcement: 'Aplikatutako iragazkia: %s',
	toolbar: 'Iragazi programak kategoriaren arabera',
	empty: 'Ez dago programarik kategoria honetan.',
	none: 'Oraindik ez dago programarik.',
	add: 'Gehitu programa',
	block: [ 'Programak', 'Errenkadak' ],
	errors: [
		'Ziurrenik konexiorik gabe zaude.',
		'Erantzuna ez da baliozko JSON erantzun bat.',
		'Errore ezezagun bat gertatu da.',
		'Ezin izan da fitxategia igo. Argazkia edo irudi handia bada, txikitu eta saiatu berriro.',
	],
};

export const PORTUGUESE: Texts = {
	all: 'Todos',
	one: '1 programa',
	some: '1 de 2 programas',
	announcement: 'Filtro aplicado: %s',
	toolbar: 'Filtrar programas por categoria',
	empty: 'Não há programas nesta categoria.',
	none: 'Ainda não há programas.',
	add: 'Adicionar programa',
	block: [ 'Programas', 'Linhas' ],
	errors: [
		'Você provavelmente está off-line.',
		'A resposta não é um JSON válido.',
		'Ocorreu um erro desconhecido.',
		'Falha no envio da mídia. Se for uma foto ou uma imagem grande, reduza-a e tente novamente.',
	],
};
