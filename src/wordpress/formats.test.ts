import { isEmail, isPhoneNumber } from '@wordpress/url';

import table from '../../tests/formats.json';

/** The server has the same results: tests/php/program/FactValuesTest.php. */
describe( 'the formats of the editor', () => {
	it.each( table.email )( 'e-mail: $text', ( { text, matches } ) => {
		expect( isEmail( text ) ).toBe( matches );
	} );

	it.each( table.phone )( 'phone: $text', ( { text, matches } ) => {
		expect( isPhoneNumber( text ) ).toBe( matches );
	} );
} );
