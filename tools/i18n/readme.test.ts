import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../shared/project-root.ts';
import { readTranslation } from './files/translation.ts';
import { keyOf } from './message.ts';
import { problemsOf } from './problems.ts';
import { readmeTexts } from './readme.ts';

const read = ( path: string ) => readFileSync( join( projectRoot, path ) );

const messages = readmeTexts( read( 'readme.txt' ).toString() ).map(
	( text ) => ( { text, comments: [], references: [] } )
);

const translation = readTranslation(
	'es_ES',
	read( '.wordpress-org/readme-es_ES.po' )
);

describe( 'the Spanish translation of readme.txt', () => {
	it( 'has every text', () => {
		expect( messages.length ).toBeGreaterThan( 20 );
		expect( problemsOf( translation, messages ) ).toEqual( [] );
	} );

	it( 'has no other', () => {
		const known = messages.map( keyOf );
		expect(
			[ ...translation.entries.keys() ].filter(
				( key ) => key !== '' && ! known.includes( key )
			)
		).toEqual( [] );
	} );
} );

describe( 'texts of a readme', () => {
	it( 'are its short description, paragraphs, items and questions, in HTML', () => {
		expect(
			readmeTexts( `=== Name ===
Tags: a

Short.

== Description ==

A [link](https://a.example) and \`code\`.

* **One.** Item.
1. Step.

= Why? =

Because.

    command

= 0.1.0 =
` )
		).toEqual( [
			'Short.',
			'A <a href="https://a.example">link</a> and <code>code</code>.',
			'<strong>One.</strong> Item.',
			'Step.',
			'Why?',
			'Because.',
		] );
	} );
} );
