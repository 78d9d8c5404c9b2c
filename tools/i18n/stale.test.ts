import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, outputs } from './outputs.ts';

const { files, problems } = outputs();

it( 'languages/ holds what the source and the translations make: npm run i18n', () => {
	const found = globSync( '*', { cwd: FOLDER } );
	expect( found.sort() ).toEqual( [ ...files.keys() ].sort() );
	expect(
		found.filter(
			( name ) =>
				files
					.get( name )
					?.equals( readFileSync( join( FOLDER, name ) ) ) !== true
		)
	).toEqual( [] );
} );

it( 'no text is untranslated', () => {
	expect( problems ).toEqual( [] );
} );
