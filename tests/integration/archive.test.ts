import { parse, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, onSite, removeContent } = wordpress();

describe( 'the page of a program that is over', () => {
	beforeAll( () => onSite( 'contents' ) );
	afterAll( async () => {
		await onSite( 'leave_out_never' );
		await removeContent();
	} );

	const actionsAt = async ( name: string ) => {
		const { html } = await fetchPage( `/programa/${ name }/` );
		return textsOf( parse( html ), 'a.programas-facts__action' );
	};

	it( 'leads to what is on now, and offers no sign-up', async () => {
		const { html, status } = await fetchPage( '/programa/antiguo/' );
		const page = parse( html );
		expect( status ).toBe( 200 );
		expect( textsOf( page, '.programas-facts__badge' ) ).toEqual( [
			'Terminado',
		] );
		expect( valuesOf( page, 'a.programas-facts__action', 'href' ) ).toEqual(
			[ expect.stringMatching( /\/programas\/$/ ) ]
		);
		expect( html ).not.toContain( 'forms.example' );
		expect( await actionsAt( 'cancelado' ) ).toEqual( [
			'Ver qué hay ahora',
		] );
		expect( await actionsAt( 'vigente' ) ).toEqual( [
			'Añadir al calendario',
		] );
	} );

	it( 'asks search engines to leave it out after so many months, and is not in the sitemap then', async () => {
		const askedAt = async ( name: string ) => {
			const { html, headers } = await fetchPage( `/programa/${ name }/` );
			const robots = valuesOf(
				parse( html ),
				'[name=robots]',
				'content'
			);
			return [
				/noindex/.test( robots.join() ),
				/noindex/.test( headers.get( 'x-robots-tag' ) ?? '' ),
			];
		};
		expect( await askedAt( 'antiguo' ) ).toEqual( [ false, false ] );
		expect( await onSite( 'leave_out_after', '-3' ) ).toBe( 0 );
		expect( await onSite( 'leave_out_after', '2' ) ).toBe( 2 );
		expect( await askedAt( 'antiguo' ) ).toEqual( [ true, true ] );
		expect( await askedAt( 'reciente' ) ).toEqual( [ false, false ] );
		expect( await askedAt( 'vigente' ) ).toEqual( [ false, false ] );
		const { html } = await fetchPage(
			'/wp-sitemap-posts-pfilter_programa-1.xml'
		);
		expect( html ).toContain( '/programa/reciente/' );
		expect( html ).not.toContain( '/programa/antiguo/' );
	} );
} );
