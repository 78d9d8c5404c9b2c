import { loadReact, type ReactScripts } from './start';

/** Scripts that were put into the page, in order. */
const scripts = (): HTMLScriptElement[] => [
	...document.querySelectorAll< HTMLScriptElement >( 'script[src]' ),
];

const paths = (): string[] =>
	scripts().map( ( { src } ) => new URL( src ).pathname );

const SCRIPTS: ReactScripts = [
	[ 'React', '/before.js' ],
	[ 'React', '/react.js' ],
	[ 'ReactDOM', '/react-dom.js' ],
];

function page( html = '' ): void {
	document.head.innerHTML = '';
	document.body.innerHTML = html;
}

const give = ( globals: Record< string, unknown > ): void => {
	Object.assign( window, globals );
};

const readyState = ( state: DocumentReadyState ): void => {
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( state );
};

afterEach( () => {
	give( { React: undefined, ReactDOM: undefined } );
	jest.restoreAllMocks();
} );

test( 'all scripts are asked for at once, and run in their order; the last one, or its failure, is the end', async () => {
	page();
	const ended = jest.fn();
	const done = loadReact( SCRIPTS, 'abc' ).then( ended );
	expect( paths() ).toEqual( [ '/before.js', '/react.js', '/react-dom.js' ] );
	for ( const script of scripts() ) {
		expect( script.async ).toBe( false );
		expect( script.nonce ).toBe( 'abc' );
	}
	const [ before, react, dom ] = scripts();
	before?.dispatchEvent( new Event( 'error' ) );
	react?.dispatchEvent( new Event( 'load' ) );
	await Promise.resolve();
	expect( ended ).not.toHaveBeenCalled();
	dom?.dispatchEvent( new Event( 'load' ) );
	await done;
	expect( ended ).toHaveBeenCalledTimes( 1 );
} );

test( 'React that is in the page is not loaded again, all or a part of it', async () => {
	page();
	give( { React: { version: '18' } } );
	void loadReact( SCRIPTS, '' );
	expect( paths() ).toEqual( [ '/react-dom.js' ] );

	page();
	give( { ReactDOM: { version: '18' } } );
	await loadReact( SCRIPTS, '' );
	expect( paths() ).toEqual( [] );
} );

test( 'an element with the id React is not taken for it', () => {
	page();
	give( { React: document.createElement( 'h2' ) } );
	void loadReact( SCRIPTS, '' );
	expect( paths() ).toContain( '/react.js' );
} );

test( 'a deferred script of another plugin is not followed by a second while the page loads', async () => {
	page( '<script id="react-dom-js"></script>' );
	readyState( 'interactive' );
	await loadReact( SCRIPTS, '' );
	expect( paths() ).toEqual( [] );

	readyState( 'complete' );
	void loadReact( SCRIPTS, '' );
	expect( paths() ).toHaveLength( 3 );
} );
