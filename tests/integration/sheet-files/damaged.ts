/** A damaged file: what is wrong with it, its content, and what is said of it, or of each of its rows. */
type Damaged = [
	name: string,
	content: string | Buffer,
	said: string | string[],
];

const row = ( columns: string, cells: string ) =>
	`Título;${ columns }\nA;${ cells }\n`;

const OTHER_PROGRAM =
	'Esto es un libro de trabajo o un archivo comprimido. Guarda la hoja como CSV y elige ese archivo.';

/** Files of which nothing can be imported. */
const FILES: Damaged[] = [
	[ 'empty', '', 'El archivo está vacío.' ],
	[ 'nothing but its mark', '\uFEFF', 'El archivo está vacío.' ],
	[ 'nothing but line breaks', '\r\n\r\n \n', 'El archivo está vacío.' ],
	[ 'nothing but delimiters', ';;;\n;;;\n', 'El archivo está vacío.' ],
	[
		'names and nothing else',
		'Título;Lugar\n',
		'El archivo tiene nombres de columnas y ninguna fila debajo.',
	],
	[
		'names and empty rows',
		'Título;Lugar\n;\n;\n',
		'El archivo tiene nombres de columnas y ninguna fila debajo.',
	],
	[
		'one column that nobody knows',
		'Hola\nA\nB\n',
		'Solo se ha encontrado una columna, y su nombre no se conoce. Las columnas se separan con comas, puntos y comas o tabuladores.',
	],
	[
		'another delimiter',
		'Título|Lugar\nA|B\n',
		'Solo se ha encontrado una columna, y su nombre no se conoce. Las columnas se separan con comas, puntos y comas o tabuladores.',
	],
	[ 'xlsx', 'PK\x03\x04\x14\0\x06\0', OTHER_PROGRAM ],
	[ 'gzip', Buffer.from( [ 0x1f, 0x8b, 8, 0 ] ), OTHER_PROGRAM ],
	[
		'xls',
		Buffer.from( [ 0xd0, 0xcf, 0x11, 0xe0, 0xa1 ] ),
		'Esto es un libro de Excel. Guárdalo como «CSV UTF-8 (delimitado por comas)» y elige ese archivo.',
	],
	[
		'PDF',
		'%PDF-1.7 x',
		'Esto es un PDF. Guarda la hoja como CSV y elige ese archivo.',
	],
	[
		'web page',
		'<!DOCTYPE html><table><tr><td>Título',
		'Esto es una página web. Guarda la hoja como CSV y elige ese archivo.',
	],
	[
		'XML of Excel',
		'\uFEFF<?xml version="1.0"?><Workbook>',
		'Esto es una página web. Guarda la hoja como CSV y elige ese archivo.',
	],
	[
		'text document',
		'{\\rtf1 Título',
		'Esto es un documento de texto. Guarda la hoja como CSV y elige ese archivo.',
	],
	[
		'picture',
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 1 ] ),
		'Esto es una imagen. Elige una hoja guardada como CSV.',
	],
	[
		'zeros in a text',
		'Título;Lugar\nA;B\0C\n',
		'Esto no es un texto. Guarda la hoja como CSV y elige ese archivo.',
	],
	[
		'UTF-32',
		Buffer.from( [ 0xff, 0xfe, 0, 0, 0x54, 0, 0, 0 ] ),
		'El archivo está en la codificación UTF-32. Guárdalo como «CSV UTF-8».',
	],
	[
		'two encodings',
		Buffer.concat( [
			Buffer.from( 'Título;Lugar\n"Música\ny más";Salón\n' ),
			Buffer.from( 'Danza;Salón\n', 'latin1' ),
		] ),
		'La fila 3 está en una codificación distinta del resto del archivo. Guárdalo como «CSV UTF-8».',
	],
	[
		'says UTF-8 and is not',
		Buffer.concat( [
			Buffer.from( '\uFEFFTitle;Place\n' ),
			Buffer.from( 'Danza;Salón\n', 'latin1' ),
		] ),
		'La fila 2 está en una codificación distinta del resto del archivo. Guárdalo como «CSV UTF-8».',
	],
	[
		'ends within a letter',
		Buffer.from( '\uFEFFTítulo;Lugar\nA;B', 'utf16le' ).subarray( 0, -1 ),
		'El archivo termina en mitad de una letra, así que le falta el final. Guárdalo de nuevo.',
	],
	[
		'quotes that are not closed',
		'Título;Lugar\nA;B\n"C;D\nE;F\n',
		'Las comillas que se abren en la fila 3 no se cierran. Corrige esa fila o guarda la hoja de nuevo.',
	],
	[
		'quotes that are not closed in the names',
		'"Título;Lugar\nA;B\n',
		'Las comillas que se abren en la fila 1 no se cierran. Corrige esa fila o guarda la hoja de nuevo.',
	],
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

/** Files of which one cell or row cannot be imported. */
const ROWS: Damaged[] = [
	[
		'no title',
		'Título;Lugar\n;Aula\n',
		[ 'Título: Falta el título. Sin título no hay programa.' ],
	],
	[
		'a title of spaces',
		'Título;Lugar\n"  ";Aula\n',
		[ 'Título: Falta el título. Sin título no hay programa.' ],
	],
	[
		'a row that is too long',
		row( 'Lugar', 'Aula;;x' ),
		[
			'Esta fila tiene más celdas que columnas hay: puede que sus comillas o separadores estén mal.',
		],
	],
	[
		'no date',
		row( 'Comienza', 'primavera' ),
		[ 'Comienza: Esto no es una fecha.' ],
	],
	[
		'a day that there is not',
		row( 'Comienza', '31/02/2026' ),
		[ 'Comienza: Esto no es una fecha.' ],
	],
	[
		'month and day the other way round',
		row( 'Termina', '12/31/2026' ),
		[ 'Termina: Esto no es una fecha.' ],
	],
	[
		'an end before its beginning',
		row( 'Comienza;Termina', '2/2/2026;1/2/2026' ),
		[ 'Termina: El final es anterior al comienzo.' ],
	],
	[
		'neither yes nor no',
		row( 'Gratuito', 'quizá' ),
		[ 'Gratuito: Esto no es ni sí ni no.' ],
	],
	[
		'no state',
		row( 'Inscripción', 'pronto' ),
		[ 'Inscripción: No hay ningún estado así.' ],
	],
	[
		'no status',
		row( 'Estado', 'listo' ),
		[ 'Estado: No hay ningún estado así.' ],
	],
	[
		'no address',
		row( 'Formulario', 'example.org' ),
		[
			'Dirección del formulario de inscripción: Escribe la dirección completa, con https:// al principio.',
		],
	],
	[
		'a script for an address',
		row( 'Formulario', 'javascript:alert(1)' ),
		[
			'Dirección del formulario de inscripción: Escribe la dirección completa, con https:// al principio.',
		],
	],
	[
		'no email address',
		row( 'Correo', 'hola@' ),
		[
			'Correo electrónico: Esto no es una dirección de correo electrónico.',
		],
	],
	[
		'no phone number',
		row( 'Teléfono', 'doce' ),
		[ 'Teléfono: Esto no es un número de teléfono.' ],
	],
	[
		'a text that is too long',
		row( 'Lugar', 'x'.repeat( 301 ) ),
		[ 'Lugar: Esto es demasiado largo: 300 caracteres como máximo.' ],
	],
	[ 'no ID', row( 'ID', 'doce' ), [ 'ID: Esto no es un ID.' ] ],
	[
		'an ID of nothing',
		row( 'ID', '99999999' ),
		[ 'ID: No hay ningún programa con este ID.' ],
	],
	[
		'no whole number',
		row( 'Orden', 'primero' ),
		[ 'Orden: Esto no es un número entero.' ],
	],
	[
		'no date of publication',
		row( 'Publicado', 'ayer' ),
		[ 'Fecha de publicación: Esto no es una fecha.' ],
	],
	[
		'no slug',
		row( 'Slug', '///' ),
		[ 'Slug: Esto no puede formar parte de una dirección.' ],
	],
	[
		'no such picture',
		row( 'Imagen', 'nada.jpg' ),
		[
			'Imagen: No hay ninguna imagen con este nombre en la biblioteca de medios.',
		],
	],
	[
		'no address of a picture',
		row( 'Imagen', 'https://example.org/pagina' ),
		[
			'Imagen: Esta no es la dirección de una imagen: tiene que terminar en .jpg, .png, .webp, .avif o .gif.',
		],
	],
	[
		'a category whose name is too long',
		row( 'Categoría', 'x'.repeat( 201 ) ),
		[ 'Categorías: El nombre de una categoría es demasiado largo.' ],
	],
	[
		'a title of two programs',
		'Título;Lugar\nDos veces;Aula\n',
		[
			'Hay varios programas con este título. La columna ID o el comienzo tienen que decir a cuál se refiere.',
		],
	],
	[
		'two cells at once',
		row( 'Comienza;Correo', 'nunca;nadie' ),
		[
			'Comienza: Esto no es una fecha. Correo electrónico: Esto no es una dirección de correo electrónico.',
		],
	],
];

export const DAMAGED: readonly Damaged[] = [ ...FILES, ...ROWS ];
