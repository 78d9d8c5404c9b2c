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
import { php } from './php.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** By locale of the site; the plugin has no files for those that differ from their neighbour. */
const LANGUAGES: Readonly< Record< string, Texts > > = {
	en_GB: ENGLISH,
	en_US: ENGLISH,
	ca: CATALAN,
	ca_valencia: CATALAN,
	gl_ES: GALICIAN,
	eu: BASQUE,
	pt_BR: PORTUGUESE,
	pt_PT: PORTUGUESE,
	pt_PT_ao90: PORTUGUESE,
	es_ES: SPANISH,
	es_MX: SPANISH,
	es_AR: SPANISH,
};

/** The catalogue of errors, as the source has it. */
const ERRORS = [
	'Es probable que no tengas conexión.',
	'La respuesta no es una respuesta JSON válida.',
	'Ha ocurrido un error desconocido.',
	'La subida del archivo ha fallado. Si es una foto o una imagen grande, redúcela e inténtalo de nuevo.',
];

/** What the site gave. */
interface Output {
	/** Listings: of one program, of two with a category chosen, of none. */
	one: string;
	some: string;
	none: string;
	add: string;
	/** The translations of the editor's script, in JSON; false when there are none. */
	script: string | false;
}

interface ScriptTranslations {
	locale_data: { messages: Record< string, string[] > };
}

function textsIn( { one, some, none, add, script }: Output ): Texts {
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
		outputs = await inSandbox( `
			$outputs = array();
			foreach ( ${ php( Object.keys( LANGUAGES ) ) } as $locale ) {
				$outputs[ $locale ] = with_filter( 'determine_locale', static fn() => $locale, static function () {
					unload_textdomain( 'programs-filter', true );
					$none = listing();
					program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
					program( 'Coro', array( category( 'Música' ) ) );
					$output = array(
						'none'   => $none,
						'one'    => listing( array( 'limit' => 1 ) ),
						'some'   => listing( array(), 'categoria=arte' ),
						'add'    => \\ProgramsFilter\\Post_Type\\labels()['add_new_item'],
						'script' => load_script_textdomain( 'programs-filter-programas-editor-script', 'programs-filter', \\ProgramsFilter\\PLUGIN_DIR . '/languages' ),
					);
					remove();
					return $output;
				} );
			}
			return $outputs;
		` );
	} );

	it.each( Object.entries( LANGUAGES ) )(
		'a site in %s shows its texts',
		( locale, texts ) => {
			const output = outputs[ locale ];
			expect( output && textsIn( output ) ).toEqual( texts );
		}
	);
} );
