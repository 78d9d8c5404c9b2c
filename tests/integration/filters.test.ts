import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the filter programs_filter_card', () => {
	it( 'changes what a card shows', async () => {
		const [ , html = '' ] = await inSandbox< string[] >( 'changed_card' );
		const page = parse( html );
		expect( textsOf( page, '.programas-card__title' ) ).toEqual( [
			'A (a, 3)',
			'B (b, 3)',
		] );
		expect(
			valuesOf( page, '.programas-card', 'data-categories' )
		).toEqual( [ 'otra', 'otra' ] );
		expect( textsOf( page, '.programas-card__excerpt' )[ 0 ] ).toBe(
			'Otro <b>extracto</b>'
		);
		expect( valuesOf( page, '.programas-card__link', 'href' ) ).toEqual( [
			'',
			'',
		] );
		expect( page.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'is ignored where it gives something of another type', async () => {
		const [ good, ...others ] = await inSandbox< string[] >( 'no_card' );
		expect( others ).toEqual( Array( 5 ).fill( good ) );
	} );

	it( 'loses single slugs and categories of another type, and slugs that are there twice', async () => {
		const [ , html = '' ] = await inSandbox< string[] >(
			'card_with_single_wrong_values'
		);
		const page = parse( html );
		expect(
			valuesOf( page, '.programas-card', 'data-categories' )
		).toEqual( [ 'arte', 'arte' ] );
		expect( textsOf( page, '.programas-card__category' ) ).toEqual( [
			'Sí',
			'Sí',
		] );
	} );
} );

describe( 'the filter programs_filter_card_html', () => {
	it( 'changes what is inside a card, not the card itself', async () => {
		const [ , html = '' ] = await inSandbox< string[] >( 'changed_html' );
		const cards = parse( html ).querySelectorAll(
			'.programas-card[data-categories]'
		);
		expect( [ ...cards ].map( ( card ) => card.innerHTML ) ).toEqual( [
			'<i>A asc</i>',
			'<i>B asc</i>',
		] );
	} );

	it( 'is ignored where it gives no text', async () => {
		const [ good, ...others ] = await inSandbox< string[] >( 'no_html' );
		expect( others ).toEqual( Array( 3 ).fill( good ) );
	} );
} );

describe( 'the filter programs_filter_query_args', () => {
	it( 'changes which programs are listed; is ignored where it gives no array; IDs instead of posts are no programs', async () => {
		const html = await inSandbox< string[] >( 'query_arguments' );
		expect( html.map( ( one ) => read( one ).visible ) ).toEqual( [
			[ 'A', 'B' ],
			[ 'B' ],
			[ 'A', 'B' ],
			[ 'A', 'B' ],
			[],
		] );
	} );
} );
