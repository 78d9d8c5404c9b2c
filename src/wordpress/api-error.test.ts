import { ApiError } from './api-error';

it( 'the markup of a message ends where the next begins, so that one without an end is read once', () => {
	expect( new ApiError( 'other', 'No <a <b>name</b>.' ).message ).toBe(
		'No <a name .'
	);
} );
