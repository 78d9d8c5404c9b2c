import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { projectRoot } from '../shared/project-root.ts';
import { message } from './message.ts';
import { readmeTexts } from './readme.ts';
import { problemsOf, readTranslation } from './translation.ts';

const read = ( path: string ) => readFileSync( join( projectRoot, path ) );

const texts = readmeTexts( read( 'readme.txt' ).toString() );
const file = read( '.wordpress-org/readme-es_ES.po' );

describe( 'the Spanish translation of readme.txt', () => {
	it( 'has every text', () => {
		const messages = texts.map( ( msgid ) => message( { msgid }, [] ) );
		expect( messages.length ).toBeGreaterThan( 20 );
		expect(
			problemsOf( readTranslation( 'es_ES', file, messages ) )
		).toEqual( [] );
	} );

	it( 'has no other', () => {
		expect(
			Object.keys( po.parse( file ).translations[ '' ] ?? {} ).filter(
				( text ) => text !== '' && ! texts.includes( text )
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

== Changelog ==

= 0.1.0 =

* One.
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
