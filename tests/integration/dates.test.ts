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
