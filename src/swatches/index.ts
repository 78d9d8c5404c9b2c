/**
 * Swatches in the forms of WooCommerce's variable products. Its lists hold the choice, and its script decides what can be had; swatches follow both.
 */
import { start, SWATCHES, update } from './form';
import type { Variation } from './state';

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

/** What the shop answered, by form: of products with many variations the page has none. */
const answered = new WeakMap< Element, Variation[] >();

/** Forms of which something was said since the last update: the shop says several things at once. */
const waiting = new Set< Element >();

function knownOf( form: Element ): readonly Variation[] {
	const embedded = jQuery( form ).data( 'product_variations' );

	return Array.isArray( embedded )
		? ( embedded as Variation[] )
		: ( answered.get( form ) ?? [] );
}

function follow( form: Element ): void {
	if ( ! form.querySelector( SWATCHES ) ) {
		return;
	}
	start( form );
	if ( waiting.size === 0 ) {
		queueMicrotask( () => {
			waiting.forEach( ( one ) => update( one, knownOf( one ) ) );
			waiting.clear();
		} );
	}
	waiting.add( form );
}

jQuery( document ).on(
	'wc_variation_form reload_product_variations woocommerce_update_variation_values found_variation reset_data change',
	FORM,
	( { type, currentTarget: form }, variation ) => {
		if ( type === 'found_variation' && variation ) {
			answered.set( form, [
				variation,
				...( answered.get( form ) ?? [] ),
			] );
		}
		follow( form );
	}
);

jQuery( () => document.querySelectorAll( FORM ).forEach( follow ) );
