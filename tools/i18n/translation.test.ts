import { message } from './message.ts';
import { problemsOf, readTranslation } from './translation.ts';

const HEADER = `msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"
`;

const problems = ( po: string, text: string, plural?: string ) =>
	problemsOf(
		readTranslation( 'gl', Buffer.from( `${ HEADER }\n${ po }\n` ), [
			message(
				{ msgid: text, ...( plural && { msgid_plural: plural } ) },
				[]
			),
		] )
	);

it( 'a reworded text keeps its translation in doubt, with the former text beside it', () => {
	const [ kept, added ] = readTranslation(
		'gl',
		Buffer.from(
			`${ HEADER }\nmsgid "No program found here."\nmsgstr "Non hai."\n`
		),
		[
			message( { msgid: 'No program was found here.' }, [] ),
			message( { msgid: 'Something else' }, [] ),
		]
	).messages;
	expect( kept ).toMatchObject( {
		msgstr: [ 'Non hai.' ],
		comments: { flag: 'fuzzy', previous: 'msgid "No program found here."' },
	} );
	expect( added?.msgstr ).toEqual( [ '' ] );
} );

it( 'the only text that came is the only one that went, whatever they share', () => {
	const [ kept ] = readTranslation(
		'gl',
		Buffer.from( `${ HEADER }\nmsgid "Teacher"\nmsgstr "Imparte"\n` ),
		[ message( { msgid: 'Taught by' }, [] ) ]
	).messages;
	expect( kept ).toMatchObject( {
		msgstr: [ 'Imparte' ],
		comments: { flag: 'fuzzy', previous: 'msgid "Teacher"' },
	} );
} );

describe( 'problems of a translation', () => {
	it( 'are none when every form has the placeholders of the source, in any order', () => {
		expect(
			problems(
				'msgid "%1$s de %2$s"\nmsgstr "%2$s: %1$s, 100 %%"',
				'%1$s de %2$s'
			)
		).toEqual( [] );
	} );

	it.each( [
		[ 'a missing text', 'msgid "a"\nmsgstr ""', 'gl: not translated: "a"' ],
		[
			'a text in doubt',
			'#, fuzzy\nmsgid "a"\nmsgstr "b"',
			'gl: fuzzy: "a"',
		],
		[
			'a placeholder too many',
			'msgid "a"\nmsgstr "%s"',
			'gl: other placeholders than the source: "a"',
		],
	] )( 'name %s', ( _, po, sentence ) => {
		expect( problems( po, 'a' ) ).toEqual( [ sentence ] );
	} );

	it( 'name a plural form that is missing', () => {
		expect(
			problems(
				'msgid "%d a"\nmsgid_plural "%d as"\nmsgstr[0] "%d b"',
				'%d a',
				'%d as'
			)
		).toEqual( [ 'gl: not translated: "%d a"' ] );
	} );
} );
