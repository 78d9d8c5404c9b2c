import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const IDS = [
	'programs-filter/view-js-module',
	'programs-filter/criteria-js-module',
];

describe( 'plugins that combine scripts are told to leave out our modules', () => {
	it( 'by their IDs, as in the page', async () => {
		expect( await inSandbox( 'modules_of_page', false ) ).toEqual( {
			ids: IDS,
			skipped: 0,
			left_out: [ 'otro', ...IDS ],
		} );
	} );

	it( 'by an attribute, and no module of others has it', async () => {
		expect( await inSandbox( 'modules_of_page', true ) ).toMatchObject( {
			ids: IDS,
			skipped: 2,
		} );
	} );
} );
