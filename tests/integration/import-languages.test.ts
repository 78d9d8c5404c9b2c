/**
 * Sheets on a site in Spanish and English, by a stand-in for WPML. polylang.test.ts does the same with Polylang.
 */
import type { Result } from './import/result.ts';
import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Imported {
	dry: Result;
	first: Result;
	again: string[];
	programs: string[];
}

const imported = ( shown: string, csv: string ) =>
	inSandbox< Imported >( 'imported', shown, csv );

const YOGA = 'Yoga es Aula 1 Arte es';

it( 'titles and categories are those of the language that the admin shows; what is new gets that language', async () => {
	const SHEET = 'Título;Lugar;Categorías\nYoga;Room 2;Arte > Music | Arte\n';
	const english = await imported( 'en', SHEET );
	expect( english ).toMatchObject( {
		first: { actions: [ 'create' ] },
		again: [ 'same' ],
		programs: [ YOGA, 'Yoga en Room 2 Arte en Music en' ],
	} );
	expect( english.dry ).toEqual( english.first );
	expect( await imported( 'es', SHEET ) ).toMatchObject( {
		first: { actions: [ 'change' ] },
		programs: [ 'Yoga es Room 2 Arte es Music es' ],
	} );
} );

it( 'a column says the language of each row, by code, locale or name; a row that says none or another is not imported', async () => {
	const { first, dry, again, programs } = await imported(
		'all',
		'Título;Idioma;Lugar\nYoga;en;Room 2\nYoga;Español;Aula 3\nYoga;;Aula 4\nYoga;Klingon;Aula 5\nChoir;EN-gb;\n'
	);
	expect( first.actions ).toEqual( [
		'create',
		'change',
		'skip',
		'skip',
		'create',
	] );
	expect( first.problems ).toEqual( [
		'',
		'',
		expect.stringMatching( /^(Idioma|Language): / ),
		expect.stringMatching( /^(Idioma|Language): / ),
		'',
	] );
	expect( dry ).toEqual( first );
	expect( again ).toEqual( [ 'same', 'same', 'skip', 'skip', 'same' ] );
	expect( programs ).toEqual( [
		'Yoga es Aula 3 Arte es',
		'Yoga en Room 2',
		'Choir en',
	] );
} );

it( 'a slug is that of a next edition within its language, and not of a row of the same sheet', async () => {
	const published = ( shown: string, csv: string ) =>
		inSandbox< string[] >( 'published', shown, csv );
	const [ HEADER, DAY ] = [ 'Título;Slug;Comienza', '2099-01-02' ];
	// Yoga is there, in Spanish.
	expect(
		await published( 'en', `${ HEADER }\nYoga class;yoga;${ DAY }\n` )
	).toEqual( [ 'Yoga', 'Yoga class' ] );
	expect(
		await published(
			'',
			`${ HEADER }\nTaller;taller;${ DAY }\nWorkshop;taller;${ DAY }\n`
		)
	).toEqual( [ 'Yoga', 'Taller', 'Workshop' ] );
	expect(
		await published( 'es', `${ HEADER }\nYoga dos;yoga;${ DAY }\n` )
	).toEqual( [ 'Yoga' ] );
} );

it( 'a program that is named by its ID keeps its language, whatever the admin shows', async () => {
	expect(
		await imported(
			'en',
			'ID de programa;Título;Categorías\n#;Yoga;Arte | Danza\n'
		)
	).toMatchObject( {
		first: { actions: [ 'change' ], problems: [ '' ] },
		programs: [ 'Yoga es Aula 1 Arte es Danza es' ],
	} );
	const other = await imported(
		'all',
		'ID de programa;Idioma;Lugar\n#;en;Aula 2\n'
	);
	expect( other.programs ).toEqual( [ 'Yoga es Aula 2 Arte es' ] );
	expect( other.first.problems[ 0 ] ).toMatch( /^(Idioma|Language): / );
} );

it( 'a picture of the library is found in any language', async () => {
	expect( await inSandbox( 'languages_of_pictures' ) ).toEqual( [ '' ] );
} );

it( 'commands have the language as an option; without it, an export has all, and an import no program of an unknown language', async () => {
	const [ [ none, unknown, english, all, exported ], programs ] =
		await inSandbox< [ string[][], string[] ] >( 'commanded', [
			[ 'import', {} ],
			[ 'import', { language: 'xx' } ],
			[ 'import', { language: 'en' } ],
			[ 'export', {} ],
			[ 'export', { language: 'en' } ],
		] );
	expect( none?.at( -1 ) ).toBe( 'exit 1' );
	expect( unknown ).toEqual( [
		expect.stringMatching( /^Error: / ),
		'exit 1',
	] );
	expect( english?.at( -1 ) ).toBe( 'exit 0' );
	expect( programs ).toEqual( [ YOGA, 'Yoga en Room 2' ] );
	expect( all?.[ 0 ]?.match( /"Yoga"/g ) ).toHaveLength( 2 );
	expect( exported?.[ 0 ]?.match( /"Yoga"/g ) ).toHaveLength( 1 );
} );

it( 'without a plugin for languages a column of that name says in which one the program is held; beside one, its name is longer', async () => {
	const NAMES = [
		'Idioma',
		'Language',
		'Hizkuntza',
		'Idioma de la actividad',
	];
	expect( await inSandbox( 'recognized', '', NAMES ) ).toEqual(
		Array( 4 ).fill( 'languages' )
	);
	expect( await inSandbox( 'recognized', 'es', NAMES ) ).toEqual( [
		...Array< string >( 3 ).fill( 'language' ),
		'languages',
	] );
	expect(
		await imported( '', 'Título;Idioma;Lugar\nYoga;Inglés;Aula 2\n' )
	).toMatchObject( {
		first: { actions: [ 'change' ], problems: [ '' ] },
		programs: [ 'Yoga es Aula 2 Arte es' ],
	} );
	expect( await inSandbox( 'exported', '' ) ).toEqual( {
		titles: [ 'Yoga', 'Choir' ],
		languages: [ '', '' ],
	} );
} );

it( 'an export has the language in a column, and the programs that the admin shows', async () => {
	expect( await inSandbox( 'exported', 'all' ) ).toEqual( {
		titles: [ 'Yoga', 'Choir' ],
		languages: [ 'es', 'en' ],
	} );
	expect( await inSandbox( 'exported', 'en' ) ).toEqual( {
		titles: [ 'Choir' ],
		languages: [ 'en' ],
	} );
} );

it( 'the page of the import asks for the language, and chooses the one that the admin shows', async () => {
	const asked = async ( ...given: string[] ) => {
		const [ html, step, language ] = await inSandbox<
			[ string, string, string ]
		>( 'asked', ...given );
		const root = parse( html );
		return [
			textsOf( root, '#programs-filter-language option' ),
			root.querySelector< HTMLOptionElement >(
				'#programs-filter-language [selected]'
			)?.value,
			step,
			language,
		];
	};
	const options = [ 'Elige un idioma', 'Español', 'English' ];
	expect( await asked( 'en', 'Título\nYoga\n', 'es' ) ).toEqual( [
		options,
		'en',
		'check',
		'es',
	] );
	expect( await asked( 'all', 'Título\nYoga\n', 'xx' ) ).toEqual( [
		options,
		undefined,
		'columns',
		'',
	] );
	expect( await asked( 'all', 'Título;Idioma\nYoga;es\n', '' ) ).toEqual( [
		options,
		undefined,
		'check',
		'',
	] );
	expect( await asked( '', 'Título\nYoga\n', '' ) ).toEqual( [
		[],
		undefined,
		'check',
		'',
	] );
} );
