/**
 * Other plugins that answer our filters wrongly, print or throw: one table of filters and answers.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'a wrong answer to a filter is as good as none, or takes what it is about and nothing else', async () => {
	const { plain, same, changed } = await inSandbox< {
		plain: unknown[];
		same: Record< string, unknown >;
		changed: Record< string, unknown >;
	} >( 'answered' );
	const FACTS =
		/pill__count[\s\S]*1 resultado<[\s\S]*"2099-03-03T18:00\+01:00">martes\s3<[^>]*>\sde\smarzo\sde\s2099<\/span>, 18:00<[\s\S]*Gratis/;
	expect( plain[ 0 ] ).toMatch( FACTS );
	expect( plain[ 2 ] ).toContain( 'data-categories="arte"' );
	expect( same ).toEqual(
		Object.fromEntries(
			Object.keys( same ).map( ( one ) => [ one, plain ] )
		)
	);
	for ( const [ name, html ] of Object.entries( changed ) ) {
		expect( [ name, html ] ).not.toEqual( [ name, plain[ 0 ] ] );
		expect( [ name, html ] ).toEqual( [
			name,
			expect.stringMatching(
				/^<div (?:(?!<li class="programas-card")[\s\S])*<li class="programas-card"(?:(?!<li class="programas-card")[\s\S])*<\/ul>[\s\S]*<\/div>\s*$/
			),
		] );
	}
} );

it( 'what a callback prints does not stand before the JSON of a preview, nor of a saved page; one that throws leaves no half listing', async () => {
	expect( await inSandbox( 'loud' ) ).toEqual( {
		pills: true,
		printed: '',
		buffers: 0,
		thrown: 'No.',
	} );
} );
