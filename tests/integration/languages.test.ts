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

/** Every Spanish that WordPress has, and others that a site may name. */
const SPANISHES = [
	...[ 'es', 'es_419', 'es_AR', 'es_CL', 'es_CO', 'es_CR', 'es_CU', 'es_DO' ],
	...[
		'es_EC',
		'es_ES',
		'es_GT',
		'es_HN',
		'es_MX',
		'es_PE',
		'es_PR',
		'es_US',
	],
	...[ 'es_UY', 'es_VE' ],
];

/** By locale of the site; one translation serves all varieties of a language. */
const LANGUAGES: Readonly< Record< string, Texts > > = {
	...Object.fromEntries( SPANISHES.map( ( locale ) => [ locale, SPANISH ] ) ),
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
		outputs = await inSandbox( `
			$locales = ${ php( Object.keys( LANGUAGES ) ) };
			$in      = static fn( $locale, $code ) => with_filter( 'determine_locale', static fn() => $locale, static function () use ( $code ) {
				unload_textdomain( 'programs-filter', true );
				return $code();
			} );
			$outputs = array();
			foreach ( $locales as $locale ) {
				$outputs[ $locale ] = $in( $locale, static function () {
					unregister_block_type( \\ProgramsFilter\\Block\\NAME );
					\\ProgramsFilter\\Block\\register();
					$block = \\WP_Block_Type_Registry::get_instance()->get_registered( \\ProgramsFilter\\Block\\NAME );
					return array(
						'none'   => listing(),
						'add'    => \\ProgramsFilter\\Post_Type\\labels()['add_new_item'],
						'block'  => array( $block->title, $block->styles[2]['label'] ),
						'script' => load_script_textdomain( 'programs-filter-programas-editor-script', 'programs-filter', \\ProgramsFilter\\Translations\\FOLDER ),
					);
				} );
			}
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			program( 'Coro', array( category( 'Música' ) ) );
			foreach ( $locales as $locale ) {
				$outputs[ $locale ] += $in( $locale, static fn() => array(
					'one'  => listing( array( 'limit' => 1 ) ),
					'some' => listing( array(), 'categoria=arte' ),
				) );
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

	it( 'a site in Mexico shows no English: every text of the plugin is that of the Spanish translation', async () => {
		const [ shown, spanish ] = await inSandbox<
			Record< string, string[] >[]
		>( `
			$spanish = array_map( static fn( $forms ) => explode( "\\0", $forms ), ( require \\ProgramsFilter\\Translations\\FOLDER . 'programs-filter-es_ES.l10n.php' )['messages'] );
			$shown   = with_filter( 'determine_locale', static fn() => 'es_MX', static function () use ( $spanish ) {
				unload_textdomain( 'programs-filter', true );
				$shown = array();
				foreach ( $spanish as $key => $forms ) {
					list( $text, $context ) = array_reverse( explode( "\\4", "\\4$key" ) );
					foreach ( array_keys( $forms ) as $form ) {
						$shown[ $key ][] = _nx( $text, $text, $form + 1, $context, 'programs-filter' );
					}
				}
				return $shown;
			} );
			return array( $shown, $spanish );
		` );
		expect( Object.keys( shown ?? {} ).length ).toBeGreaterThan( 100 );
		expect( shown ).toEqual( spanish );
	} );

	it( 'where a language pack lacks a text, or is out of date, that text is Spanish all the same', async () => {
		expect(
			await inSandbox( `
				$folder = WP_LANG_DIR . '/plugins';
				$pack   = $folder . '/programs-filter-es_CO.l10n.php';
				wp_mkdir_p( $folder );
				file_put_contents( $pack, "<?php return array( 'messages' => array( 'Add Program' => 'Agregar programa' ) );" );
				wp_cache_delete( md5( $folder . '/' ), 'translation_files' );
				try {
					return with_filter( 'determine_locale', static fn() => 'es_CO', static function () {
						unload_textdomain( 'programs-filter', true );
						return array( __( 'Add Program', 'programs-filter' ), __( 'Edit Program', 'programs-filter' ) );
					} );
				} finally {
					unlink( $pack );
					wp_cache_delete( md5( $folder . '/' ), 'translation_files' );
				}
			` )
		).toEqual( [ 'Agregar programa', 'Editar programa' ] );
	} );

	it( 'a network, where WordPress does not read the header of the plugin, shows its texts', async () => {
		expect(
			await inSandbox( `
				$registry = $GLOBALS['wp_textdomain_registry'];
				$GLOBALS['wp_textdomain_registry'] = new \\WP_Textdomain_Registry();
				try {
					return array_map( static fn( $locale ) => with_filter( 'determine_locale', static fn() => $locale, static function () {
						unload_textdomain( 'programs-filter', true );
						return __( 'Add Program', 'programs-filter' );
					} ), array( 'es_ES', 'es_PE', 'ca', 'de_DE' ) );
				} finally {
					$GLOBALS['wp_textdomain_registry'] = $registry;
				}
			` )
		).toEqual( [
			'Añadir programa',
			'Añadir programa',
			'Afegeix un programa',
			'Add Program',
		] );
	} );
} );
