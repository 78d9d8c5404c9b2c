import { dispatch, select } from '@wordpress/data';
import { LoadedFacts } from './loaded-facts';
import type { Settings } from './settings';

jest.mock( '@wordpress/core-data', () => ( { store: {} } ) );
jest.mock( '@wordpress/data', () => ( {
	dispatch: jest.fn(),
	select: jest.fn(),
} ) );

const settings = {
	postType: 'program',
	path: '/wp/v2/programs',
	groups: [
		{ fields: [ { key: 'place' }, { key: 'price' }, { key: 'free' } ] },
	],
} as unknown as Settings;

const LOADED = { place: 'Aula 1', price: '10 €', free: false, ofOthers: 'x' };

let edited: object;
const editEntityRecord = jest.fn();
let loaded: LoadedFacts;

beforeEach( () => {
	editEntityRecord.mockReset();
	jest.mocked( dispatch ).mockReturnValue( { editEntityRecord } );
	jest.mocked( select ).mockReturnValue( {
		getEditedEntityRecord: () => ( { meta: edited } ),
	} as never );
	loaded = new LoadedFacts( settings );
	loaded.remember( 3, LOADED );
} );

/** What is sent, where the server answers this metadata. */
async function send(
	path: string,
	meta: object | undefined,
	stored: object = LOADED,
	method = 'PUT'
): Promise< unknown > {
	let sent: unknown;
	await loaded.middleware(
		{ path, method, data: { ...( meta && { meta } ) } },
		( { data } ) => {
			sent = data;
			return Promise.resolve( { meta: stored } );
		}
	);
	return sent;
}

test.each( [
	[ '/wp/v2/programs/3', 'PUT' ],
	[ '/wp/v2/programs/3?context=edit', 'POST' ],
	[ '/wp/v2/programs/3/autosaves', 'POST' ],
] )( 'facts go with %s as they were loaded', async ( path, method ) => {
	const meta = { ...LOADED, place: 'Aula 2' };
	edited = meta;
	expect( await send( path, meta, meta, method ) ).toEqual( {
		meta,
		pfilter_loaded: { place: 'Aula 1', price: '10 €', free: false },
	} );
} );

test.each( [
	[ 'of another program', '/wp/v2/programs/31', LOADED ],
	[ 'without metadata', '/wp/v2/programs/3', undefined ],
	[ 'elsewhere', '/wp/v2/pages/3', LOADED ],
] )( 'a request %s is sent as it is', async ( _, path, meta ) => {
	expect( await send( path, meta ) ).toEqual( meta ? { meta } : {} );
} );

test( 'what was saved is what is loaded then, and what was typed meanwhile stays', async () => {
	const sent = { ...LOADED, place: 'Aula 2', price: '15' };
	// Typed while the server was busy; somebody else has made it free.
	edited = { ...sent, place: 'Aula 20' };
	const stored = { ...sent, price: '15 €', free: true };
	await send( '/wp/v2/programs/3', sent, stored );
	expect( editEntityRecord.mock.calls ).toEqual( [
		[
			'postType',
			'program',
			3,
			{ meta: { price: '15 €', free: true } },
			{ undoIgnore: true },
		],
	] );
	expect( await send( '/wp/v2/programs/3', edited ) ).toMatchObject( {
		pfilter_loaded: { place: 'Aula 2', price: '15 €', free: true },
	} );
} );

test( 'nothing is edited where nothing was typed meanwhile', async () => {
	edited = LOADED;
	await send( '/wp/v2/programs/3', LOADED );
	expect( editEntityRecord ).not.toHaveBeenCalled();
} );

test( 'what somebody else has stored counts as loaded once it was seen', async () => {
	edited = LOADED;
	loaded.accept( { place: 'Aula 5' } );
	expect( await send( '/wp/v2/programs/3', LOADED ) ).toMatchObject( {
		pfilter_loaded: { place: 'Aula 5', price: '10 €' },
	} );
} );
