/**
 * Swatches in the forms of WooCommerce's variable products. WooCommerce's lists hold the choice, its script decides what is available, and
 * swatches follow both.
 */
import { SWATCHES } from './parts';
import { listed, type Rows, type Variation } from './state';
import { start } from './take-over';
import { update } from './update';

/** The part of jQuery that is used: WooCommerce triggers jQuery events. */
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

/** The element that stands for the product of a form. A form that another script fills with another product has another one. */
const productIn = ( form: Element ): Element =>
	form.querySelector( SWATCHES ) ?? form;

/** Variations that the shop has answered, by product. A page lacks those of a product with many. */
const answered = new WeakMap< Element, Variation[] >();

/** Forms that wait for an update, as the shop triggers several events at once. */
const waiting = new WeakSet< Element >();

const followed = new WeakSet< Element >();

/** Variations that the server has listed, by the element that bears them. A product with too many has none. */
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

/** Remembers a variation, before earlier ones, as it answers the present choice. */
function remember( form: Element, variation: Variation ): void {
	const product = productIn( form );
	// Other scripts may trigger the event with other data.
	if ( ! embeddedIn( form ) && variation.attributes ) {
		answered.set( product, [
			variation,
			...( answered.get( product ) ?? [] ).filter(
				( one ) => one.variation_id !== variation.variation_id
			),
		] );
	}
}

/** Updates a form soon, in a task of its own, as an error of one must not end the update of others. */
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
		// Radio buttons of a copied form had the names of the original's, and unchecked them.
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
