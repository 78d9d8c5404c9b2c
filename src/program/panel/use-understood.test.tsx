import apiFetch from '@wordpress/api-fetch';
import { createRoot } from '@wordpress/element';
import { act } from 'react';
import type { Settings } from './settings';
import { useUnderstood, type Understood } from './use-understood';

jest.mock( '@wordpress/api-fetch' );

const SETTINGS = {
	fields: [
		{ fact: 'audience', key: 'pfilter_audience' },
		{ fact: 'place', key: 'pfilter_place' },
	],
} as Settings;

let shown: Understood;

function Panel( { audience }: { audience: string } ): null {
	shown = useUnderstood( SETTINGS, {
		texts: { pfilter_audience: audience, pfilter_place: 'Aula 2' },
	} );
	return null;
}

test( 'the server is asked after a pause, about the facts that it reads, and its answer is about these only', async () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	jest.useFakeTimers();
	const sentences = { pfilter_audience: 'Se entiende: a partir de 16 años' };
	jest.mocked( apiFetch ).mockResolvedValue( { sentences, isPaid: true } );
	const root = createRoot( document.createElement( 'div' ) );
	const type = ( audience: string ): void =>
		act( () => root.render( <Panel audience={ audience } /> ) );
	type( '+1' );
	type( '+16' );
	await act( () => jest.advanceTimersByTimeAsync( 500 ) );
	expect( apiFetch ).toHaveBeenCalledTimes( 1 );
	expect( apiFetch ).toHaveBeenCalledWith(
		expect.objectContaining( {
			path: '/programs-filter/v1/understood',
			data: { audience: '+16' },
		} )
	);
	expect( shown ).toMatchObject( { sentences, isPaid: true } );

	type( 'jóvenes' );
	expect( shown ).toEqual( { sentences: {}, isPaid: false } );
	act( () => root.unmount() );
} );
