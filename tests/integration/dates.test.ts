import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../tools/shared/project-root.ts';
import table from '../dates.json' with { type: 'json' };
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the dates of a program', () => {
	it( 'are written as each language, format and time zone has them, in text and in HTML', async () => {
		expect( await inSandbox( 'texts', table.texts, table.months ) ).toEqual(
			table.texts.map( ( { cases } ) => cases )
		);
		expect( await inSandbox( 'htmls', table.html ) ).toEqual(
			table.html.map( ( { cases } ) => cases )
		);
	} );

	it( 'are those of their parts, however many there are of a month', async () => {
		expect(
			await inSandbox( 'unlike_their_parts', [
				'es_ES',
				'ca',
				'eu',
				'en_US',
			] )
		).toEqual( [] );
	} );

	it( 'are escaped as texts where another plugin changes each, not as formats of sprintf’s', async () => {
		expect( await inSandbox( 'html_where_texts_change', '%!' ) ).toBe(
			'DEL %!<time datetime="2026-03-03%!">3 DE MARZO DE 2026%!</time> AL %!<time datetime="2027-03-28%!">28 DE MARZO DE 2027%!</time>'
		);
	} );

	it( 'are written without the extension intl', () => {
		const using = globSync( 'includes/**/*.php', {
			cwd: projectRoot,
		} ).filter( ( file ) =>
			/\\?\b(Intl\w+|MessageFormatter|NumberFormatter|Collator|Normalizer|Locale|Transliterator)(::|\()|\b(intl|datefmt|msgfmt|numfmt|collator|normalizer|locale|transliterator)_\w+\(/.test(
				readFileSync( join( projectRoot, file ), 'utf8' )
			)
		);
		expect( using ).toEqual( [] );
	} );
} );
