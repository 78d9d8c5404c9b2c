/**
 * The editor on a phone: nothing is wider than the screen, and nothing lies over something else.
 */
import type { Locator } from '@playwright/test';
import type { Editor } from './editor.ts';
import { expect, test } from './test.ts';

/** What does not fit: what is wider than the part that shows it, and controls that overlap. */
const misfits = ( part: Locator ): Promise< string[] > =>
	part.evaluate( ( root ) => {
		const name = ( element: Element ): string =>
			`${ element.localName }.${ element.classList.value }`;
		const edge = root.getBoundingClientRect();
		const shown = [ ...root.querySelectorAll( '*' ) ].filter(
			( element ) =>
				element.checkVisibility( { visibilityProperty: true } ) &&
				// Pills are one row to swipe.
				! element.closest(
					'svg, .components-visually-hidden, .programas-filter__pills'
				)
		);
		const wide = shown.filter( ( element ) => {
			const { left, right, width } = element.getBoundingClientRect();
			return (
				width > 0 && ( left < edge.left - 1 || right > edge.right + 1 )
			);
		} );
		const controls = shown.filter(
			( element ) =>
				element.matches( 'button, input, select, a[href]' ) &&
				// A list to scroll.
				! element.closest( '.programas-choices' )
		);
		const over = controls.flatMap( ( one, index ) =>
			controls.slice( index + 1 ).flatMap( ( other ) => {
				const a = one.getBoundingClientRect();
				const b = other.getBoundingClientRect();
				const width =
					Math.min( a.right, b.right ) - Math.max( a.left, b.left );
				const height =
					Math.min( a.bottom, b.bottom ) - Math.max( a.top, b.top );
				return width > 1 && height > 1 && ! one.contains( other )
					? [ `${ name( one ) } over ${ name( other ) }` ]
					: [];
			} )
		);
		return [ ...wide.map( name ), ...over ];
	} );

/** Fails when something does not fit once everything has come to rest. */
const expectToFit = ( part: Locator ): Promise< void > =>
	expect.poll( () => misfits( part ) ).toEqual( [] );

const sheet = ( { sidebar }: Editor ): Locator =>
	sidebar.locator( '.block-editor-block-inspector' );

test.use( {
	viewport: { width: 360, height: 780 },
} );

test( 'pills, cards and settings', async ( { editor } ) => {
	await editor.openBlock( {
		only: { categoria: [ 'musica', 'medio-ambiente', 'becas' ] },
		filters: [
			'categoria',
			'cuando',
			'gratis',
			'un-nombre-largo-de-otro-plugin',
		],
		perPage: 3,
	} );
	const found = editor.blocks().first();
	await expectToFit( found );
	await editor.select();
	await expect( sheet( editor ) ).toBeVisible();
	await expectToFit( sheet( editor ) );
	await editor.filterNothing();
	await expectToFit( sheet( editor ) );
	await editor.select( 0, 'Styles' );
	await expectToFit( sheet( editor ) );
} );
