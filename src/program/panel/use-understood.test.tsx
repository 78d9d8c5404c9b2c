import apiFetch from '@wordpress/api-fetch';
import { act, renderHook } from '@testing-library/react';
import type { Settings } from './settings';
import { useUnderstood } from './use-understood';

jest.mock( '@wordpress/api-fetch' );

const SETTINGS = {
	fields: [
		{ fact: 'audience', key: 'pfilter_audience' },
		{ fact: 'place', key: 'pfilter_place' },
		{ fact: 'free', key: 'pfilter_free' },
	],
} as Settings;

const facts = ( audience: string ) => ( {
	texts: { pfilter_audience: audience, pfilter_place: 'Aula 2' },
	flags: { pfilter_free: true },
} );

test( 'the server is asked after a pause, about the facts that it reads, and its answer is for these only', async () => {
	jest.useFakeTimers();
	const said = { pfilter_audience: 'Se entiende: a partir de 16 años' };
	jest.mocked( apiFetch ).mockResolvedValue( {
		sentences: said,
		isPaid: true,
	} );
	const { result, rerender } = renderHook(
		( typed: string ) => useUnderstood( SETTINGS, facts( typed ) ),
		{ initialProps: '+1' }
	);
	rerender( '+16' );
	await act( () => jest.advanceTimersByTimeAsync( 500 ) );
	expect( apiFetch ).toHaveBeenCalledTimes( 1 );
	expect( apiFetch ).toHaveBeenCalledWith(
		expect.objectContaining( {
			path: '/programs-filter/v1/understood',
			data: { audience: '+16', free: '1' },
		} )
	);
	expect( result.current ).toMatchObject( { sentences: said, isPaid: true } );

	rerender( 'jóvenes' );
	expect( result.current ).toEqual( { sentences: {}, isPaid: false } );
} );
