/**
 * What was exported is imported.
 */
import { wordpress } from './wordpress.ts';
import type { Result } from './import/result.ts';

const { inSandbox } = wordpress();

it( 'what an export wrote imports to the same content', async () => {
	const {
		csv,
		before,
		same,
		anew,
		after,
		in_english: english,
		report,
	} = await inSandbox< {
		csv: string;
		before: object;
		same: Result;
		anew: Result;
		after: object;
		in_english: string;
		report: string;
	} >( 'there_and_back' );
	expect(
		csv.startsWith(
			'\uFEFF"ID de programa";"Título";"Texto";"Extracto";"Categorías";"Imagen";"Comienza"'
		)
	).toBe( true );
	expect( english ).toContain( '"Program ID","Title","Content"' );
	expect( report ).toBe(
		'\uFEFF"Fila";"Título";"Resultado";"ID";"Cambios";"Problemas";"Se entiende"\r\n'
	);
	expect( csv ).toContain( `"'=1+1 ""Título"" & <3"` );
	expect( csv ).toContain( `"'+34 600 123 456"` );
	expect( same.actions ).toEqual( Array( 5 ).fill( 'same' ) );
	expect( anew.actions ).toEqual( Array( 5 ).fill( 'create' ) );
	expect( Object.keys( after ) ).toHaveLength( 5 );
	expect( after ).toEqual( before );
} );

it( 'exports each program once, whatever other plugins do with queries', async () => {
	const [ ids, exported ] =
		await inSandbox< [ number[], string[] ] >( 'in_another_order' );
	expect( exported ).toEqual( ids.map( String ) );
} );

it( 'separates columns as the language of the site says, by nothing but a comma, a semicolon or a tab', async () => {
	expect( await inSandbox( 'separated' ) ).toEqual( {
		es_ES: ';',
		pt_BR: ';',
		en_US: ',',
		'\t': '\t',
		'|': ',',
		'report in pt_BR': ';',
	} );
} );

it( 'writes nothing for which the file could not be imported again', async () => {
	expect(
		await inSandbox( 'ProgramsFilter\\Import\\csv_row', [ 'Ac\0uarela' ] )
	).toBe( '"Acuarela"\r\n' );
} );
