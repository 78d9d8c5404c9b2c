import { parse, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the picture of a card', () => {
	let html: Record< string, string >;

	beforeAll( async () => {
		html = await inSandbox( 'listings' );
	} );

	const images = ( text = '' ) => parse( text ).querySelectorAll( 'img' );
	const visible = ( text = '' ) =>
		parse( text ).querySelectorAll( '.programas-card:not([hidden]) img' );
	const loading = ( list: Iterable< Element > ) =>
		[ ...list ].map( ( image ) => image.getAttribute( 'loading' ) );

	it( 'has its dimensions, so that nothing shifts, and several sizes', () => {
		const image = images( html.plain )[ 0 ];
		expect( image?.getAttribute( 'width' ) ).toBe( '768' );
		expect( image?.getAttribute( 'height' ) ).toBe( '576' );
		expect( image?.getAttribute( 'src' ) ).toMatch( /foto-768\.jpg$/ );
		expect( image?.getAttribute( 'srcset' ) ).toMatch(
			/foto-300\.jpg 300w/
		);
	} );

	it.each( [
		[ 'plain', '(max-width: 560px) 100vw, 350px' ],
		[ 'narrow', '(max-width: 400px) 100vw, 250px' ],
		[
			'columns',
			'(max-width: 599px) 100vw, (max-width: 781px) 50vw, (max-width: 1200px) 33vw, 400px',
		],
		[
			'wide',
			'(max-width: 560px) 100vw, (max-width: 781px) 350px, (max-width: 1200px) 25vw, 300px',
		],
		[ 'small', '(max-width: 599px) 50vw, 350px' ],
	] )(
		'has the sizes that follow from the width or the number of the cards: %s',
		( name, sizes ) => {
			for ( const image of images( html[ name ] ) ) {
				expect(
					image.getAttribute( 'sizes' )?.replace( /^auto, /, '' )
				).toBe( sizes );
			}
		}
	);

	it( 'loads at once in the first three cards that are shown, later in the others', () => {
		const three = [ 'eager', 'eager', 'eager' ];
		expect( loading( images( html.plain ) ) ).toEqual( [
			...three,
			...Array< string >( 7 ).fill( 'lazy' ),
		] );
		expect( loading( visible( html.filtered ) ) ).toEqual( [
			...three,
			'lazy',
			'lazy',
		] );
		expect(
			loading(
				parse( html.filtered ?? '' ).querySelectorAll( '[hidden] img' )
			)
		).toEqual( Array< string >( 5 ).fill( 'lazy' ) );
	} );

	it( 'has no high priority, also after the filters of a page', () => {
		expect( html.content ).toMatch( /<img/ );
		expect( html.content ).not.toMatch( /fetchpriority="high"/ );
		expect( loading( images( html.content ) ) ).toEqual(
			loading( images( html.plain ) )
		);
		expect(
			valuesOf( parse( html.content ?? '' ), 'img', 'decoding' )
		).toEqual( Array( 10 ).fill( 'async' ) );
	} );

	it( 'is decoration unless it has an alternative text, in which no shortcode runs', () => {
		const texts = [
			'Una "foto" [caption]x[/caption]',
			...Array< string >( 9 ).fill( '' ),
		];
		expect( valuesOf( parse( html.plain ?? '' ), 'img', 'alt' ) ).toEqual(
			texts
		);
		expect( valuesOf( parse( html.content ?? '' ), 'img', 'alt' ) ).toEqual(
			texts
		);
	} );

	it( 'is absent when the listing shows none, and when the attachment is gone', () => {
		for ( const text of [ html.none, html.broken ] ) {
			expect( text ).toContain( 'programas-card__title' );
			expect( text ).not.toMatch( /<img|programas-card__picture/ );
		}
	} );
} );
