import { messagesOf } from './calls.ts';
import { callsOfPhp } from './php.ts';
import { callsOfTypeScript } from './typescript.ts';

/** Texts, comments for translators. */
const extract = ( file: string, source: string, read: typeof callsOfPhp ) =>
	messagesOf( file, source, read( file, source ) ).map(
		( { comments, msgstr: _, files: __, ...texts } ) => [
			texts,
			comments?.extracted,
		]
	);

const php = ( source: string ) =>
	extract( 'a.php', `<?php namespace A; ${ source }`, callsOfPhp );
const script = ( source: string ) =>
	extract( 'a.tsx', source, callsOfTypeScript );

it.each( [
	[ 'PHP', php, `\\__( 'Uno' . ' dos', 'programs-filter' );` ],
	[ 'TypeScript', script, `i18n.__( 'Uno' + ' dos', 'programs-filter' )` ],
] )( 'a text of %s is found, in pieces too', ( _, read, call ) => {
	expect( read( call ) ).toEqual( [ [ { msgid: 'Uno dos' }, '' ] ] );
} );

it( 'escapes of PHP are resolved', () => {
	expect(
		php( `__( 'L\\'hora' . " \\u{20AC}\\n", 'programs-filter' );` )
	).toEqual( [ [ { msgid: "L'hora €\n" }, '' ] ] );
} );

it( 'methods and declarations of PHP are not calls', () => {
	expect(
		php(
			`function __( $a, $b ) {} $a->__( 'No', 'programs-filter' ); A::__( 'No', 'programs-filter' );`
		)
	).toEqual( [] );
} );

describe.each( [
	[ 'PHP', php, '$n' ],
	[ 'TypeScript', script, 'n' ],
] )( 'messages of %s', ( _, read, n ) => {
	it( 'have a text, a plural and a context', () => {
		expect(
			read(
				`_x( 'Dos', 'admin', 'programs-filter' );
				_nx( '%d año', '%d años', ${ n }, 'edad', 'programs-filter' );`
			)
		).toEqual( [
			[ { msgid: 'Dos', msgctxt: 'admin' }, '' ],
			[
				{
					msgid: '%d año',
					msgid_plural: '%d años',
					msgctxt: 'edad',
				},
				'',
			],
		] );
	} );

	it( 'come with the comment for translators that stands right before them', () => {
		expect(
			read(
				`sprintf(
					/* translators: %s: a
					 * name. */
					__( 'Hola, %s', 'programs-filter' ), ${ n } );
				f( /** translators: short. */ __( 'Ya', 'programs-filter' ) );
				// translators: a line.
				__( 'Línea', 'programs-filter' );
				// translators: far away.

				__( 'Lejos', 'programs-filter' );`
			).map( ( [ , comment ] ) => comment )
		).toEqual( [
			'translators: %s: a name.',
			'translators: short.',
			'translators: a line.',
			'',
		] );
	} );

	it( 'of another domain are left out', () => {
		expect( read( `__( 'Save' ); __( 'Save', 'default' );` ) ).toEqual(
			[]
		);
	} );

	it( 'must be literal', () => {
		expect( () => read( `\n__( ${ n }, 'programs-filter' );` ) ).toThrow(
			/^a\.\w+:2: the msgid of __\(\) is not a literal/
		);
	} );
} );
