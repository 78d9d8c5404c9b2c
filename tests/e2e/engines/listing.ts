/**
 * What a visitor sees of a listing, asked of the page itself.
 */
import { expect } from './test.ts';
import type { Visitor } from './visitor.ts';

/** A listing as it stands. */
export interface Seen {
	/** Labels of the active pills. */
	active: string[];
	/** Titles of the cards that are shown. */
	titles: string[];
	/** The visible count, '' without one. */
	count: string;
	/** Query string of the address. */
	search: string;
	/** Label of the pill that has the focus, '' without one. */
	focused: string;
	/** Number of cards that are in motion, or wait. */
	moving: number;
}

/** Reads the page. */
export const see = ( visitor: Visitor ): Promise< Seen > =>
	visitor.run( () => {
		const label = ( pill: Element ): string =>
			(
				pill.querySelector( '.programas-pill__label' ) ?? pill
			).textContent.trim();
		const all = ( selector: string ): Element[] => [
			...document.querySelectorAll( selector ),
		];
		return {
			active: all(
				'.programas-filter [data-category][aria-pressed="true"]'
			).map( label ),
			titles: all( '.programas-grid > :not([hidden])' ).map(
				( card ) =>
					card.querySelector( 'h2, h3' )?.textContent.trim() ??
					card.textContent.trim()
			),
			count:
				document.querySelector( '.programas-count' )?.textContent ?? '',
			search: window.location.search,
			focused: all( '[data-category]:focus' ).map( label ).join(),
			moving: all(
				'.programas-grid :is(.is-entering, .is-leaving, .is-waiting, .is-moving)'
			).length,
		};
	} );

/** Waits until the page is as expected. */
export const expectToSee = (
	visitor: Visitor,
	expected: Partial< Seen >
): Promise< void > =>
	expect.poll( () => see( visitor ) ).toMatchObject( expected );

/** Selector of a pill. */
export const pillOf = ( category: string ): string =>
	`.programas-filter [data-category="${ category }"]`;

/**
 * Waits until no card moves; those further down wait to be scrolled to. A motion begins a frame after the script has asked for it, and so
 * outlasts the class that the script takes away by its clock.
 */
export const settle = ( visitor: Visitor ): Promise< void > =>
	expect
		.poll( () =>
			visitor.run( () => {
				const asked = document.querySelectorAll(
					'.programas-grid :is(.is-entering, .is-leaving, .is-moving)'
				);
				const running = document
					.getAnimations()
					.filter(
						( { effect } ) =>
							effect instanceof KeyframeEffect &&
							effect.target?.closest( '.programas-grid' )
					);
				return asked.length + running.length;
			} )
		)
		.toBe( 0 );
