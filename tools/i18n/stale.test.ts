import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, outputs } from './outputs.ts';
import { scripts } from './scripts.ts';
import { INCOMPLETE } from './translation.ts';

const { files, messages, problems } = outputs();

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

it( 'each text of TypeScript is in a script that WordPress loads translations for', () => {
	const reached = scripts().flatMap( ( { sources } ) => [ ...sources ] );
	const written = messages
		.flatMap( ( message ) => message.files )
		.filter( ( file ) => /\.tsx?$/.test( file ) );
	expect( written.length ).toBeGreaterThan( 0 );
	expect( written.filter( ( file ) => ! reached.includes( file ) ) ).toEqual(
		[]
	);
} );

it( 'no translation has other placeholders than its text', () => {
	const isIncomplete = ( problem: string ) => INCOMPLETE.test( problem );
	const incomplete = problems.filter( isIncomplete );
	if ( incomplete.length > 0 ) {
		// A warning until a release, which refuses them.
		process.stderr.write(
			`${ incomplete.length } translations are missing: npm run i18n names them.\n`
		);
	}
	expect(
		problems.filter( ( problem ) => ! isIncomplete( problem ) )
	).toEqual( [] );
} );
