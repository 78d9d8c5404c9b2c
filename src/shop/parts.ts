/** Accessors for the selects of a variable product's form and their swatches (includes/shop/markup.php). */

/** The parts of a variable product's form: the shop's lists, and their swatches (includes/shop/markup.php). */
export const SWATCHES = '.programas-swatches';

/** Swatches and their list. */
export interface Part {
	swatches: HTMLElement;
	list: HTMLSelectElement;
}

export const nameOf = ( element: HTMLElement ): string =>
	element.dataset.attribute_name ?? '';

export const listsOf = ( form: Element ): HTMLSelectElement[] => [
	...form.querySelectorAll< HTMLSelectElement >(
		'select[data-attribute_name]'
	),
];

export const inputsOf = ( swatches: Element ): HTMLInputElement[] => [
	...swatches.querySelectorAll< HTMLInputElement >( 'input' ),
];

export const listOf = (
	form: Element,
	swatches: HTMLElement
): HTMLSelectElement | undefined =>
	listsOf( form ).find( ( one ) => nameOf( one ) === nameOf( swatches ) );

export const partsOf = ( form: Element ): Part[] =>
	[ ...form.querySelectorAll< HTMLElement >( SWATCHES ) ].flatMap(
		( swatches ) => {
			const list = listOf( form, swatches );

			return list ? [ { swatches, list } ] : [];
		}
	);
