/**
 * The reference of the attributes.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SCHEMA } from './attributes';

const read = ( file: string ): string =>
	readFileSync( join( __dirname, '../../..', file ), 'utf8' );

test( 'each attribute has its row in docs/reference.md, in the same order', () => {
	const lines = [
		...( read( 'docs/reference.md' ).split( /^## /m )[ 1 ] ?? '' ).matchAll(
			/^\| (?:`([a-z_]+)`|.*) \| `([a-zA-Z]+)` \|/gm
		),
	].map( ( [ , name, attribute ] ) => [ attribute, name ] );
	expect( lines ).toEqual( [
		...Object.entries( SCHEMA ).map( ( [ attribute, { shortcode } ] ) => [
			attribute,
			shortcode,
		] ),
		[ 'className', 'clase' ],
	] );
} );
