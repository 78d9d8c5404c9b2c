import { globSync, readFileSync } from 'node:fs';

const { version } = JSON.parse( readFileSync( 'package.json', 'utf8' ) ) as {
	version: string;
};

const found = ( file: string, pattern: RegExp ) =>
	pattern.exec( readFileSync( file, 'utf8' ) )?.[ 1 ];

describe( 'the version of package.json', () => {
	it.each( [
		[ 'programs-filter.php', /^ \* Version:\s+(\S+)$/m ],
		[ 'programs-filter.php', /^const VERSION\s+= '(.+)';$/m ],
		[ 'readme.txt', /^Stable tag:\s+(\S+)$/m ],
		[ 'package-lock.json', /^ {2}"version": "(.+)",$/m ],
		...globSync( 'src/**/block.json' ).map(
			( file ): [ string, RegExp ] => [ file, /^\t"version": "(.+)",$/m ]
		),
	] )( 'also stands in %s (%s)', ( file, pattern ) => {
		expect( found( file, pattern ) ).toBe( version );
	} );
} );
