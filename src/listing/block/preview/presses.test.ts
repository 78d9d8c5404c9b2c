import { listenToPresses } from './presses';

const chosen: ( string | null )[] = [];
let stop: () => void;

beforeEach( () => {
	document.body.innerHTML =
		'<p>Otra cosa</p><div id="root"><div class="programas-filter"><button data-category="arte"><b>Arte</b></button><button data-category="danza">Danza</button></div></div>';
	chosen.length = 0;
	const root = document.querySelector< HTMLElement >( '#root' );
	stop = listenToPresses( root ?? document.body, ( pill ) =>
		chosen.push( pill.getAttribute( 'data-category' ) )
	);
} );

afterEach( () => stop() );

/** An event of a pointer at a place of the screen. */
function point(
	type: string,
	selector: string,
	options: MouseEventInit & { isPrimary?: boolean } = {}
): void {
	const event = new MouseEvent( type, {
		bubbles: true,
		detail: 1,
		screenX: 100,
		screenY: 100,
		...options,
	} );
	Object.assign( event, { isPrimary: options.isPrimary ?? true } );
	document.querySelector( selector )?.dispatchEvent( event );
}

test( 'a pill that is pressed is chosen, wherever the click ends', () => {
	point( 'pointerdown', 'b' );
	point( 'click', 'p', { screenX: 104, screenY: 96 } );
	expect( chosen ).toEqual( [ 'arte' ] );
} );

test( 'once: a click without a press is not one of ours', () => {
	point( 'pointerdown', 'b' );
	point( 'click', 'b' );
	point( 'click', 'p' );
	point( 'click', '[data-category=danza]' );
	expect( chosen ).toEqual( [ 'arte' ] );
} );

it.each< [ string, () => void ] >( [
	[
		'who drags',
		() => {
			point( 'pointerdown', 'b' );
			point( 'click', 'b', { screenX: 130 } );
		},
	],
	[
		'who scrolls',
		() => {
			point( 'pointerdown', 'b' );
			point( 'pointercancel', 'b' );
			point( 'click', 'b' );
		},
	],
	[
		'another button',
		() => {
			point( 'pointerdown', 'b', { button: 2 } );
			point( 'click', 'b' );
		},
	],
	[
		'a second finger',
		() => {
			point( 'pointerdown', 'b', { isPrimary: false } );
			point( 'click', 'b' );
		},
	],
	[
		'a key after a press that ended elsewhere',
		() => {
			point( 'pointerdown', 'b' );
			point( 'click', '[data-category=danza]', { detail: 0 } );
		},
	],
	[
		'a press beside the pills',
		() => {
			point( 'pointerdown', 'p' );
			point( 'click', 'b' );
		},
	],
] )( '%s chooses nothing', ( _, act ) => {
	act();
	expect( chosen ).toEqual( [] );
} );

test( 'nothing is heard once it has stopped', () => {
	stop();
	point( 'pointerdown', 'b' );
	point( 'click', 'b' );
	expect( chosen ).toEqual( [] );
} );
