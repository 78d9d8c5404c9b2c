import { activePills, find, listingHtml } from '../fixtures/listing';
import {
	click,
	focused,
	openAt,
	pill,
	startClock,
	endClock,
} from '../fixtures/use-filter';
import { mount } from '../fixtures/mount';

// React's development build reports every difference as an error, and @wordpress/jest-console fails a test that has one.

const BY_HAND: Record< string, string > = {
	'buttons in a row': `<div class="programas-filter">
		<button type="button" data-category="all" class="is-active" aria-pressed="true">Todos</button>
		<button type="button" data-category="arte" aria-pressed="false">Arte &amp; más</button>
	</div>`,
	'buttons in a list': `<nav class="programas-filter"><ul>
		<li class="x"><button data-category="all">Todos</button></li><li><button data-category="arte" tabindex="0">Arte</button></li>
	</ul></nav>`,
	links: `<p class="programas-filter"><a href="?" data-category="all">Todos</a> | <a href="?categoria=arte" data-category="arte" id="arte" style="color:red" onfocus="">Arte</a></p>`,
	'divs and custom elements': `<div class="programas-filter" data-target="#x"><div data-category="arte" class="  a   b ">Arte</div><my-row><my-pill data-category="danza">Danza</my-pill></my-row></div>`,
	'pictures in pills': `<div class="programas-filter"><button data-category="arte"><svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg><img src="/a.png" srcset="/b.png 2x" alt=""> <b>Arte</b></button>
		<svg class="linea"><g><text>—</text></g></svg><button data-category="danza"></button></div>`,
	'fields beside the pills': `<form class="programas-filter"><fieldset><legend>Filtrar</legend>
		<input type="hidden" name="a" value="1"><label>Buscar <input name="q" value="x"></label><textarea name="t">
uno
dos</textarea><select name="s"><option>1<option selected>2</select><button data-category="arte">Arte</button>
		<input type="checkbox" checked name="c"></fieldset><input type="radio" name="r" value="1"><input type="radio" name="r" value="2" checked></form>`,
	'comments and loose text': `<div class="programas-filter"><!-- a -->uno<!-- b -->dos &amp; tres&nbsp;<!-- $ --><button data-category="arte">Arte<!-- c --></button>
		<!-- /$ --><br>fin<style>.x { color: red }</style><script type="text/plain">a < b && c</script><template><p>t</p></template></div>`,
	'old markup': `<center class="programas-filter"><font color="red"><b data-category="arte">Arte</b><o:p></o:p></font><table><tbody><tr><td><i data-category="danza">Danza</i></td></tr></tbody></table></center>`,
};

/** What the groups control. */
const GRID = '<ul class="programas-grid" id="x"></ul>';

function nodesIn( root: Node ): Node[] {
	const walker = document.createTreeWalker( root );
	const nodes: Node[] = [];
	while ( walker.nextNode() ) {
		nodes.push( walker.currentNode );
	}

	return nodes;
}

/** The markup without what the script writes: state, tab stop and role. */
function bare( root: Element ): string {
	const copy = root.cloneNode( true ) as Element;
	for ( const element of [ copy, ...copy.querySelectorAll( '*' ) ] ) {
		for ( const name of [
			'aria-pressed',
			'tabindex',
			'role',
			'aria-label',
		] ) {
			element.removeAttribute( name );
		}
		if ( element.hasAttribute( 'data-category' ) ) {
			element.removeAttribute( 'class' );
		}
	}

	return copy.outerHTML;
}

/** What a group consists of before React takes it over, then, and when a pill was used. */
async function takeOver( html: string ): Promise< unknown[] > {
	document.body.innerHTML = html + GRID;
	const group = find( '.programas-filter' );
	const own = nodesIn( group );
	const state = (): unknown => ( {
		nodes: nodesIn( group ).map( ( node ) => own.indexOf( node ) ),
		markup: bare( group ),
	} );
	const states = [ state() ];
	mount( group );
	// The arrows, which React draws beside what was there.
	group.querySelector( ':scope>span[aria-hidden]' )?.remove();
	states.push( state() );
	await click( pill( 'arte', group ) );
	states.push( state() );

	return states;
}

beforeEach( () => {
	startClock();
	openAt( '' );
} );
afterEach( () => {
	endClock();
} );

test( 'React takes over the block’s own markup without a difference', async () => {
	const [ before, mounted, used ] = await takeOver( listingHtml() );

	expect( mounted ).toEqual( before );
	expect( used ).toEqual( before );
} );

test( 'React takes over a filtered page without a difference', async () => {
	openAt( '?categoria=danza' );
	const [ before, mounted, used ] = await takeOver(
		listingHtml( { active: 'danza' } )
	);

	expect( mounted ).toEqual( before );
	expect( used ).toEqual( before );
} );

test.each( Object.entries( BY_HAND ) )(
	'React takes over markup that a person wrote without a difference: %s',
	async ( _, html ) => {
		const [ before, mounted, used ] = await takeOver( html );

		expect( mounted ).toEqual( before );
		expect( used ).toEqual( before );
		expect( activePills() ).toEqual( [ 'arte' ] );
	}
);

test( 'fields keep what they hold: by default, and what a visitor entered before React came', () => {
	document.body.innerHTML = `${ BY_HAND[ 'fields beside the pills' ] ?? '' }${ GRID }`;
	const form = find( 'form' ) as HTMLFormElement;
	const values = (): string[] => [ ...new FormData( form ) ].map( String );
	const text = find( '[name=q]' ) as HTMLInputElement;
	text.value = 'guitarra';
	( find( 'textarea' ) as HTMLTextAreaElement ).value = 'tres';
	( find( 'select' ) as HTMLSelectElement ).selectedIndex = 0;
	( find( '[name=r]' ) as HTMLInputElement ).checked = true;
	const entered = values();

	mount( form );
	expect( values() ).toEqual( entered );
	form.reset();
	expect( values() ).toEqual( [
		'a,1',
		'q,x',
		't,uno\ndos',
		's,2',
		'c,on',
		'r,2',
	] );
} );

test( 'the pictures in a pill are not loaded anew when its state changes', async () => {
	document.body.innerHTML = `${ BY_HAND[ 'pictures in pills' ] ?? '' }${ GRID }`;
	const image = find( 'img' );
	mount( find( '.programas-filter' ) );
	await click( pill( 'arte' ) );
	await click( pill( 'danza' ) );

	expect( find( 'img' ) ).toBe( image );
} );

test( 'classes of a pill stay, and is-active comes and goes', async () => {
	document.body.innerHTML = `${ BY_HAND[ 'divs and custom elements' ] ?? '' }${ GRID }`;
	mount( find( '.programas-filter' ) );

	await click( pill( 'arte' ) );
	expect( [ ...pill( 'arte' ).classList ] ).toEqual( [
		'a',
		'b',
		'is-active',
	] );
	await click( pill( 'danza' ) );
	expect( [ ...pill( 'arte' ).classList ] ).toEqual( [ 'a', 'b' ] );
	expect( pill( 'danza' ).classList.contains( 'is-active' ) ).toBe( true );
} );

test( 'a pill that had the focus before React came keeps it, and is the tab stop', () => {
	document.body.innerHTML = listingHtml();
	pill( 'musica' ).focus();

	mount( find( '.programas-filter' ) );

	expect( focused() ).toBe( 'musica' );
	expect( pill( 'musica' ).tabIndex ).toBe( 0 );
	expect( pill( 'all' ).tabIndex ).toBe( -1 );
} );

test( 'a group without pills is left alone until it has some', () => {
	document.body.innerHTML = `<div class="programas-filter"> </div>${ GRID }`;
	const group = find( '.programas-filter' );
	mount( group );
	expect( group.outerHTML ).toBe( '<div class="programas-filter"> </div>' );

	group.innerHTML = '<b data-category="all">Todos</b>';
	mount( group );
	expect( pill( 'all' ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
} );
