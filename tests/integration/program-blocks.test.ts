import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'the editor previews facts that are typed and not saved, cleaned, and only for who may edit the program', async () => {
	const { editor, visitor, stored, rescheduled } =
		await inSandbox< Record< string, string > >( 'typed_previews' );
	expect( editor ).toContain( 'Sala 8' );
	expect( editor ).toContain( 'Gratis' );
	expect( editor ).not.toContain( '<b>' );
	expect( visitor ).toContain( 'Sala 7' );
	expect( visitor ).not.toContain( 'Gratis' );
	expect( stored ).toBe( 'Sala 7' );
	// A new date of what was postponed, as it will be once it is saved.
	expect( rescheduled ).toMatch( /10 de abril.*antes:.*20 de marzo/s );
} );

it( 'the editor previews what the page of a program shows, any program in a template, and nothing elsewhere', async () => {
	const seen = await inSandbox< Record< string, string > >( 'previews' );
	const factsIn = ( where: string ) =>
		textsOf(
			parse( seen[ `datos, ${ where }` ] ?? '' ),
			'.programas-facts__label'
		).join();
	expect( factsIn( 'program' ) ).toBe( 'Lugar' );
	// Any program.
	expect( seen[ 'datos, template' ] ).toContain( 'programas-facts__actions' );
	for ( const block of [ 'datos', 'relacionados' ] ) {
		expect( seen[ `${ block }, program` ] ).toContain( ' id="mi-ancla"' );
		expect( seen[ `${ block }, page` ] ).toBe( '' );
	}
	for ( const where of [ 'program', 'template' ] ) {
		expect( seen[ `relacionados, ${ where }` ] ).toContain( 'Otro' );
	}
} );
