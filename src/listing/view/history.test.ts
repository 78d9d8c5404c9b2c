import { activePills, find, listingHtml } from './fixtures/listing';
import {
	click,
	openAt,
	pill,
	rendered,
	showFrame,
	travel,
	startClock,
	endClock,
} from './fixtures/use-filter';
import { mount } from './fixtures/mount';

const address = (): string =>
	window.location.pathname + window.location.search + window.location.hash;

/** Opens the page at an address and hands its group to React. */
function open( search: string, html = listingHtml() ): void {
	openAt( search );
	document.body.innerHTML = html;
	mount( find( '.programas-filter' ) );
}

/** Chooses a pill, and says how many steps that was in the history. */
async function steps( category: string ): Promise< number > {
	const before = window.history.length;
	await click( pill( category ) );

	return window.history.length - before;
}

beforeEach( () => {
	startClock();
} );
afterEach( () => {
	endClock();
} );

test( 'choosing a pill writes its category, and nothing for all', async () => {
	open( '' );

	expect( await steps( 'arte' ) ).toBe( 1 );
	expect( address() ).toBe( '/programas/?categoria=arte' );
	await click( pill( 'all' ) );
	expect( address() ).toBe( '/programas/' );
} );

test( 'a group that names another parameter writes that one, and leaves `categoria` alone', async () => {
	open(
		'?tema=musica&categoria=7',
		listingHtml( { group: 'data-parameter="tema"' } )
	);

	await rendered();
	expect( activePills() ).toEqual( [ 'musica' ] );
	expect( await steps( 'arte' ) ).toBe( 1 );
	expect( address() ).toBe( '/programas/?categoria=7&tema=arte' );
	await click( pill( 'all' ) );
	expect( address() ).toBe( '/programas/?categoria=7' );
} );

test( 'the address waits for the frame that shows the choice, and each choice is a step, however fast the next one comes', async () => {
	open( '' );
	const before = window.history.length;
	pill( 'arte' ).click();
	await rendered();
	expect( activePills() ).toEqual( [ 'arte' ] );
	expect( address() ).toBe( '/programas/' );
	pill( 'musica' ).click();
	showFrame();

	expect( address() ).toBe( '/programas/?categoria=musica' );
	expect( window.history.length - before ).toBe( 2 );
	await travel( -1 );
	expect( activePills() ).toEqual( [ 'arte' ] );
} );

test( 'where the browser keeps no addresses, as in a document without one, the pills filter all the same', async () => {
	open( '' );
	const push = jest
		.spyOn( window.history, 'pushState' )
		.mockImplementation( () => {
			throw new DOMException( 'no', 'SecurityError' );
		} );
	await click( pill( 'arte' ) );
	await click( pill( 'danza' ) );
	push.mockRestore();

	expect( activePills() ).toEqual( [ 'danza' ] );
} );

test( 'the address is written before cards far away are shown: with a layout that waits it takes longer', async () => {
	open(
		'?categoria=arte',
		listingHtml( {
			cards: [ 'arte', ...Array< string >( 200 ).fill( 'danza' ) ],
			active: 'arte',
		} )
	);
	const last = find( '[data-categories]:last-of-type' );
	const hidden: HTMLElement[ 'hidden' ][] = [];
	const push = jest
		.spyOn( window.history, 'pushState' )
		.mockImplementation( () => void hidden.push( last.hidden ) );
	await click( pill( 'all' ) );
	push.mockRestore();

	expect( hidden ).toEqual( [ true ] );
	jest.runAllTimers();
	expect( last.hidden ).toBe( false );
} );

test( 'every other parameter and the fragment stay', async () => {
	open( '?flag&a=b%20c#lista' );
	await click( pill( 'arte' ) );
	expect( address() ).toBe( '/programas/?flag&a=b%20c&categoria=arte#lista' );

	await click( pill( 'all' ) );
	expect( address() ).toBe( '/programas/?flag&a=b%20c#lista' );
} );

test( 'Back and Forward lead through the choices', async () => {
	open( '' );
	await click( pill( 'arte' ) );
	await click( pill( 'musica' ) );

	await travel( -1 );
	expect( activePills() ).toEqual( [ 'arte' ] );
	await travel( -1 );
	expect( activePills() ).toEqual( [ 'all' ] );
	await travel( 2 );
	expect( activePills() ).toEqual( [ 'musica' ] );
	expect( address() ).toBe( '/programas/?categoria=musica' );
} );

test( 'choosing the active pill again is no step', async () => {
	open( '?categoria=arte&x=1', listingHtml( { active: 'arte' } ) );

	expect( await steps( 'arte' ) ).toBe( 0 );
	expect( await steps( 'musica' ) ).toBe( 1 );
	expect( await steps( 'musica' ) ).toBe( 0 );
	expect( address() ).toBe( '/programas/?x=1&categoria=musica' );
} );

test.each( [ '?categoria=', '?categoria[]=arte' ] )(
	'choosing all at %s tidies the address without a step',
	async ( search ) => {
		open( search );
		window.history.replaceState( { from: 'theme' }, '' );

		expect( await steps( 'all' ) ).toBe( 0 );
		expect( address() ).toBe( '/programas/' );
		expect( window.history.state ).toEqual( { from: 'theme' } );
	}
);

test( 'choosing all at an unknown category is a step, as another address is written', async () => {
	open( '?categoria=nada' );

	expect( await steps( 'all' ) ).toBe( 1 );
	expect( address() ).toBe( '/programas/' );
} );

test( 'a page that opens on a category names all in the address', async () => {
	open( '', listingHtml( { active: 'arte', group: 'data-initial="arte"' } ) );
	await click( pill( 'all' ) );
	expect( address() ).toBe( '/programas/?categoria=all' );

	await travel( -1 );
	expect( activePills() ).toEqual( [ 'arte' ] );
	await travel( 1 );
	expect( activePills() ).toEqual( [ 'all' ] );
} );

test( 'the path of the page is not read as a host, nor does a base change it', async () => {
	document.head.innerHTML = '<base href="https://cdn.example/">';
	window.history.replaceState( null, '', 'http://localhost//cursos/' );
	document.body.innerHTML = listingHtml();
	mount( find( '.programas-filter' ) );
	await click( pill( 'arte' ) );
	document.head.innerHTML = '';

	expect( address() ).toBe( '//cursos/?categoria=arte' );
} );

test( 'a page that comes back out of the back/forward cache follows its address', async () => {
	open( '' );
	await click( pill( 'arte' ) );
	window.history.replaceState( null, '', '/programas/?categoria=danza' );

	window.dispatchEvent(
		new PageTransitionEvent( 'pageshow', { persisted: true } )
	);
	await Promise.resolve();
	expect( activePills() ).toEqual( [ 'danza' ] );
} );

test( 'a choice just before the page has loaded stands in the address too: the browser shows the page then', async () => {
	open( '' );
	// The script has seen this address: each test has a page of its own, but not a script.
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	pill( 'arte' ).click();
	window.dispatchEvent( new PageTransitionEvent( 'pageshow' ) );
	await rendered();
	showFrame();

	expect( activePills() ).toEqual( [ 'arte' ] );
	expect( address() ).toBe( '/programas/?categoria=arte' );
} );

test( 'Back before the address is written is the later wish', async () => {
	open( '' );
	await click( pill( 'arte' ) );
	pill( 'danza' ).click();
	window.history.replaceState( null, '', '/programas/?categoria=musica' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	await rendered();
	showFrame();

	expect( activePills() ).toEqual( [ 'musica' ] );
	expect( address() ).toBe( '/programas/?categoria=musica' );
} );

test( 'the event says who asked for the category, when the address has it', async () => {
	open( '' );
	const heard: unknown[] = [];
	find( '.programas-grid' ).addEventListener( 'programas:filter', ( event ) =>
		heard.push( [
			( event as CustomEvent< { source: string } > ).detail.source,
			address(),
		] )
	);
	await click( pill( 'arte' ) );
	await travel( -1 );

	expect( heard ).toEqual( [
		[ 'pill', '/programas/?categoria=arte' ],
		[ 'history', '/programas/' ],
	] );
} );

test( 'a listener that makes a choice of its own is told once of each, and the address has both', async () => {
	open( '' );
	const heard: string[] = [];
	find( '.programas-grid' ).addEventListener(
		'programas:filter',
		( event ) => {
			const { category } = (
				event as CustomEvent< { category: string } >
			 ).detail;
			heard.push( category );
			if ( category === 'arte' && heard.length < 5 ) {
				pill( 'musica' ).click();
			}
		}
	);
	await click( pill( 'arte' ) );
	showFrame();

	expect( heard ).toEqual( [ 'arte', 'musica' ] );
	expect( address() ).toBe( '/programas/?categoria=musica' );
	await travel( -1 );
	expect( address() ).toBe( '/programas/?categoria=arte' );
} );
