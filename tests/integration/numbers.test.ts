import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const FILTERS = [ 'lugar', 'edad', 'precio' ];
const CHOIR = 'Coro';
const CINEMA = 'Cine';
const POTTERY = 'Cerámica';
const OPEN = 'Puertas abiertas';
const THEATRE = 'Teatro';
const ALL = [ CHOIR, CINEMA, POTTERY, OPEN, THEATRE ];

const asked = ( filters: string[], queries: string[] ): Promise< string[] > =>
	inSandbox( 'asked', filters, queries );

it( 'a listing is narrowed by place, age and price; what cannot be asked for is left alone', async () => {
	const expected: Record< string, string[] > = {
		'': ALL,
		'lugar=centro-civico': [ CHOIR, CINEMA ],
		'lugar=nada': ALL,
		'edad=7': [ CHOIR, OPEN ],
		'edad=20': [ POTTERY, OPEN ],
		'edad=31': [ POTTERY, OPEN, THEATRE ],
		'edad=007': [ CHOIR, OPEN ],
		'edad=121': ALL,
		'edad=-7': ALL,
		'edad=7.5': ALL,
		'edad=siete': ALL,
		'edad=7&edad=8': ALL,
		'edad[]=7': ALL,
		'precio=0': [ CINEMA ],
		'precio=12': [ CINEMA ],
		'precio=13': [ CHOIR, CINEMA ],
		'precio=96': [ CHOIR, CINEMA, POTTERY ],
		'precio=100000': ALL,
		'edad=7&precio=20&lugar=centro-civico': [ CHOIR ],
	};
	const pages = await asked( FILTERS, Object.keys( expected ) );
	expect( pages.map( ( page ) => read( page ).visible ) ).toEqual(
		Object.values( expected )
	);
} );

it( 'places are sorted as numbers are, and written as most cards do; a number has a chip, and its field the value', async () => {
	const [ html = '' ] = await asked( FILTERS, [
		'edad=7&precio=20&lugar=sala-2',
	] );
	const root = parse( html );
	expect( textsOf( root, '[name=lugar] option' ) ).toEqual( [
		'Cualquiera',
		'Centro Cívico',
		'Sala 2\u00a0(0)',
		'Sala 10\u00a0(0)',
	] );
	expect( valuesOf( root, '[type=number]', 'value' ) ).toEqual( [
		'7',
		'20',
	] );
	expect( valuesOf( root, '.programas-chip', 'href' ) ).toEqual( [
		'?edad=7&precio=20#programas-1',
		'?lugar=sala-2&precio=20#programas-1',
		'?lugar=sala-2&edad=7#programas-1',
	] );
	expect( textsOf( root, '.programas-chip' ) ).toEqual( [
		'Lugar: Sala 2',
		'Edad: 7 años',
		'Precio hasta 20 €',
	] );
} );

it( 'the currency is that of most prices', async () => {
	expect(
		await inSandbox( 'currency', [ '$250', '$ 99', '10 €' ] )
	).toContain( '>$</span>' );
} );

it( 'without ages, prices and places there is nothing to ask', async () => {
	const html = await inSandbox< string >( 'currency', [ 'Gratis', '' ] );
	expect( html ).toContain( 'Cuesta Gratis' );
	expect( html ).not.toContain( 'data-filter' );
} );
