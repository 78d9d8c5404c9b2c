/**
 * Programs as ten organizations run them: what their card, their page, their file for calendars and search engines say.
 */
import { sessionsInFile } from './calendar-file.ts';
import { COURSES } from './ten-programs/courses.ts';
import { OCCASIONS } from './ten-programs/occasions.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Told {
	card: string[];
	page: string[];
	file: string;
	data: Record< string, unknown >;
}

it.each( [ ...COURSES, ...OCCASIONS ] )(
	'$by',
	async ( { title, facts, now, card, page, sessions, data } ) => {
		const told = await inSandbox< Told >( 'told', facts, title, now );
		expect( told.card.join( ' | ' ) ).toBe( card );
		expect( told.page ).toEqual( page );
		expect( sessionsInFile( told.file ) ).toHaveLength( sessions );
		expect( told.file.includes( 'STATUS:CANCELLED' ) ).toBe(
			facts.event_status === 'cancelled'
		);
		// Stale when the file is read.
		expect( told.file.replaceAll( '\r\n ', '' ) ).not.toContain(
			'próxima'
		);
		expect( told.data ).toMatchObject( data );
	}
);
