/**
 * Entry point of swatches in the forms of WooCommerce's variable products: listens to WooCommerce's events and updates the swatches.
 *
 * WooCommerce's selects hold the choice, and its script decides what is available. Swatches follow both.
 */
import { SWATCHES } from './parts';
import { parseVariationRows, type Rows, type Variation } from './state';
import { replaceLists } from './take-over';
import { updateSwatches } from './update';

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

/** The element that identifies the product of a form. If another script replaces the product, the element changes, too. */
const productIn = ( form: Element ): Element =>
	form.querySelector( SWATCHES ) ?? form;

/** Variations that WooCommerce has fetched, by product. The page lacks those of a product with many. */
const fetched = new WeakMap< Element, Variation[] >();

/** Forms with a scheduled update, as WooCommerce triggers several events at once. */
const scheduled = new WeakSet< Element >();

const initialized = new WeakSet< Element >();

/** Variations that the server has listed, by the element with the list. A product with too many has none. */
const lists = new WeakMap< Element, readonly Variation[] >();

function listIn( form: Element ): readonly Variation[] | undefined {
	const holder = form.querySelector< HTMLElement >( '[data-variations]' );
	if ( ! holder?.dataset.variations ) {
		return undefined;
	}
	const list =
		lists.get( holder ) ??
		parseVariationRows( JSON.parse( holder.dataset.variations ) as Rows );
	lists.set( holder, list );

	return list;
}

const embeddedIn = ( form: Element ): readonly Variation[] | undefined => {
	const embedded = jQuery( form ).data( 'product_variations' );

	return Array.isArray( embedded ) ? ( embedded as Variation[] ) : undefined;
};

function updateForm( form: Element ): void {
	const variations = embeddedIn( form );
	if ( variations ) {
		updateSwatches( form, { variations, isAll: true } );
		return;
	}
	const existing = listIn( form );
	updateSwatches( form, {
		variations: [
			...( fetched.get( productIn( form ) ) ?? [] ),
			...( existing ?? [] ),
		],
		existing,
		isAll: existing !== undefined,
	} );
}

/** Stores a fetched variation, before earlier ones, as it matches the current choice. */
function addFetched( form: Element, variation: Variation ): void {
	const product = productIn( form );
	// Other scripts may trigger the event with other data.
	if ( ! embeddedIn( form ) && variation.attributes ) {
		fetched.set( product, [
			variation,
			...( fetched.get( product ) ?? [] ).filter(
				( one ) => one.variation_id !== variation.variation_id
			),
		] );
	}
}

/** Schedules an update in a microtask of its own, so that an error in one form does not affect others. */
function scheduleUpdate( form: Element ): void {
	if ( ! scheduled.has( form ) ) {
		scheduled.add( form );
		queueMicrotask( () => {
			scheduled.delete( form );
			updateForm( form );
		} );
	}
}

function initForm( form: Element ): void {
	if ( ! form.querySelector( SWATCHES ) ) {
		return;
	}
	initialized.add( form );
	if ( replaceLists( form ) ) {
		// Radio buttons of a copied form had the names of the original's, and unchecked them.
		document.querySelectorAll( FORM ).forEach( ( one ) => {
			if ( initialized.has( one ) ) {
				scheduleUpdate( one );
			}
		} );
	}
	scheduleUpdate( form );
}

jQuery( document ).on(
	'wc_variation_form reload_product_variations woocommerce_update_variation_values found_variation reset_data change',
	FORM,
	( { type, currentTarget: form }, variation ) => {
		if ( type === 'found_variation' && variation ) {
			addFetched( form, variation );
		}
		initForm( form );
	}
);

jQuery( () => document.querySelectorAll( FORM ).forEach( initForm ) );
