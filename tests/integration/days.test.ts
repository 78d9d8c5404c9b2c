import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const ALL = [ 'Club', 'Curso', 'Taller', 'Siempre', 'Concierto' ];
const [ CLUB = '', COURSE = '', WORKSHOP = '', , CONCERT = '' ] = ALL;

/** What is shown for an address. */
const SHOWN: Record< string, string[] > = {
	'': ALL,
	// What runs through comes last.
	'desde=2099-01-05&hasta=2099-01-05': [ WORKSHOP, COURSE ],
	'desde=2099-01-06': [ CLUB, CONCERT, COURSE ],
	'desde=2099-02-01&hasta=2099-02-01': [ CONCERT ],
	'desde=2099-02-02': [ CLUB ],
	'desde=2099-03-02': [ CLUB ],
	'hasta=2099-01-04': [ COURSE ],
	// Reversed: what runs on both days.
	'desde=2099-01-20&hasta=2099-01-01': [ COURSE ],
	'desde=2099-02-30&hasta=0999-01-01': ALL,
	'desde=2099-01-06&desde=2099-01-07': ALL,
	'desde[]=2099-02-02': ALL,
	'desde=2099-02-02%00&hasta=ayer': ALL,
};

it( 'what runs on a day between two is shown, and nothing that has no dates; a day that does not exist is none', async () => {
	const html = await inSandbox< string[] >(
		'asked',
		{ filters: [ 'fechas' ] },
		Object.keys( SHOWN )
	);
	expect(
		Object.fromEntries(
			Object.keys( SHOWN ).map( ( query, index ) => [
				query,
				read( html[ index ] ?? '' ).visible,
			] )
		)
	).toEqual( SHOWN );
} );

it( 'each day has a field of its own in the form, and a chip with the day in words', async () => {
	const [ html = '' ] = await inSandbox< string[] >(
		'asked',
		{ filters: [ 'cuando', 'fechas' ] },
		[ 'desde=2099-01-05&hasta=2099-01-31' ]
	);
	const root = parse( html );
	for ( const [ name, values ] of Object.entries( {
		type: [ 'date', 'date' ],
		name: [ 'desde', 'hasta' ],
		value: [ '2099-01-05', '2099-01-31' ],
		form: [ 'programas-1-filtro', 'programas-1-filtro' ],
	} ) ) {
		expect(
			valuesOf( root, '.programas-filters__row input', name )
		).toEqual( values );
	}
	expect(
		textsOf( root, '.programas-chip' ).map( ( text ) =>
			text.replace( /^.*: /, '' )
		)
	).toEqual( [ '5 de enero de 2099', '31 de enero de 2099' ] );
	expect( valuesOf( root, '.programas-chip', 'href' ) ).toEqual( [
		'?hasta=2099-01-31#programas-1',
		'?desde=2099-01-05#programas-1',
	] );
	expect( html.match( /data-cuando="2099-01-05/g ) ).toHaveLength( 1 );
} );

it( 'days are known in a shortcode, and not offered where no program has dates', async () => {
	const [ without = '', some = '' ] = (
		await inSandbox< string >( 'written' )
	).split( '<hr>' );
	expect( without ).not.toContain( 'programas-notice' );
	expect( without ).not.toContain( 'type="date"' );
	expect( textsOf( parse( some ), '.programas-notice' ).join() ).toContain(
		'filtros="ayer"'
	);
	expect( some ).toContain( 'type="date"' );
} );
