/** A damaged file: what is wrong with it, its content, and what is said of it, or of each of its rows. */
type Damaged = [
	name: string,
	content: string | Buffer,
	said: string | string[],
];

const ANOTHER_KIND =
	'Esto es un libro de trabajo o un archivo comprimido. Guarda la hoja como CSV y elige ese archivo.';
const EMPTY = 'El archivo está vacío.';
const NO_ROWS = 'El archivo tiene nombres de columnas y ninguna fila debajo.';
const ONE_COLUMN =
	'Solo se ha encontrado una columna, y su nombre no se conoce. Las columnas se separan con comas, puntos y comas o tabuladores.';
const NOT = ( kind: string ) =>
	`Esto es ${ kind }. Guarda la hoja como CSV y elige ese archivo.`;
const OPEN = ( line: number ) =>
	`Las comillas que se abren en la fila ${ line } no se cierran. Corrige esa fila o guarda la hoja de nuevo.`;
const OTHER_ENCODING = ( line: number ) =>
	`La fila ${ line } está en una codificación distinta del resto del archivo. Guárdalo como «CSV UTF-8».`;
const LATIN1 = Buffer.from( 'Danza;Salón\n', 'latin1' );
const bytes = ( ...numbers: number[] ) => Buffer.from( numbers );

/** Files of which nothing can be imported: name, content, and what is said. */
const FILES: Damaged[] = [
	[ 'empty', '', EMPTY ],
	[ 'nothing but its mark', '\uFEFF', EMPTY ],
	[ 'nothing but line breaks', '\r\n\r\n \n', EMPTY ],
	[ 'nothing but delimiters', ';;;\n;;;\n', EMPTY ],
	[ 'names and nothing else', 'Título;Lugar\n', NO_ROWS ],
	[ 'names and empty rows', 'Título;Lugar\n;\n;\n', NO_ROWS ],
	[ 'one unknown column', 'Hola\nA\nB\n', ONE_COLUMN ],
	[ 'another delimiter', 'Título|Lugar\nA|B\n', ONE_COLUMN ],
	[ 'xlsx', 'PK\x03\x04\x14\0\x06\0', ANOTHER_KIND ],
	[ 'gzip', bytes( 0x1f, 0x8b, 8, 0 ), ANOTHER_KIND ],
	[
		'xls',
		bytes( 0xd0, 0xcf, 0x11, 0xe0, 0xa1 ),
		'Esto es un libro de Excel. Guárdalo como «CSV UTF-8 (delimitado por comas)» y elige ese archivo.',
	],
	[ 'PDF', '%PDF-1.7 x', NOT( 'un PDF' ) ],
	[ 'page', '<!DOCTYPE html><table><td>Título', NOT( 'una página web' ) ],
	[ 'XML of Excel', '\uFEFF<?xml version="1.0"?>', NOT( 'una página web' ) ],
	[ 'text document', '{\\rtf1 Título', NOT( 'un documento de texto' ) ],
	[
		'picture',
		bytes( 0x89, 0x50, 0x4e, 0x47, 1 ),
		'Esto es una imagen. Elige una hoja guardada como CSV.',
	],
	[
		'zeros in a text',
		'Título;Lugar\nA;B\0C\n',
		'Esto no es un texto. Guarda la hoja como CSV y elige ese archivo.',
	],
	[
		'UTF-32',
		bytes( 0xff, 0xfe, 0, 0, 0x54, 0, 0, 0 ),
		'El archivo está en la codificación UTF-32. Guárdalo como «CSV UTF-8».',
	],
	[
		'two encodings',
		Buffer.concat( [
			Buffer.from( 'Título;Lugar\n"Música\ny más";Salón\n' ),
			LATIN1,
		] ),
		OTHER_ENCODING( 3 ),
	],
	[
		'says UTF-8 and is not',
		Buffer.concat( [ Buffer.from( '\uFEFFTitle;Place\n' ), LATIN1 ] ),
		OTHER_ENCODING( 2 ),
	],
	[
		'ends within a letter',
		Buffer.from( '\uFEFFTítulo;Lugar\nA;B', 'utf16le' ).subarray( 0, -1 ),
		'El archivo termina en mitad de una letra, así que le falta el final. Guárdalo de nuevo.',
	],
	[ 'open quotes', 'Título;Lugar\nA;B\n"C;D\nE;F\n', OPEN( 3 ) ],
	[ 'open quotes in the names', '"Título;Lugar\nA;B\n', OPEN( 1 ) ],
	[
		'a row without an end',
		`Título;Lugar\nA;"${ 'x\n'.repeat( 600_000 ) }`,
		'La fila 2 es demasiado larga. Puede que sus comillas no se cierren.',
	],
	[
		'a row of too many cells',
		`Título;Lugar\nA;${ ';'.repeat( 300 ) }B\n`,
		'La fila 2 tiene demasiadas celdas.',
	],
	...[ ';', ',', '\t' ].map( ( delimiter ): Damaged => [
		`more than 256 columns, between “${ delimiter }”`,
		`Título${ delimiter.repeat( 256 ) }Lugar\nA;25,50\nB;25,50\n`,
		'La hoja tiene demasiadas columnas: como máximo 256. Borra las que sobren.',
	] ),
];

/** Rows that cannot be imported as they are: columns beside the title "A", their cells, and what is said. */
const ROWS = `
Lugar | Aula;;x | Esta fila tiene más celdas que columnas hay: puede que sus comillas o separadores estén mal.
Comienza | primavera | Comienza: «primavera» no es una fecha. Escríbela como 15/10/2027.
Comienza | 31/02/2026 | Comienza: «31/02/2026» no es una fecha. Escríbela como 15/10/2027.
Termina | 12/31/2026 | Termina: «12/31/2026» no es una fecha. Escríbela como 15/10/2027.
Comienza;Termina | 2/2/2026;1/2/2026 | Termina: El final es anterior al comienzo.
Gratis | quizá | Gratis: Escribe una de estas palabras: sí, no.
Inscripción | pronto | Inscripción: Escribe una de estas palabras: abierta, lista de espera, plazas agotadas, cerrada.
Formulario | example.org | Dirección del formulario de inscripción: Escribe la dirección completa, con https:// al principio.
Formulario | javascript:alert(1) | Dirección del formulario de inscripción: Escribe la dirección completa, con https:// al principio.
Teléfono | doce | Teléfono: Escribe un número como +34 600 000 000.
Lugar | ${ 'x'.repeat( 301 ) } | Lugar: Esto es demasiado largo: 300 caracteres como máximo.
ID de programa | doce | ID: Escribe el ID de un programa, o nada.
ID de programa | 99999999 | ID: No hay ningún programa con este ID.
Publicado | ayer | Fecha de publicación: Escribe el día como 15/10/2027.
Slug | /// | Slug: Escribe letras y números, como coro-abierto.
Imagen | nada.jpg | Imagen: No hay ninguna imagen con este nombre en la biblioteca de medios.
Imagen | https://example.org/pagina | Imagen: Esta no es la dirección de una imagen: tiene que terminar en .jpg, .png, .webp, .avif o .gif.
Categoría | ${ 'x'.repeat( 201 ) } | Categorías: El nombre de una categoría es demasiado largo.
Comienza;Correo | nunca;nadie | Correo electrónico: Escribe una dirección como nombre@example.org. Comienza: «nunca» no es una fecha. Escríbela como 15/10/2027.`;

const NO_TITLE = 'Título: Escribe un título.';
const TWO_PROGRAMS =
	'Hay varios programas con este título. La columna ID o el comienzo tienen que decir a cuál se refiere.';

export const DAMAGED: readonly Damaged[] = [
	...FILES,
	...ROWS.trim()
		.split( '\n' )
		.map( ( row ): Damaged => {
			const [ columns = '', cells = '', said = '' ] = row.split( ' | ' );
			return [ row, `Título;${ columns }\nA;${ cells }\n`, [ said ] ];
		} ),
	[ 'no title', 'Título;Lugar\n;Aula\n', [ NO_TITLE ] ],
	[ 'a title of spaces', 'Título;Lugar\n"  ";Aula\n', [ NO_TITLE ] ],
	[ 'two programs', 'Título;Lugar\nDos veces;Aula\n', [ TWO_PROGRAMS ] ],
];
