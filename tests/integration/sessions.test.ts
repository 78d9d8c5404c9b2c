/**
 * Sessions of programs in files for calendars.
 */
import { sessionsInFile } from './calendar-file.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'sessions', () => {
	it.each( [ 'Europe/Madrid', 'America/Santiago', 'UTC' ] )(
		'of a year in %s are those that a library of calendars reads in the file, through both changes of the clocks',
		async ( zone ) => {
			const [ file, sessions ] = await inSandbox< [ string, string[] ] >(
				'calendar',
				zone,
				[
					'2026-01-07/2026-12-31 SA,SU 22:00-04:30 -2026-03-29 -2026-10-31',
					'2026-01-07/2026-12-31 WE 21:00-23:30 *3',
					'2026-05-05 10:00-11:00',
				].join( '\n' )
			);
			expect( sessions.length ).toBeGreaterThan( 110 );
			expect( sessionsInFile( file ).sort() ).toEqual( sessions.sort() );
		}
	);
} );
