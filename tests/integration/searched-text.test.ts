import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const CHOIR = 'Coro';
const CINEMA = 'Cine';
const POTTERY = 'Cerámica';
const TWELVE = 'Doce 12';

it( 'a search finds states, months and days that a program spans, and ages, but no numbers of prices and telephones', async () => {
	const expected: Record< string, string[] > = {
		gratis: [ CINEMA ],
		agotadas: [ POTTERY ],
		'inscripción cerrada': [ TWELVE ],
		enero: [ CHOIR ],
		'enero 2100': [ CHOIR ],
		marzo: [ TWELVE ],
		octubre: [ CINEMA ],
		// October 10, 2099 is a Saturday.
		sábado: [ CINEMA, POTTERY ],
		sabados: [ CINEMA, POTTERY ],
		miércoles: [ CHOIR ],
		viernes: [],
		'7': [ CHOIR ],
		'7 años': [ CHOIR ],
		'12': [ CHOIR, TWELVE ],
		'13': [],
		'20': [],
		'54': [],
		'722': [],
		'al mes': [ CHOIR ],
		'18:30': [ CHOIR ],
		'19:30': [],
		online: [ TWELVE ],
	};
	const pages = await inSandbox< string[] >(
		'searched',
		Object.keys( expected )
	);
	expect(
		Object.keys( expected ).map( ( text, index ) => [
			text,
			read( pages[ index ] ?? '' ).visible,
		] )
	).toEqual( Object.entries( expected ) );
} );
