import { wordpress } from './wordpress.ts';

// PHP logs nothing while a test file runs: no notice, no warning, no deprecation.
const { phpLog } = wordpress();
let before = '';

beforeAll( async () => {
	before = await phpLog();
} );

afterAll( async () => {
	expect( ( await phpLog() ).slice( before.length ) ).toBe( '' );
} );
