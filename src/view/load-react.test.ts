import { loadReact } from './load-react';

const ID = 'wp-script-module-data-programs-filter/filter-bar';

/** Scripts that were put into the page, in order. */
const scripts = (): HTMLScriptElement[] => [
	...document.querySelectorAll< HTMLScriptElement >( 'script[src]' ),
];

const paths = (): string[] =>
	scripts().map( ( { src } ) => new URL( src ).pathname );

function addressesIn( page: string, nonce = '' ): void {
	document.head.innerHTML = '';
	document.body.innerHTML = `${ page }<script type="application/json" id="${ ID }" nonce="${ nonce }">${ JSON.stringify(
		[
			[ 'React', '/before.js' ],
			[ 'React', '/react.js' ],
			[ 'ReactDOM', '/react-dom.js' ],
		]
	) }</script>`;
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
	addressesIn( '', 'abc' );
	const ended = jest.fn();
	const done = loadReact().then( ended );
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
	addressesIn( '' );
	give( { React: { version: '18' } } );
	void loadReact();
	expect( paths() ).toEqual( [ '/react-dom.js' ] );

	addressesIn( '' );
	give( { ReactDOM: { version: '18' } } );
	await loadReact();
	expect( paths() ).toEqual( [] );
} );

test( 'an element with the id React is not taken for it', () => {
	addressesIn( '' );
	give( { React: document.createElement( 'h2' ) } );
	void loadReact();
	expect( paths() ).toContain( '/react.js' );
} );

test( 'a deferred script of another plugin is not followed by a second while the page loads', async () => {
	addressesIn( '<script id="react-dom-js"></script>' );
	readyState( 'interactive' );
	await loadReact();
	expect( paths() ).toEqual( [] );

	readyState( 'complete' );
	void loadReact();
	expect( paths() ).toHaveLength( 3 );
} );

test( 'a page that does not say where React is has none', async () => {
	document.body.innerHTML = '';
	await expect( loadReact() ).rejects.toThrow();
} );
