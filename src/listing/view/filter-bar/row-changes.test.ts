import { choose } from '../choice';
import { activePills, find, inLayout, listingHtml } from '../fixtures/listing';
import { resized } from '../fixtures/sizes';
import { preferReducedMotion } from '../fixtures/motion-preference';
import {
	click,
	openAt,
	pill,
	rendered,
	tabStops,
	startClock,
	endClock,
} from '../fixtures/use-filter';
import { mount } from '../fixtures/mount';
import { keys, mountListing } from '../fixtures/row';

beforeEach( () => {
	startClock();
	preferReducedMotion( true );
	openAt( '' );
} );
afterEach( () => {
	document.documentElement.dir = '';
	endClock();
} );

describe( 'pills that join or leave the row', () => {
	const join = ( html: string ): void => {
		find( '.programas-filter__pills' ).insertAdjacentHTML(
			'beforeend',
			html
		);
	};
	/** Lets the page report what changed. */
	const changes = (): Promise< void > => Promise.resolve();

	test( 'a new one can be clicked, and reached with the arrow keys', async () => {
		mountListing(
			listingHtml( { pills: { all: 'Todos', danza: 'Danza' } } )
		);
		join( '<a data-category="arte">Arte</a>' );
		await changes();
		expect( tabStops() ).toEqual( [ 'all' ] );
		expect( pill( 'arte' ).getAttribute( 'role' ) ).toBe( 'button' );

		pill( 'all' ).focus();
		expect( await keys( 'End', 'Enter' ) ).toEqual( [ 'arte', 'arte' ] );
		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( inLayout() ).toEqual( [ '1', '3' ] );
		expect( tabStops() ).toEqual( [ 'arte' ] );
	} );

	test( 'a row whose content is replaced works as before', async () => {
		mountListing();
		await click( pill( 'arte' ) );
		const group = find( '.programas-filter' );
		group.innerHTML =
			'<div><button data-category="all">A</button><button data-category="arte">B</button></div>';
		mount( group );
		expect( activePills() ).toEqual( [ 'arte' ] );
		expect( tabStops() ).toEqual( [ 'arte' ] );
		expect( find( '[role="toolbar"]' ) ).toBe( group );

		await click( pill( 'all' ) );
		expect( activePills() ).toEqual( [ 'all' ] );
		expect( inLayout() ).toHaveLength( 6 );
		pill( 'all' ).focus();
		expect( await keys( 'ArrowRight' ) ).toEqual( [ 'arte' ] );
	} );

	test( 'the tab stop does not go with a pill that is taken out', async () => {
		mountListing();
		pill( 'all' ).remove();
		await changes();

		expect( tabStops() ).toEqual( [ 'arte' ] );
	} );

	test.each( [ 'disabled', 'aria-disabled' ] )(
		'one that gets %s is no tab stop and does not hold up the arrow keys',
		async ( attribute ) => {
			mountListing();
			pill( 'all' ).setAttribute( attribute, 'true' );
			pill( 'musica' ).setAttribute( attribute, 'true' );
			await changes();
			expect( tabStops() ).toEqual( [ 'arte' ] );

			pill( 'arte' ).focus();
			expect( await keys( 'ArrowRight', 'ArrowRight' ) ).toEqual( [
				'danza',
				'arte',
			] );
		}
	);

	test( 'one that says that it is disabled does nothing', async () => {
		mountListing();
		pill( 'arte' ).setAttribute( 'aria-disabled', 'true' );

		expect( await click( pill( 'arte' ) ) ).toBe( false );
		expect( activePills() ).toEqual( [ 'all' ] );
	} );

	test( 'when the active one stays, it is not asked what is rendered, which would cost a style of all cards', async () => {
		mountListing();
		await rendered();
		const asked = jest.fn( () => true );
		for ( const name of [ 'all', 'musica', 'arte' ] ) {
			pill( name ).checkVisibility = asked;
		}
		choose( find( '.programas-grid' ), {}, 'criterion' );
		expect( asked ).not.toHaveBeenCalled();
	} );

	test( 'one that is not rendered is no tab stop and does not hold up the arrow keys', async () => {
		mountListing();
		for ( const name of [ 'all', 'musica' ] ) {
			// jsdom lays nothing out.
			pill( name ).checkVisibility = () => false;
			resized( pill( name ) );
		}
		await rendered();
		expect( tabStops() ).toEqual( [ 'arte' ] );

		pill( 'arte' ).focus();
		expect( await keys( 'ArrowRight', 'Home' ) ).toEqual( [
			'danza',
			'arte',
		] );
	} );
} );
