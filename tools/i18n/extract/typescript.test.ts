import { messagesOfTypeScript } from './typescript.ts';

const extract = ( source: string ) =>
	messagesOfTypeScript( 'src/a.tsx', source ).map(
		( { references: _, ...message } ) => message
	);

describe( 'messages of TypeScript', () => {
	it( 'have a text, a plural and a context', () => {
		expect(
			extract(
				`__( 'Uno', 'programs-filter' );
				_x( 'Dos', 'admin', 'programs-filter' );
				i18n._nx( '%d año', '%d ' + 'años', n, 'edad', 'programs-filter' );`
			)
		).toEqual( [
			{ text: 'Uno', comments: [] },
			{ text: 'Dos', context: 'admin', comments: [] },
			{
				text: '%d año',
				plural: '%d años',
				context: 'edad',
				comments: [],
			},
		] );
	} );

	it( 'come with the comment for translators that stands right before them', () => {
		expect(
			extract(
				`const a = sprintf(
					/* translators: %s: a name. */
					__( 'Hola, %s', 'programs-filter' ), name );
				const b = <p>{ /* translators: short. */ __( 'Ya', 'programs-filter' ) }</p>;
				// translators: far away.

				const c = __( 'Lejos', 'programs-filter' );`
			).map( ( { comments } ) => comments )
		).toEqual( [
			[ 'translators: %s: a name.' ],
			[ 'translators: short.' ],
			[],
		] );
	} );

	it( 'of another domain are left out', () => {
		expect( extract( `__( 'Save' ); __( 'Save', 'default' );` ) ).toEqual(
			[]
		);
	} );

	it( 'must be literal', () => {
		expect( () => extract( `\n__( name, 'programs-filter' );` ) ).toThrow(
			'src/a.tsx:2: the text of __() is not a literal'
		);
	} );
} );
