/**
 * What of the attributes block.json cannot give to its readers.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SCHEMA } from './attributes';
import { SUPPORTS, TAG, WORDS } from './shortcode';

const read = ( file: string ): string =>
	readFileSync( join( __dirname, '../../..', file ), 'utf8' );

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

const words = read( 'includes/listing/shortcode.php' );

const flipped = ( names: Record< string, string > ) =>
	Object.fromEntries(
		Object.entries( names ).map( ( [ key, value ] ) => [ value, key ] )
	);

test( 'the shortcode has the same name in PHP', () => {
	expect( read( 'includes/listing/attributes.php' ) ).toContain(
		`const SHORTCODE = '${ TAG }';`
	);
} );

describe( 'an attribute', () => {
	test( 'that every block has, and words that block.json does not have, are the same in PHP', () => {
		expect( constant( 'SUPPORT_NAMES' ) ).toEqual( flipped( SUPPORTS ) );
		expect( constant( 'ALIGNMENT_WORDS', words ) ).toEqual(
			flipped( WORDS.align ?? {} )
		);
	} );

	test( 'has its row in docs/reference.md, in the same order', () => {
		const lines = [
			...(
				read( 'docs/reference.md' ).split( /^## /m )[ 1 ] ?? ''
			).matchAll( /^\| `([a-z_]+)` \| `([a-zA-Z]+)` \|/gm ),
		].map( ( [ , name, attribute ] ) => [ attribute, name ] );

		expect( lines ).toEqual( [
			...Object.entries( SCHEMA ).map(
				( [ attribute, { shortcode } ] ) => [ attribute, shortcode ]
			),
			...Object.entries( SUPPORTS ),
		] );
	} );
} );
