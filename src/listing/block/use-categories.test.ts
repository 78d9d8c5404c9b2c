import { act, createElement } from 'react';
import { useEntityRecords } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { createRoot } from 'react-dom/client';
import { onReturn } from './preview/on-return';
import { type KnownCategories, useCategories } from './use-categories';

jest.mock( '@wordpress/core-data', () => ( { useEntityRecords: jest.fn() } ) );
jest.mock( '@wordpress/data', () => {
	const invalidateResolution = jest.fn();

	return { dispatch: () => ( { invalidateResolution } ) };
} );
jest.mock( './preview/on-return' );

const { invalidateResolution } = (
	dispatch as () => {
		invalidateResolution: jest.Mock;
	}
 )();

/** What the controls know when core-data answers so. */
function known( records: unknown, hasResolved: boolean ): KnownCategories {
	jest.mocked( useEntityRecords ).mockReturnValue( {
		records,
		hasResolved,
	} as ReturnType< typeof useEntityRecords > );
	let result: KnownCategories | undefined;
	const Controls = (): null => {
		result = useCategories();

		return null;
	};
	act( () =>
		createRoot( document.createElement( 'div' ) ).render(
			createElement( Controls )
		)
	);
	if ( ! result ) {
		throw new Error( 'Nothing was rendered.' );
	}

	return result;
}

/** Every different callback for a return, as on-return.ts keeps them. */
const callbacks = () =>
	new Set( jest.mocked( onReturn ).mock.calls.map( ( [ one ] ) => one ) );

beforeAll( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	jest.useFakeTimers();
} );

afterEach( () => invalidateResolution.mockClear() );

test( 'a list that could not be read is read again when the editor asks for it', () => {
	const { categories, retry } = known( null, true );
	expect( categories ).toEqual( [] );
	retry?.();
	expect( invalidateResolution ).toHaveBeenCalledWith(
		'getEntityRecords',
		jest.mocked( useEntityRecords ).mock.lastCall
	);
	expect( known( null, false ).retry ).toBeUndefined();
	expect( known( [], true ).retry ).toBeUndefined();
} );

test( 'what is known stays, also when it cannot be read again', () => {
	expect( known( [ { id: 1 } ], true ) ).toEqual( {
		categories: [ { id: 1 } ],
		retry: undefined,
	} );
} );

test( 'the list is read again when the editor comes back, at most every 30 seconds', () => {
	jest.setSystemTime( Date.now() + 60_000 );
	known( [], true );
	known( [], true );
	expect( callbacks().size ).toBe( 1 );
	const [ comeBack ] = callbacks();
	comeBack?.();
	comeBack?.();
	jest.setSystemTime( Date.now() + 29_999 );
	comeBack?.();
	expect( invalidateResolution ).toHaveBeenCalledTimes( 1 );
	jest.setSystemTime( Date.now() + 1 );
	comeBack?.();
	expect( invalidateResolution ).toHaveBeenCalledTimes( 2 );
} );
