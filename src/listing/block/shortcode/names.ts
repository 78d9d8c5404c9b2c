/** The words of the shortcode that block.json does not have. */

/** The shortcode: `[programas]`. */
export const TAG = 'programas';

/** Names for attributes that every block has, from the block supports. */
export const SUPPORTS = {
	className: 'clase',
	align: 'alineacion',
	style: 'estilo',
} as const;

/** Spanish word by value, of what block.json does not list. */
export const WORDS: Record< string, Record< string, string > > = {
	facts: {
		dates: 'fecha',
		schedule: 'horario',
		place: 'lugar',
		address: 'direccion',
		audience: 'publico',
		price: 'precio',
		signup: 'inscripcion',
		contact: 'contacto',
	},
	align: { wide: 'ancho', full: 'completo' },
};
