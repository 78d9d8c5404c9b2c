import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'other plugins change a card, what is inside of it, and which programs are listed', async () => {
	const [ card = '', single = '', inside = '', query = '' ] =
		await inSandbox< string[] >( 'changed' );
	const page = parse( card );
	expect( textsOf( page, '.programas-card__title' ) ).toEqual( [
		'A (a, 3)',
		'B (b, 3)',
	] );
	expect( valuesOf( page, '.programas-card', 'data-categories' ) ).toEqual( [
		'otra',
		'otra',
	] );
	expect( textsOf( page, '.programas-card__excerpt' )[ 0 ] ).toBe(
		'Otro <b>extracto</b>'
	);
	expect( valuesOf( page, '.programas-card__link', 'href' ) ).toEqual( [
		'',
		'',
	] );
	expect( page.querySelector( 'img' ) ).toBeNull();

	// Without single values of another type, and slugs that are there twice.
	const clean = parse( single );
	expect( valuesOf( clean, '.programas-card', 'data-categories' ) ).toEqual( [
		'arte',
		'arte',
	] );
	expect( textsOf( clean, '.programas-card__category' ) ).toEqual( [
		'Sí',
		'Sí',
	] );

	const cards = parse( inside ).querySelectorAll(
		'.programas-card[data-categories]'
	);
	expect( [ ...cards ].map( ( { innerHTML } ) => innerHTML ) ).toEqual( [
		'<i>A asc</i>',
		'<i>B asc</i>',
	] );
	expect( read( query ).visible ).toEqual( [ 'B' ] );
} );

it( 'an answer of another type changes nothing', async () => {
	const [ good, ...others ] = await inSandbox< string[] >( 'wrong' );
	expect( others ).toEqual( Array( 5 ).fill( good ) );
} );
