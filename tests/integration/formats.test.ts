import table from '../formats.json' with { type: 'json' };

import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** The editor says the same of these: src/wordpress/formats.test.ts. */
it.each( [
	[ 'e-mail addresses', 'is_email_address', table.email ],
	[ 'phone numbers', 'is_phone_number', table.phone ],
] )(
	'the server takes the %s that the editor takes, and no others',
	async ( _, name, cases ) => {
		const said = await inSandbox< boolean[] >(
			'array_map',
			`ProgramsFilter\\Program\\${ name }`,
			cases.map( ( { text } ) => text )
		);
		expect(
			cases.map( ( { text }, at ) => ( { text, matches: said[ at ] } ) )
		).toEqual( cases );
	}
);
