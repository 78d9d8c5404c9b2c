/**
 * Swatches in the forms of WooCommerce's variable products. Its lists hold the choice, and its script decides what can be had; swatches follow both.
 */
import { SWATCHES } from './parts';
import { listed, type Rows, type Variation } from './state';
import { start } from './take-over';
import { update } from './update';

/** What is used of the jQuery with which WooCommerce announces what it does. */
interface Query {
	( element: Element ): { data: ( name: string ) => unknown };
	( ready: () => void ): void;
	( document: Document ): {
		on: (
			events: string,
			of: string,
			listener: (
				event: { type: string; currentTarget: HTMLElement },
				variation?: Variation
			) => void
		) => void;
	};
}

declare const jQuery: Query;

const FORM = 'form.variations_form';

/** What the first swatches of a form stand for: another product that somebody fills it with brings its own. */
const productIn = ( form: Element ): Element =>
	form.querySelector( SWATCHES ) ?? form;

/** What the shop answered, by product: of those with many variations the page has none. */
const answered = new WeakMap< Element, Variation[] >();

/** Forms of which something was said since the last update: the shop says several things at once. */
const waiting = new WeakSet< Element >();

const followed = new WeakSet< Element >();

/** What the server listed of such a product, by the element that bears it; nothing of one with too many. */
const lists = new WeakMap< Element, readonly Variation[] >();

function listIn( form: Element ): readonly Variation[] | undefined {
	const bearer = form.querySelector< HTMLElement >( '[data-known]' );
	if ( ! bearer?.dataset.known ) {
		return undefined;
	}
	const list =
		lists.get( bearer ) ??
		listed( JSON.parse( bearer.dataset.known ) as Rows );
	lists.set( bearer, list );

	return list;
}

const embeddedIn = ( form: Element ): readonly Variation[] | undefined => {
	const embedded = jQuery( form ).data( 'product_variations' );

	return Array.isArray( embedded ) ? ( embedded as Variation[] ) : undefined;
};

function updateFrom( form: Element ): void {
	const variations = embeddedIn( form );
	if ( variations ) {
		update( form, { variations, isAll: true } );
		return;
	}
	const existing = listIn( form );
	update( form, {
		variations: [
			...( answered.get( productIn( form ) ) ?? [] ),
			...( existing ?? [] ),
		],
		existing,
		isAll: existing !== undefined,
	} );
}

/** The last one first: it is what the shop answers to what is chosen now. */
function remember( form: Element, variation: Variation ): void {
	const product = productIn( form );
	// Other scripts may trigger the event with what they like.
	if ( ! embeddedIn( form ) && variation.attributes ) {
		answered.set( product, [
			variation,
			...( answered.get( product ) ?? [] ).filter(
				( one ) => one.variation_id !== variation.variation_id
			),
		] );
	}
}

/** Updates a form soon, and on its own: what ends the update of one must not end that of others. */
function wait( form: Element ): void {
	if ( ! waiting.has( form ) ) {
		waiting.add( form );
		queueMicrotask( () => {
			waiting.delete( form );
			updateFrom( form );
		} );
	}
}

function follow( form: Element ): void {
	if ( ! form.querySelector( SWATCHES ) ) {
		return;
	}
	followed.add( form );
	if ( start( form ) ) {
		// Until they had names of their own, radio buttons of a copy unchecked those of its original.
		document.querySelectorAll( FORM ).forEach( ( one ) => {
			if ( followed.has( one ) ) {
				wait( one );
			}
		} );
	}
	wait( form );
}

jQuery( document ).on(
	'wc_variation_form reload_product_variations woocommerce_update_variation_values found_variation reset_data change',
	FORM,
	( { type, currentTarget: form }, variation ) => {
		if ( type === 'found_variation' && variation ) {
			remember( form, variation );
		}
		follow( form );
	}
);

jQuery( () => document.querySelectorAll( FORM ).forEach( follow ) );
