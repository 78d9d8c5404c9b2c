import AdmZip from 'adm-zip';

import { archive } from './archive.ts';

const TIME = new Date( Date.UTC( 2025, 2, 30, 2, 30, 10 ) );
const pack = () =>
	archive( 'tools/shared/zip', [ 'time.ts', 'archive.ts' ], 'plugin', TIME );

/** The time that the night in spring leaves out in Madrid: a clock on the wall never shows it there. */
const DATE = ( 2025 - 1980 ) * 2 ** 9 + 3 * 2 ** 5 + 30;
const CLOCK = 2 * 2 ** 11 + 30 * 2 ** 5 + 10 / 2;

it( 'puts the files into one folder, each with the given date in universal time', () => {
	const entries = new AdmZip( pack() ).getEntries();
	expect( entries.map( ( { entryName } ) => entryName ) ).toEqual( [
		'plugin/archive.ts',
		'plugin/time.ts',
	] );
	for ( const { header } of entries ) {
		expect( header ).toMatchObject( { timeval: DATE * 2 ** 16 + CLOCK } );
	}
} );

it( 'makes the same bytes again', () => {
	expect( pack().equals( pack() ) ).toBe( true );
} );
