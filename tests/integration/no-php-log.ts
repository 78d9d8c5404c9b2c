import { wordpress } from './wordpress.ts';

/** What WordPress 6.8 itself logs on PHP 8.5, which is younger: 7.1 does not any more. */
const OF_WORDPRESS_6_8 =
	/^\[[^\]]+\] PHP Deprecated: {2}Function imagedestroy\(\) .* in \/wordpress\/wp-includes\/class-wp-image-editor-gd\.php on line \d+\n/gm;

// PHP logs nothing while a test file runs: no notice, no warning, no deprecation.
const { phpLog } = wordpress();
let before = '';

beforeAll( async () => {
	before = await phpLog();
} );

afterAll( async () => {
	const logged = ( await phpLog() ).slice( before.length );

	expect( logged.replace( OF_WORDPRESS_6_8, '' ) ).toBe( '' );
} );
