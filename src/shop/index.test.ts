import {
	addForm,
	triggerShopEvent,
	chosenIn,
	loadScript,
	swatchOf,
} from './fixtures/shop';

const COLORS = [ 'azul', 'rojo' ];

beforeEach( loadScript );

/** Until what was announced is shown. */
const shown = async (): Promise< void > => Promise.resolve();

/** A form that works. */
async function openForm(
	variations?: Parameters< typeof addForm >[ 1 ]
): Promise< HTMLFormElement > {
	const form = addForm( COLORS, variations );
	triggerShopEvent( form );
	await shown();

	return form;
}

test( 'a copy of a form chooses for itself, and the original keeps its choice', async () => {
	const form = await openForm();
	swatchOf( form, 'rojo' ).click();
	await shown();
	const copy = form.cloneNode( true ) as HTMLFormElement;
	document.body.append( copy );
	triggerShopEvent( copy );
	await shown();
	expect( swatchOf( form, 'rojo' ).checked ).toBe( true );

	swatchOf( copy, 'azul' ).click();
	await shown();
	expect( chosenIn( copy ) ).toBe( 'azul' );
	expect( chosenIn( form ) ).toBe( 'rojo' );
	expect( swatchOf( form, 'rojo' ).checked ).toBe( true );
} );

test( 'where a second choice clears, a double click chooses and a later click clears', async () => {
	const form = await openForm();
	form.querySelector( 'fieldset' )?.setAttribute( 'data-clears', '' );
	/** A click, with its number in quick succession. */
	const click = ( detail: number ) =>
		swatchOf( form, 'rojo' ).dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, detail } )
		);
	click( 1 );
	click( 2 );
	expect( chosenIn( form ) ).toBe( 'rojo' );
	click( 1 );
	expect( chosenIn( form ) ).toBe( '' );
} );

test( 'a form that is written anew from its HTML goes on choosing', async () => {
	await openForm();
	const { innerHTML } = document.body;
	document.body.innerHTML = innerHTML;
	const [ form ] = document.forms;
	if ( ! form ) {
		throw new Error( 'No form.' );
	}
	triggerShopEvent( form );
	swatchOf( form, 'rojo' ).click();
	expect( chosenIn( form ) ).toBe( 'rojo' );
	form.querySelector( 'select' )?.focus();
	expect( form.ownerDocument.activeElement ).toBe( swatchOf( form, 'rojo' ) );
} );

test.each( [ [ null ], [ undefined ] ] )(
	'an answer whose attributes are %s changes nothing',
	async ( attributes ) => {
		const form = await openForm();
		triggerShopEvent( form, 'found_variation', {
			attributes,
			is_in_stock: false,
		} );
		swatchOf( form, 'rojo' ).click();
		await shown();
		expect( swatchOf( form, 'rojo' ).parentElement?.className ).toBe(
			'programas-swatch is-selected'
		);
	}
);

test( 'a variation without attributes fits everything, as in the shop', async () => {
	const form = await openForm( [ { is_in_stock: false } ] );
	swatchOf( form, 'rojo' ).click();
	await shown();
	expect( swatchOf( form, 'azul' ).parentElement?.className ).toContain(
		'is-out'
	);
} );

test( 'a form that cannot be read leaves the others as they are', () => {
	const tasks: ( () => void )[] = [];
	jest.spyOn( window, 'queueMicrotask' ).mockImplementation( ( task ) =>
		tasks.push( task )
	);
	const broken = addForm( COLORS );
	broken.querySelector( 'fieldset' )?.setAttribute( 'data-texts', '{' );
	const sound = addForm( COLORS, [
		{ attributes: { color: 'azul' }, is_in_stock: false },
	] );
	triggerShopEvent( broken );
	triggerShopEvent( sound );
	jest.restoreAllMocks();
	const problems = tasks.filter( ( task ) => {
		try {
			task();
			return false;
		} catch {
			return true;
		}
	} );
	expect( problems ).toHaveLength( 1 );
	expect( swatchOf( sound, 'azul' ).parentElement?.className ).toContain(
		'is-out'
	);
} );

/** Fills a form with another product, as a quick view does; with rows, it is listed what there is of it. */
async function fill(
	form: Element,
	known?: ( string | number )[][]
): Promise< void > {
	const other = addForm( COLORS );
	if ( known ) {
		other
			.querySelector( 'fieldset' )
			?.setAttribute( 'data-variations', JSON.stringify( known ) );
	}
	form.replaceChildren( ...other.children );
	other.remove();
	triggerShopEvent( form, 'reload_product_variations' );
	await shown();
}

const hiddenIn = ( form: Element ): boolean[] =>
	COLORS.map( ( color ) =>
		Boolean( swatchOf( form, color ).parentElement?.hidden )
	);

test( 'a form that is filled with another product shows what there is of that one', async () => {
	const form = await openForm();
	await fill( form, [ [ 'color' ], [ 'azul', 1 ] ] );
	expect( hiddenIn( form ) ).toEqual( [ false, true ] );

	await fill( form, [ [ 'color' ], [ 'rojo', 1 ] ] );
	expect( hiddenIn( form ) ).toEqual( [ true, false ] );
	await fill( form );
	expect( hiddenIn( form ) ).toEqual( [ false, false ] );
} );

test( 'what the shop answered of one product is not said of the next in the same form', async () => {
	const form = await openForm();
	const answer = { attributes: { color: 'rojo' }, is_in_stock: false };
	swatchOf( form, 'rojo' ).click();
	triggerShopEvent( form, 'found_variation', answer );
	await shown();
	expect( swatchOf( form, 'rojo' ).parentElement?.className ).toContain(
		'is-out'
	);

	await fill( form );
	swatchOf( form, 'rojo' ).click();
	await shown();
	expect( swatchOf( form, 'rojo' ).parentElement?.className ).toBe(
		'programas-swatch is-selected'
	);
} );
