/**
 * Which page is the listing, and where categories lead.
 */
import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** A text that is like this, where a value is compared. */
const like = ( pattern: RegExp ): unknown => expect.stringMatching( pattern );

it( 'the listing is found by itself, after each change of a page, and can be chosen', async () => {
	expect( await inSandbox( 'steps' ) ).toEqual( {
		nothing: '',
		'those that are over': 'terminados',
		'some programs': 'terminados',
		'all that are not over': 'en-curso',
		'a post with all': 'en-curso',
		'a page of an author who may not edit those of others': 'en-curso',
		'no better ones': 'en-curso',
		'a page with all': 'codigo',
		'the older one stays': 'codigo',
		trashed: 'con-patron',
		'it holds the posts': 'en-curso',
		'no longer': 'con-patron',
		'its pattern changed': 'en-curso',
		back: 'codigo',
		deleted: 'en-curso',
		'a program lists others': 'en-curso',
		chosen: 'portada',
		'chosen, a draft again': 'en-curso',
		'in another language': 'de-arte',
		'a broken filter': 'en-curso',
	} );
} );

it( 'a category leads to the listing, filtered; without a listing, where WordPress leads', async () => {
	expect( await inSandbox( 'addresses' ) ).toEqual( {
		without: like( /\?taxonomy=pfilter_categoria&term=arte$/ ),
		with: like( /\/programas\/\?categoria=arte$/ ),
		encoded: like( /\/programas\/\?categoria=%25e6%2597%25a5$/ ),
		parameter: like( /\/programas\/\?tema=arte$/ ),
		other: like( /\/tag\/otra\/$/ ),
		listing: like( /\/programas\/$/ ),
	} );
} );

it( 'no visitor but the first after a change has the pages searched', async () => {
	const [ first, later ] = await inSandbox< [ number, number ] >( 'queries' );
	expect( first ).toBeLessThanOrEqual( 7 );
	// The page itself.
	expect( later ).toBe( 1 );
} );

it( 'a pattern is looked at once, however many others refer to it', async () => {
	expect( await inSandbox( 'parsed_patterns' ) ).toBe( 7 );
} );

it( 'the setting offers the pages, refuses what is no published page, and the list of pages says which one it is; without pages it is automatic', async () => {
	const { field, where, none, ...rest } = await inSandbox< {
		field: string;
		where: string;
		none: string;
	} >( 'setting' );
	const select = parse( field ).querySelector( 'select' );
	expect( select?.name ).toBe( 'programs_filter_page' );
	expect( field ).toContain(
		"name='option_page' value='programs-filter-settings'"
	);
	expect( where ).toMatch(
		/edit\.php\?post_type=pfilter_programa(&|&#038;)page=programs-filter-settings$/
	);
	expect( textsOf( parse( field ), 'option' ) ).toEqual(
		expect.arrayContaining( [
			'Automática: Página programas',
			'Página otra',
			'Página programas',
		] )
	);
	expect( rest ).toEqual( {
		kept: [ 'otra', 'otra', 'otra', 'otra', 'otra', 0 ],
		errors: 4,
		states: [ { programs_filter_page: 'Página de programas' }, [] ],
		'nothing sent': [ true, 0 ],
	} );
	expect( none ).toMatch( /^Automática</ );
} );

it( 'a request searches for the listing once, also where the database cannot be written', async () => {
	expect( await inSandbox( 'searches_without_writing' ) ).toBe( 1 );
} );
