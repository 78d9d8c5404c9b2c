/** A program, and all that is told of it. */
export interface ToldProgram {
	/** Who runs it, and what is hard to say about it. */
	by: string;
	title: string;
	facts: Record< string, string >;
	/** When its page is read. */
	now: string;
	/** What is seen on its card long before it begins. */
	card: string;
	/** The lines of its page. */
	page: string[];
	/** How many sessions its file for calendars has. */
	sessions: number;
	/** Among what search engines are told. */
	data: Record< string, unknown >;
}

export const CALENDAR = 'Calendario';
export const FORM = 'https://forms.example/';
export const MEET = 'https://meet.example/';

/** A word of schema.org. */
export const schema = ( name: string ) => `https://schema.org/${ name }`;
