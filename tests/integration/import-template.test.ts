/**
 * The template: a sheet to begin with.
 */
import readWorkbook from 'read-excel-file/universal';
import { csvOf } from '../../src/import/workbook/csv.ts';
import type { Result } from './import/result.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Template {
	csv: string;
	workbook: string;
	fields: string[];
}
type Imported = Result & {
	columns: string[];
	notes: unknown;
	lacks: unknown;
	programs: Record< string, Record< string, unknown > >;
};

/** The sheets of a workbook, as the page of the import reads it. */
const sheetsOf = async ( base64: string ) => {
	const bytes = Buffer.from( base64, 'base64' );
	const sheets = await readWorkbook( new Blob( [ bytes ] ) );
	return sheets.map( ( { sheet, data } ) => ( {
		sheet,
		data: data as Parameters< typeof csvOf >[ 0 ],
	} ) );
};

/** How a date is written, without its numbers. */
const shape = ( date: unknown ) => String( date ).replace( /\d/g, '0' );

it( 'imported as it is, as CSV and as a workbook, gives two programs without a problem, and each column is known', async () => {
	const { csv, workbook, fields } = await inSandbox< Template >( 'template' );
	const [ first ] = await sheetsOf( workbook );
	const read = csvOf( first?.data ?? [], 'es-ES' );
	for ( const sheet of [ csv, read ] ) {
		const imported = await inSandbox< Imported >( 'imported', sheet );
		expect( imported ).toMatchObject( {
			columns: fields,
			notes: [],
			lacks: [],
			actions: [ 'create', 'create' ],
			problems: [ '', '' ],
		} );
		const { programs } = imported;
		const [ course, event ] = Object.values( programs );
		expect( Object.keys( programs ) ).toEqual( [
			'Acuarela para principiantes',
			'Una noche entre estrellas',
		] );
		expect( course ).toMatchObject( {
			status: 'publish',
			categories: [ 'Arte' ],
			price: '60 €',
			phone: '600 123 456',
		} );
		expect( event ).toMatchObject( {
			categories: [ 'Ciencia', 'Familias' ],
			free: '1',
		} );
		expect(
			[ course?.start, course?.signup_until, course?.sessions ].map(
				shape
			)
		).toEqual( [
			'0000-00-00T00:00',
			'0000-00-00',
			'0000-00-00/0000-00-00 TU 00:00-00:00',
		] );
		expect( [ event?.start, event?.end ].map( shape ) ).toEqual(
			Array( 2 ).fill( '0000-00-00T00:00' )
		);
		const today = new Date().toISOString();
		expect(
			[ course?.signup_until, event?.start ].every(
				( date ) => String( date ) > today
			)
		).toBe( true );
	}
	// The same, but that a workbook has its days as days.
	expect( read.replaceAll( '"', '' ) ).toBe( csv.replaceAll( '"', '' ) );
	expect( first?.data[ 2 ]?.[ fields.indexOf( 'start' ) ] ).toBeInstanceOf(
		Date
	);
} );

it( 'explains each column on its second page', async () => {
	const { workbook, csv } = await inSandbox< Template >( 'template' );
	const [ , second ] = await sheetsOf( workbook );
	expect( second?.sheet ).toBe( 'Columnas' );
	const [ head, ...rows ] = second?.data ?? [];
	expect( head ).toEqual( [ 'Columna', 'Qué se escribe', 'Ejemplo' ] );
	const names = csv.replace( '\uFEFF', '' ).split( '\r\n' )[ 0 ];
	expect( `"${ rows.map( ( [ name ] ) => name ).join( '";"' ) }"` ).toBe(
		names
	);
	expect( rows ).toContainEqual( [
		'Título',
		'Cada programa necesita uno.',
		'Una noche entre estrellas',
	] );
	expect( rows ).toContainEqual( [ 'Gratis', 'sí, no', 'sí' ] );
} );

it( 'has names of columns that the import knows, in each language of the plugin', async () => {
	expect( await inSandbox( 'not_known' ) ).toEqual( {
		ca: [ 'Títol', [] ],
		es_ES: [ 'Título', [] ],
		eu: [ 'Izenburua', [] ],
		gl_ES: [ 'Título', [] ],
		pt_BR: [ 'Título', [] ],
	} );
} );

it( 'is offered where a file is chosen', async () => {
	expect( await inSandbox( 'buttons' ) ).toEqual( [
		'template-workbook',
		'template-csv',
	] );
} );
