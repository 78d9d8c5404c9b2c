import {
	api,
	comeBack,
	listing,
	opened,
	openedListing,
	PATH,
	serve,
	until,
	watch,
} from './fixtures/fake-listings';
import { ListingResource, resourceAt } from './resource';

jest.mock( '../../../wordpress/client' );

it( 'shows the first slice before the others, and all in the end', async () => {
	const { seen } = await openedListing();
	expect( seen.map( ( { cards } ) => cards.join( '' ) ) ).toEqual( [
		'<li>1</li>',
		'<li>1</li><li>2</li>',
		'<li>1</li><li>2</li><li>3</li>',
		'<li>1</li><li>2</li><li>3</li>',
	] );
	expect( seen[ 0 ]?.listing?.total ).toBe( 250 );
} );

it( 'asks, when the editor comes back, whether anything has changed, and nothing else where it has not', async () => {
	const { asked } = await openedListing();
	const before = asked.length;
	await comeBack();
	await until( () => asked.length === before + 1 );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	expect( asked ).toHaveLength( before + 1 );
	expect(
		asked.slice( before ).every( ( question ) => question === 'stamp' )
	).toBe( true );
} );

it( 'asks one question for several listings', async () => {
	const { asked } = await openedListing();
	const other = new ListingResource( `${ PATH }&order=desc` );
	const { seen, leave } = watch( other );
	opened.push( leave );
	await until( () => seen.at( -1 )?.cards.length === 3 );
	const before = asked.length;
	await comeBack();
	await until( () => asked.length > before );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	expect( asked.slice( before ) ).toEqual( [ 'stamp' ] );
} );

it( 'reads the listing anew where something has changed, with the old one in view until all has come', async () => {
	const { state, seen } = await openedListing();
	const before = seen.length;
	state.stamp = 'b';
	state.html = '<div class="programas">2</div>';
	await comeBack();
	await until( () => seen.length > before );
	expect( seen.slice( before ) ).toMatchObject( [
		{ listing: { html: state.html }, cards: { length: 3 } },
	] );
} );

it( 'begins anew when the listing changes between two slices', async () => {
	let stamp = 'a';
	const asked = serve( ( page ) => {
		const slice = {
			stamp,
			listing: page === 1 ? listing( stamp ) : null,
			cards: `${ stamp }${ page }`,
		};
		stamp = 'b';
		return slice;
	}, 2 );
	const resource = new ListingResource( PATH );
	const { seen, leave } = watch( resource );
	opened.push( leave );
	await until( () => seen.at( -1 )?.listing?.html === 'b' );
	expect( seen.at( -1 )?.cards ).toEqual( [ 'b1', 'b2' ] );
	expect( asked ).toHaveLength( 4 );
} );

it( 'that no block wants any more is aborted; a block that comes back at once has not left', async () => {
	const aborted: boolean[] = [];
	api.pages.mockImplementation( async function* ( { signal } ) {
		await new Promise( ( _, reject ) =>
			signal?.addEventListener( 'abort', () => {
				aborted.push( true );
				reject( new DOMException( 'Aborted', 'AbortError' ) );
			} )
		);
		yield [];
	} );
	const resource = new ListingResource( PATH );
	resource.subscribe( () => {} )();
	const leave = resource.subscribe( () => {} );
	await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	expect( aborted ).toEqual( [] );
	leave();
	await until( () => aborted.length === 1 );
	expect( resource.getSnapshot().error ).toBe( undefined );
} );

it( 'is the same for all who ask for the same, until twenty others were asked for', () => {
	const resource = resourceAt( '/a' );
	for ( let number = 1; number < 20; number++ ) {
		resourceAt( `/${ number }` );
	}
	expect( resourceAt( '/a' ) ).toBe( resource );
	for ( let number = 1; number <= 20; number++ ) {
		resourceAt( `/${ number }` );
	}
	expect( resourceAt( '/a' ) ).not.toBe( resource );
} );
