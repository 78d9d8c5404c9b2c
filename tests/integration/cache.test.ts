import metadata from '../../src/listing/block/block.json';
import {
	type CachedWordPress,
	startCachedWordPress,
} from './cache/cached-wordpress.ts';
import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const PATH = '/programas-en-cache/';

// Each asks for several pages, and on an old PHP a page takes a second.
jest.setTimeout( 180_000 );

// One WordPress for all of them: starting it takes longer than the tests.
let site: CachedWordPress;

beforeAll( async () => {
	site = await startCachedWordPress();
	await site.run( 'contents' );
} );

afterAll( () => site.stop() );

const renders = () => site.run< number >( 'Cache_Plugin\\renders' );

/** Fetches a page, and counts what was rendered for it. */
async function rendersOf( paths: readonly string[] ) {
	const before = await renders();
	const pages = await Promise.all( paths.map( site.fetchPage ) );
	return { pages, renders: ( await renders() ) - before };
}

describe( 'requests', () => {
	it( 'without a persistent object cache nothing is kept', async () => {
		const { inSandbox } = wordpress();
		expect( await inSandbox( 'without_cache' ) ).toEqual( [ 2, 0 ] );
	} );

	it( 'a second one, to another server too, renders nothing and asks the database nothing', async () => {
		await site.fetchPage( PATH );
		const { pages, renders: count } = await rendersOf( [ PATH ] );
		expect( count ).toBe( 0 );
		expect( read( pages[ 0 ] ?? '' ).visible ).toEqual( [
			'Acuarela',
			'Coro',
		] );
		expect( await site.run( 'queries_when_kept' ) ).toBeLessThanOrEqual(
			2
		);
	} );

	it( 'a stampede renders once or twice', async () => {
		await site.run( 'forget', true );
		const { pages, renders: count } = await rendersOf(
			Array< string >( 6 ).fill( PATH )
		);
		await site.run( 'forget' );
		expect( count ).toBeGreaterThanOrEqual( 1 );
		expect( count ).toBeLessThanOrEqual( 2 );
		expect(
			new Set( pages.map( ( page ) => read( page ).visible.join() ) )
		).toEqual( new Set( [ 'Acuarela,Coro' ] ) );
	} );

	it( 'no category is rendered for itself, and one that does not exist adds nothing', async () => {
		await site.run( 'forget' );
		const before = await renders();
		for ( const [ query, visible ] of [
			[ '?categoria=arte', 'Acuarela' ],
			[ '?categoria=musica', 'Coro' ],
			[ '', 'Acuarela,Coro' ],
			[ '?categoria=nada', 'Acuarela,Coro' ],
			[ '?otro=1', 'Acuarela,Coro' ],
		] as const ) {
			const page = await site.fetchPage( PATH + query );
			expect( read( page ).visible.join() ).toBe( visible );
		}
		expect( ( await renders() ) - before ).toBe( 1 );
	} );

	it( 'the first cards that are shown load their pictures at once, whichever category was asked for first', async () => {
		// Watercolours, a choir without a picture, and five dances.
		expect( await site.run( 'loading' ) ).toEqual( [
			'eellll',
			'leelll',
			'elllll',
			'eellll',
		] );
	} );
} );

describe( 'a cached listing', () => {
	it.each( [
		[ 'programs', { renders: 1, differs: true, right: true } ],
		[ 'pictures', { renders: 1, differs: true, right: true } ],
		[ 'categories', { renders: 1, differs: true, right: true } ],
		// What it does not show.
		[ 'others', { renders: 0, differs: false, right: true } ],
		// What comes back may still be there.
		[ 'site', { differs: true, right: true } ],
	] )(
		'is new on the next request after every change of what it shows: %s',
		async ( things, expected ) => {
			const result = await site.run< Record< string, object > >(
				'consequences_of',
				things
			);
			expect( Object.keys( result ).length ).toBeGreaterThan( 5 );
			for ( const [ change, consequence ] of Object.entries( result ) ) {
				expect( { change, ...consequence } ).toMatchObject( {
					change,
					...expected,
				} );
			}
		}
	);

	it( 'shows an edited theme card as soon as PHP runs it, and keeps nothing of the old one', async () => {
		expect( await site.run( 'edited_card' ) ).toEqual( [
			[ 'antes', 'ahora', 'ahora' ],
			0,
		] );
	} );

	it( 'is rendered anew at the moment at which the clock changes it, whether or not that is announced', async () => {
		expect( await site.run( 'around_the_moment' ) ).toEqual( [
			1, 0, 1, 0,
		] );
	} );

	it( 'is never an old one kept as if it were new, whatever is edited while it is rendered', async () => {
		expect( await site.run( 'races' ) ).toEqual( {
			'edited during the render': [ 'Coro', 'Óleo' ],
			'edited with the old one in memory': [ 'Coro', 'Tinta' ],
			'rendered before the end of cached queries': [
				'Coro',
				'Danza',
				'Tinta',
			],
		} );
	} );
} );

describe( 'requests that differ', () => {
	it( 'a filter that shows each person something else shows visitors nothing of it, also where the site keeps listings for members', async () => {
		expect( await site.run( 'of_each_person' ) ).toEqual( [
			[ 'usuario 1 1', 'usuario 0 1', 'usuario 1 1', 'usuario 0 0' ],
			[ 'usuario 1 1', 'usuario 0 1', 'usuario 1 0', 'usuario 0 0' ],
		] );
	} );

	it( 'listings that differ in one attribute do not share their cards, whichever it is', async () => {
		const names = Object.keys( metadata.attributes );
		expect( await site.run( 'with_another', names ) ).toEqual(
			names.map( ( name ) => [ name, 1, 0 ] )
		);
	} );

	it( 'languages do not mix', async () => {
		expect( await site.run( 'in_languages' ) ).toEqual( [
			'Protegido 1',
			'Protected 1',
			'Protegido 0',
			'Protected 0',
		] );
	} );

	it.each( [ 'previews', 'feeds', 'the admin', 'sites that say so' ] )(
		'%s neither get nor leave anything',
		async ( place ) => {
			expect( await site.run( 'in_place', place ) ).toEqual( [
				0,
				1,
				1,
				true,
			] );
		}
	);

	it( 'what a filter names keeps them apart, and so do the programs that a filter gives each page', async () => {
		expect( await site.run( 'by_filters' ) ).toEqual( [
			[ 'MX 1', 'CL 1', 'MX 0' ],
			// A render with `post__in` is not counted.
			[ 'Acuarela 0', 'Coro 0', 'Acuarela 0' ],
		] );
	} );

	it.each( [ 'programs_filter_card', 'programs_filter_card_html', 'theme' ] )(
		'where cards are changed, nothing is kept unless the site says so: %s',
		async ( by ) => {
			expect( await site.run( 'with_own_cards', by ) ).toEqual( [
				'una 1',
				'otra 1',
				0,
			] );
		}
	);

	it.each( [
		'the_content',
		'get_the_excerpt',
		'wp_trim_excerpt',
		'the_excerpt',
	] )(
		'what another plugin shows of a text to one visitor, through %s, is shown to no other',
		async ( hook ) => {
			expect( await site.run( 'behind_paywall', hook ) ).toEqual( [
				'Suscríbete 1',
				'Entero 1',
				'Suscríbete 1',
			] );
		}
	);

	it( 'a site that answers for its cards answers neither for people who are signed in, nor for excerpts that others filter, nor for who may read a program', async () => {
		expect( await site.run( 'renders_by_objection' ) ).toEqual( {
			'filtered contents, an excerpt by hand': 0,
			cards: 0,
			'signed in': 1,
			excerpt: 1,
			'excerpt, answered for': 0,
			reading: 1,
			'reading, answered for': 0,
			'date of the plugin’s own files': 0,
		} );
	} );
} );

describe( 'a cache that fails', () => {
	it( 'lets every request render, at once and right', async () => {
		const result = await site.run< Record< string, object > >(
			'requests_while_it_fails'
		);
		expect( Object.keys( result ) ).toHaveLength( 5 );
		for ( const [ way, requests ] of Object.entries( result ) ) {
			expect( { way, ...requests } ).toEqual( {
				way,
				few: true,
				right: true,
				fast: true,
			} );
		}
	} );

	it( 'is as good as none where an entry is damaged', async () => {
		expect( await site.run( 'with_damaged_entries' ) ).toEqual( {
			nothing: true,
			'no time': true,
			'no cards': true,
			'a card of another': true,
			'a card of no HTML': true,
			'a card of no slugs': true,
			'a slug of no text': true,
			'data of no text': true,
		} );
	} );

	it( 'leaves no listing for others that it refused, and keeps nothing that cannot be told apart', async () => {
		expect( await site.run( 'renders_after_refusal' ) ).toBe( 1 );
		expect( await site.run( 'not_to_be_told_apart' ) ).toEqual( [
			'una',
			'otra',
		] );
	} );

	it( 'while another request renders, the version before is served, or one renders for itself', async () => {
		const answers =
			await site.run<
				{ html: string; renders: number; seconds: number }[]
			>( 'while_locked' );
		expect( answers.map( ( one ) => one.renders ) ).toEqual( [ 0, 1 ] );
		expect( answers[ 0 ]?.html ).toContain( 'Coro</a>' );
		expect( answers[ 1 ]?.html ).toContain( 'Coro nuevo</a>' );
		for ( const { seconds } of answers ) {
			expect( seconds ).toBeLessThan( 1.5 );
		}
	} );
} );
