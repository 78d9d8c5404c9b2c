import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const BY_HAND = [ 'Ópera', 'Taller', 'árbol', 'Bordado', 'nudos' ];
const BY_NEXT = [ 'nudos', 'Ópera', 'Bordado', 'Taller', 'árbol' ];
const BY_DATE = [ 'Bordado', 'nudos', 'Ópera', 'árbol', 'Taller' ];

const asked = ( attributes: object, queries: string[] ): Promise< string[] > =>
	inSandbox( 'asked', attributes, queries );

it( 'the address puts the cards in an order that visitors choose: by the next session as the editor’s “proxima”, by date as “comienzo”, by name as “titulo”', async () => {
	const filters = [ 'categoria', 'orden' ];
	const html = await asked( { filters }, [
		'',
		'orden=proxima',
		'orden=fecha',
		'orden=nombre',
		'orden=azar',
		'orden=fecha&orden=fecha',
	] );
	const [ start = '' ] = await asked( { orderBy: 'start' }, [ '' ] );
	const [ next = '' ] = await asked( { orderBy: 'next' }, [ '' ] );
	const [ title = '' ] = await asked( { orderBy: 'title' }, [ '' ] );
	const byName = read( title ).visible;
	expect( read( start ).visible ).toEqual( BY_DATE );
	expect( read( next ).visible ).toEqual( BY_NEXT );
	expect( html.map( ( page ) => read( page ).visible ) ).toEqual( [
		BY_HAND,
		BY_NEXT,
		BY_DATE,
		byName,
		BY_HAND,
		BY_HAND,
	] );
	// The script has the same places, under whatever address.
	for ( const page of html ) {
		const cards = [
			...parse( page ).querySelectorAll< HTMLElement >(
				'.programas-card'
			),
		];
		expect(
			[ BY_HAND, BY_NEXT, BY_DATE, byName ].map( ( _, order ) =>
				[ ...cards ]
					.sort(
						( one, other ) =>
							Number( one.dataset.orden?.split( ' ' )[ order ] ) -
							Number( other.dataset.orden?.split( ' ' )[ order ] )
					)
					.map( ( card ) =>
						card.querySelector( 'h3' )?.textContent.trim()
					)
			)
		).toEqual( [ BY_HAND, BY_NEXT, BY_DATE, byName ] );
	}
} );

it( 'an order is a field of the form, no filter: no chip, no counts, and links that remove filters keep it', async () => {
	const [ html = '' ] = await asked(
		{ filters: [ 'gratis', 'orden' ], perPage: 2, showPillCounts: true },
		[ 'orden=fecha&gratis=1' ]
	);
	const root = parse( html );
	expect( valuesOf( root, 'select[name=orden] option', 'value' ) ).toEqual( [
		'',
		'proxima',
		'fecha',
		'nombre',
	] );
	expect( textsOf( root, 'select[name=orden]' ).join() ).not.toContain( '(' );
	expect(
		root.querySelector< HTMLSelectElement >( 'select[name=orden]' )?.value
	).toBe( 'fecha' );
	expect( textsOf( root, '.programas-chip' ) ).toEqual( [ 'Gratis' ] );
	for ( const link of [ '.programas-chip', '.programas-reset' ] ) {
		expect( valuesOf( root, link, 'href' )[ 0 ] ).toBe(
			'?orden=fecha#programas-1'
		);
	}
} );

it( 'the first cards of the order are shown, and "Show more" keeps it; pills count as they did', async () => {
	const [ html = '' ] = await asked(
		{ filters: [ 'categoria', 'orden' ], perPage: 2, showPillCounts: true },
		[ 'orden=fecha' ]
	);
	expect( read( html ).visible ).toEqual( BY_DATE.slice( 0, 2 ) );
	expect( valuesOf( parse( html ), '.programas-more a', 'href' ) ).toEqual( [
		'?orden=fecha&mostrar=4#programas-1',
	] );
	expect( textsOf( parse( html ), '.programas-pill__count' ) ).toEqual( [
		'5',
		'5',
	] );
} );

it( 'a filter without cards offers no order', async () => {
	const html = await inSandbox< string >( 'apart' );
	expect( html ).not.toContain( 'data-filter="orden"' );
	expect( html ).toContain( 'data-filter="gratis"' );
	expect( read( html ).visible ).toEqual( BY_HAND );
} );
