import {
	BASQUE,
	CATALAN,
	ENGLISH,
	GALICIAN,
	PORTUGUESE,
	SPANISH,
	type Texts,
} from './languages.ts';
import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** Every Spanish that WordPress has, and others that a site may name. */
const SPANISHES =
	'es es_419 es_AR es_CL es_CO es_CR es_CU es_DO es_EC es_ES es_GT es_HN es_MX es_PE es_PR es_US es_UY es_VE';

/** By locale of the site; one translation serves all varieties of a language. */
const LANGUAGES: Readonly< Record< string, Texts > > = {
	...Object.fromEntries(
		SPANISHES.split( ' ' ).map( ( locale ) => [ locale, SPANISH ] )
	),
	ca: CATALAN,
	ca_valencia: CATALAN,
	gl_ES: GALICIAN,
	eu: BASQUE,
	pt_BR: PORTUGUESE,
	pt_PT: PORTUGUESE,
	pt_PT_ao90: PORTUGUESE,
	en_US: ENGLISH,
	en_GB: ENGLISH,
	de_DE: ENGLISH,
	// Not Spanish, although it begins like it.
	est: ENGLISH,
};

/** The catalogue of errors, as the source has it. */
const ERRORS = [
	'You are probably offline.',
	'The response is not a valid JSON response.',
	'An unknown error occurred.',
	'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
];

/** What the site gave. */
interface Output {
	/** Listings: of one program, of two with a category chosen, of none. */
	one: string;
	some: string;
	none: string;
	add: string;
	block: string[];
	/** The translations of the editor's script, in JSON; false when there are none. */
	script: string | false;
}

interface ScriptTranslations {
	locale_data: { messages: Record< string, string[] > };
}

function textsIn( { one, some, none, add, block, script }: Output ): Texts {
	const page = parse( some );
	const value = ( selector: string, attribute: string ) =>
		valuesOf( page, selector, attribute )[ 0 ] ?? undefined;
	const translations =
		script === false
			? undefined
			: ( JSON.parse( script ) as ScriptTranslations );
	return {
		all: read( some ).pills[ 0 ],
		one: read( one ).count,
		some: read( some ).count,
		announcement: value( '.programas-filter', 'data-announcement' ),
		toolbar: value( '.programas-filter__pills', 'aria-label' ),
		empty: textsOf( page, '.programas-empty' )[ 0 ],
		none: read( none ).empty,
		add,
		block,
		errors:
			translations &&
			ERRORS.map(
				( text ) => translations.locale_data.messages[ text ]?.[ 0 ]
			),
	};
}

describe( 'languages', () => {
	let outputs: Record< string, Output >;

	beforeAll( async () => {
		outputs = await inSandbox( 'outputs', Object.keys( LANGUAGES ) );
	} );

	it.each( Object.entries( LANGUAGES ) )(
		'a site in %s shows its texts',
		( locale, texts ) => {
			const output = outputs[ locale ];
			expect( output && textsIn( output ) ).toEqual( texts );
		}
	);

	it( 'a site in Mexico shows no English: every text of the plugin is that of the Spanish translation', async () => {
		const [ shown, spanish ] = await inSandbox<
			Record< string, string[] >[]
		>( 'mexican_and_spanish' );
		expect( Object.keys( shown ?? {} ).length ).toBeGreaterThan( 100 );
		expect( shown ).toEqual( spanish );
	} );

	it( 'where a language pack lacks a text, or a network does not read the header of the plugin, texts are translated all the same', async () => {
		expect( await inSandbox( 'beside_language_pack' ) ).toEqual( [
			'Agregar programa',
			'Editar programa',
		] );
		const locales = [ 'es_ES', 'es_PE', 'ca', 'de_DE' ];
		expect( await inSandbox( 'without_header', locales ) ).toEqual( [
			'Añadir programa',
			'Añadir programa',
			'Afegeix un programa',
			'Add Program',
		] );
	} );
} );

test( 'a plugin that knows no locale does not end the page', async () => {
	expect( await inSandbox( 'without_locale' ) ).toEqual( {
		text: null,
		script: 'x.json',
	} );
} );
