import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the forms of the import', () => {
	it( 'are for who may edit what others wrote, with a nonce of their own', async () => {
		expect( await inSandbox( 'answers' ) ).toEqual( {
			'subscriber, another nonce': '403, still there',
			subscriber: '403, still there',
			'author, another nonce': '403, still there',
			author: '403, still there',
			'editor, another nonce': '403, still there',
			editor: 'back',
			nobody: 'closed',
		} );
	} );

	it( 'say that a file is too large, also where PHP kept nothing of the request', async () => {
		expect( await inSandbox( 'too_large' ) ).toEqual( {
			problem: 'too-large',
			action: 'programs_filter_import',
			asked: 'upload',
			nonce: true,
		} );
	} );

	it( 'send a file also where something holds back the answer for good', async () => {
		expect( await inSandbox( 'buffers_left' ) ).toBe( 1 );
	} );

	it( 'a stopped import keeps its report, and comes back over no other', async () => {
		expect( await inSandbox( 'stopped' ) ).toEqual( {
			step: 'done',
			rows: 1,
			says: true,
			other: true,
		} );
	} );
} );
