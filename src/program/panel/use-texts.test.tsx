import { useEntityProp } from '@wordpress/core-data';
import { createRoot } from '@wordpress/element';
import { act } from 'react';
import type { Settings } from './settings';
import { useTexts } from './use-texts';

jest.mock( '@wordpress/core-data', () => ( { useEntityProp: jest.fn() } ) );

const settings = {
	postType: 'program',
	groups: [
		{
			fields: [
				{ key: 'price', control: 'text' },
				{ key: 'free', control: 'checkbox' },
			],
		},
	],
} as unknown as Settings;

let result: ReturnType< typeof useTexts >;

test( 'facts are texts, and only what is written is sent: what was read may be older than what others wrote since', () => {
	const setMeta = jest.fn();
	jest.mocked( useEntityProp ).mockReturnValue( [
		{ price: '', free: true, ofOthers: 'x' },
		setMeta,
		undefined,
	] );
	function Panel(): null {
		result = useTexts( settings, 3 );
		return null;
	}
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	const root = createRoot( document.createElement( 'div' ) );
	act( () => root.render( <Panel /> ) );

	const [ texts, write ] = result;
	expect( texts ).toEqual( { price: '', free: '1' } );
	write( { free: '' } );
	expect( setMeta ).toHaveBeenCalledWith( { free: false } );
} );
