import table from '../formats.json' with { type: 'json' };

import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** The editor says the same of these: src/api/formats.test.ts. */
describe( 'the formats of the server', () => {
	it( 'takes the e-mail addresses that the editor takes, and no others', async () => {
		expect( await inSandbox( 'emails', table.email ) ).toEqual(
			table.email
		);
	} );

	it( 'takes the phone numbers that the editor takes, and no others', async () => {
		expect( await inSandbox( 'phone_numbers', table.phone ) ).toEqual(
			table.phone
		);
	} );
} );
