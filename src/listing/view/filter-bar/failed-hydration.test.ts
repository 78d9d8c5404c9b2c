import type * as ReactDom from 'react-dom/client';

import { activePills, find, listingHtml } from '../fixtures/listing';
import { mount } from '../fixtures/mount';
import {
	click,
	endClock,
	openAt,
	pill,
	startClock,
} from '../fixtures/use-filter';

// As React does where it finds other markup than it expects.
jest.mock( 'react-dom/client', () => {
	const actual: typeof ReactDom = jest.requireActual( 'react-dom/client' );

	return {
		...actual,
		hydrateRoot: ( element: Element, node: React.ReactNode ) => {
			const root = actual.createRoot( element );
			root.render( node );

			return root;
		},
	};
} );

beforeEach( startClock );
afterEach( endClock );

test( 'where React draws the pills anew, those of the page come back, and say which one is pressed', async () => {
	openAt( '' );
	document.body.innerHTML = listingHtml();
	const own = pill( 'arte' );
	mount( find( '.programas-filter' ) );

	await click( own );
	expect( pill( 'arte' ) ).toBe( own );
	expect( activePills() ).toEqual( [ 'arte' ] );
	expect( own.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	expect( pill( 'all' ).getAttribute( 'aria-pressed' ) ).toBe( 'false' );
	// Of the names of elements, which are in capitals.
	jest.spyOn( console, 'error' ).mockClear();
} );
