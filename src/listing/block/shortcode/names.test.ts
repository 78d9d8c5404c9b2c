/**
 * The attributes stand in places that cannot share a list: block.json, PHP, TypeScript, docs/reference.md, the shapes for PHPStan, the editor's
 * controls. The preview asks the server for each (preview/listing.ts).
 *
 * @jest-environment node
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import metadata from '../block.json';
import { ON, PROPERTIES } from '../look';
import { NAMES, SUPPORTS, TAG, WORDS } from './names';

const read = ( file: string ): string =>
	readFileSync( join( __dirname, '../../../..', file ), 'utf8' );

/**
 * The attributes that no file of the block in the editor uses.
 *
 * @param files Glob of those files.
 * @param use   What the use of an attribute looks like there.
 */
const unusedIn = (
	files: string,
	use: ( name: string ) => RegExp
): string[] => {
	const code = globSync( files, { cwd: join( __dirname, '..' ) } )
		.filter( ( file ) => ! file.includes( '.test.' ) )
		.map( ( file ) =>
			readFileSync( join( __dirname, '..', file ), 'utf8' )
		)
		.join( '\n' );
	return Object.keys( metadata.attributes ).filter(
		( name ) => ! use( name ).test( code )
	);
};

/** A constant of a PHP file: values by key. */
function constant(
	name: string,
	php = read( 'includes/listing/shortcode.php' )
): Record< string, string > {
	const [ , body = '' ] =
		new RegExp(
			`^const ${ name }\\s*= array\\(\n([\\s\\S]*?)^\\);`,
			'm'
		).exec( php ) ?? [];

	return Object.fromEntries(
		[ ...body.matchAll( /'([^']+)'\s*=> '([^']+)'/g ) ].map(
			( [ , key = '', value = '' ] ) => [ key, value ]
		)
	);
}

const words = read( 'includes/listing/shortcode-values.php' );

const flipped = ( names: Record< string, string > ) =>
	Object.fromEntries(
		Object.entries( names ).map( ( [ key, value ] ) => [ value, key ] )
	);

test( 'the shortcode has the same name in PHP', () => {
	expect( read( 'includes/listing/shortcode.php' ) ).toContain(
		`const SHORTCODE = '${ TAG }';`
	);
} );

describe( 'an attribute', () => {
	test( 'of the block has a name in the shortcode', () => {
		expect( [ ...Object.keys( NAMES ), 'anchor' ].sort() ).toEqual(
			Object.keys( metadata.attributes ).sort()
		);
	} );

	test( 'has the same name in PHP', () => {
		expect( constant( 'SHORTCODE_NAMES' ) ).toEqual( flipped( NAMES ) );
		expect( constant( 'SHORTCODE_SUPPORTS' ) ).toEqual(
			flipped( SUPPORTS )
		);
	} );

	test( 'has the same words in PHP', () => {
		expect( constant( 'ORDER_WORDS', words ) ).toEqual(
			flipped( WORDS.orderBy ?? {} )
		);
		expect( constant( 'CONTROL_WORDS', words ) ).toEqual(
			flipped( WORDS.filterControl ?? {} )
		);
		expect( constant( 'TIME_WORDS', words ) ).toEqual(
			flipped( WORDS.when ?? {} )
		);
		expect( constant( 'ALIGNMENT_WORDS', words ) ).toEqual(
			flipped( WORDS.align ?? {} )
		);
	} );

	test( 'has its row in docs/reference.md, in the same order', () => {
		const lines = [
			...read( 'docs/reference.md' ).matchAll(
				/^\| `([a-z_]+)` \| `([a-zA-Z]+)` \|/gm
			),
		].map( ( [ , name, attribute ] ) => [ attribute, name ] );

		expect( lines ).toEqual( Object.entries( { ...NAMES, ...SUPPORTS } ) );
	} );

	test( 'that is a custom property is the same one in PHP', () => {
		expect(
			constant( 'LOOK_PROPERTIES', read( 'includes/listing/look.php' ) )
		).toEqual( PROPERTIES );
		expect(
			constant( 'TEXT_ON', read( 'includes/listing/look.php' ) )
		).toEqual( ON );
	} );

	test( 'has its type in the shapes that PHPStan knows', () => {
		const [ , shape = '' ] =
			/ListingAttributes: '''\n\s*array\{([^}]*)\}/.exec(
				read( 'includes/shapes.neon' )
			) ?? [];

		expect(
			[ ...shape.matchAll( /(\w+):/g ) ].map( ( [ , name ] ) => name )
		).toEqual( Object.keys( metadata.attributes ) );
	} );

	test( 'has its type in TypeScript', () => {
		const [ , type = '' ] =
			/export interface Attributes [^{]*\{\n([^}]*)\}/.exec(
				read( 'src/listing/block/attributes.ts' )
			) ?? [];

		expect(
			[ ...type.matchAll( /^\t(\w+)\??:/gm ) ].map(
				( [ , name ] ) => name
			)
		).toEqual( Object.keys( metadata.attributes ) );
	} );

	test( 'has its control in the editor; the anchor has WordPress’s', () => {
		// Set, alone or with others, or one of the switches.
		const use = ( name: string ): RegExp =>
			new RegExp(
				`setAttributes\\(\\s*\\{[^{}]*\\b${ name }\\b|\\[\\s*'${ name }',\\s*__`
			);

		expect( unusedIn( '{edit,inspector/*}.tsx', use ) ).toEqual( [
			'anchor',
		] );
	} );
} );
