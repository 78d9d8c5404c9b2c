import { globSync, readFileSync } from 'node:fs';
import {
	ALL,
	ANNOUNCEMENT_MS,
	CHUNK_TIMEOUT_MS,
	ENTRY_DELAYS_MS,
	FIRST_FAR_CARD,
	MOTION_MS,
	PARAMETER,
	REVEAL_MARGIN_PX,
	REVEAL_THRESHOLD,
	SHOW_DELAY_MS,
} from './constants';

const read = ( path: string ): string =>
	readFileSync( `${ __dirname }/../../../${ path }`, 'utf8' );

test( 'the constants are those of the specification, section 9', () => {
	expect( MOTION_MS ).toBe( 300 );
	expect( SHOW_DELAY_MS ).toBe( 50 );
	expect( ANNOUNCEMENT_MS ).toBe( 1000 );
	expect( REVEAL_THRESHOLD ).toBe( 0.1 );
	expect( REVEAL_MARGIN_PX ).toBe( 50 );
	expect( CHUNK_TIMEOUT_MS ).toBe( 120_000 );
	expect( ENTRY_DELAYS_MS ).toEqual( [ 100, 200, 300, 400, 500, 600 ] );
} );

test( 'the stylesheet fades for as long as the script waits', () => {
	const times =
		read( 'src/listing/block/styles/motion.css' ).match( /\d+ms/g ) ?? [];

	expect( new Set( times ) ).toEqual( new Set( [ `${ MOTION_MS }ms` ] ) );
} );

test( 'the stylesheet leaves the cards to the browser from the one on of which the script knows it, and says so once', () => {
	const places = globSync( `${ __dirname }/../block/styles/*.css` )
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '\n' )
		.match( /nth-child\(n \+ \d+\)/g );

	expect( places ).toEqual( [ `nth-child(n + ${ FIRST_FAR_CARD })` ] );
} );

test( 'the server reads the same parameter', () => {
	const request = read( 'includes/listing/request.php' );

	expect( request ).toContain( `PARAMETER = '${ PARAMETER }';` );
	expect( read( 'includes/program/registration.php' ) ).toContain(
		`ALL = '${ ALL }';`
	);
} );
