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

	it( 'are short where a language has words for that', async () => {
		const cases = {
			'/': '',
			'2026-03-03/': 'From Mar 3, 2026',
			'/2026-03-03T18:00': 'Until Mar 3, 2026',
			'2026-03-03/2026-03-03': 'Mar 3, 2026',
			'2026-03-03T18:00/': 'Mar 3, 2026, 18:00',
			'2026-03-03T18:00/2026-03-03T20:00': 'Mar 3, 2026, 18:00–20:00',
			'2026-03-03/2026-03-28': 'Mar 3–28, 2026',
			'2026-03-03T18:00/2026-05-28T20:00': 'Mar 3 – May 28, 2026',
			// A winter, and a year.
			'2026-12-15/2027-02-02': 'Dec 15 – Feb 2, 2027',
			'2026-12-15/2027-12-15': 'Dec 15, 2026 – Dec 15, 2027',
			'2026-12-15/2028-02-02': 'Dec 15, 2026 – Feb 2, 2028',
		};
		expect( await inSandbox( 'short_texts', cases ) ).toEqual( {
			en_US: cases,
			fr_FR: Object.fromEntries(
				Object.keys( cases ).map( ( dates ) => [ dates, '' ] )
			),
		} );
	} );

	it( 'are written without the extension intl', () => {
		const files = globSync( 'includes/program/*.php', {
			cwd: projectRoot,
		} );
		expect( files ).toContain( 'includes/program/dates.php' );
		const using = files.filter( ( file ) =>
			/\\?\b(Intl\w+|MessageFormatter|NumberFormatter|Collator|Normalizer|Locale|Transliterator)(::|\()|\b(intl|datefmt|msgfmt|numfmt|collator|normalizer|locale|transliterator)_\w+\(/.test(
				readFileSync( join( projectRoot, file ), 'utf8' )
			)
		);
		expect( using ).toEqual( [] );
	} );
} );
