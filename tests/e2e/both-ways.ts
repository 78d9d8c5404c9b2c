/**
 * A random walk through a listing of 290 programs that is filtered in the page, and the same one where the server answers: each step gives the same
 * cards, order, numbers and address.
 */
import { expect } from '@playwright/test';

import { callsTo } from '../call.ts';
import { randomNumbers } from '../random-numbers.ts';
import type { Visitor } from './engines/visitor.ts';
import { WALKED } from './listing/criteria.ts';
import { publisher } from './listing/publish.ts';
import { startSite } from './listing/start-wordpress.ts';

const PROGRAMS = 290;

/** How long such a walk may take, in milliseconds. */
export const WALK_MS = 600_000;

/** How many cards a page may hold: more, and fewer, than there are. */
const WAYS = [ '400', '200' ] as const;

/** Who walks. */
export type Walker = Pick< Visitor, 'goto' | 'back' | 'forward' | 'run' >;

/** What a page says of a listing. */
interface Listing {
	titles: string[];
	count: string | undefined;
	/** Beside each choice. */
	counts: string[];
	/** What would show nothing, and cannot be chosen. */
	empty: string[];
	/** How many more there are. */
	more: string | undefined;
}

/** Presses a pill, or "Show more", or changes a field, and says which. */
const choose = ( walker: Walker, one: number, value: number ) =>
	walker.run(
		( index: number, choice: number ): string => {
			const controls = [
				...document.querySelectorAll< HTMLElement >(
					'.programas-filter__form .programas-pill, .programas-filters :is(input, select), .programas-more__link'
				),
			].filter(
				( control ) =>
					! control.matches( ':disabled,[hidden] *,[type=hidden]' )
			);
			const control = controls[ index % controls.length ];
			if ( control instanceof HTMLSelectElement ) {
				control.selectedIndex = choice % control.options.length;
			} else if (
				control instanceof HTMLInputElement &&
				! [ 'checkbox', 'radio' ].includes( control.type )
			) {
				const values = {
					search: [ 'musica', 'a', 'de 8', 'zzz', '' ],
					date: [
						`${ new Date().getFullYear() + 1 }-03-15`,
						`${ new Date().getFullYear() }-12-15`,
						'',
					],
				}[ control.type ] ?? [ '7', '20', '99', '' ];
				control.value = values[ choice % values.length ] ?? '';
			} else {
				const name = control?.closest( 'label' )?.textContent;
				control?.click();
				return `${ name?.trim() ?? control?.className }`;
			}
			for ( const type of [ 'input', 'change' ] ) {
				control.dispatchEvent( new Event( type, { bubbles: true } ) );
			}
			return `${ control.name }=${ control.value }`;
		},
		one,
		value
	);

/** Does a step, and says what it did. */
async function step(
	walker: Walker,
	random: ( limit: number ) => number
): Promise< string > {
	const kind = random( 10 );
	if ( kind === 0 ) {
		const pathOf = () => walker.run( () => window.location.pathname );
		const path = await pathOf();
		await walker.back();
		// WordPress's Interactivity API loads the page anew, where it was reloaded.
		await expect( async () => {
			if ( ( await pathOf() ) !== path ) {
				await walker.forward();
			}
		} ).toPass();
		return 'back';
	}
	if ( kind === 1 ) {
		await walker.goto( await walker.run( () => window.location.href ) );
		return 'reload';
	}
	return choose( walker, random( 999 ), random( 99 ) );
}

/** What the page says, and the server of its address, in both ways; after the frame in which the address is written. */
const read = ( walker: Walker ) =>
	walker.run(
		async (
			ways: readonly string[]
		): Promise< [ address: string, page: Listing, ...Listing[] ] > => {
			await new Promise( ( resolve ) =>
				requestAnimationFrame( () => setTimeout( resolve, 50 ) )
			);
			const all = ( root: Document, selector: string ) =>
				[ ...root.querySelectorAll( selector ) ].map( ( element ) =>
					element.textContent.replace( /\s+/g, ' ' ).trim()
				);
			const listing = ( root: Document ): Listing => ( {
				titles: all(
					root,
					'.programas-grid > :not([hidden],[inert]) :is(h2, h3)'
				),
				count: all( root, '.programas-count' )[ 0 ],
				counts: all(
					root,
					'.programas :is(.programas-pill__count, option)'
				),
				empty: all( root, '.programas-choice.is-empty' ),
				more: all(
					root,
					':not([hidden]) > .programas-more__link'
				)[ 0 ],
			} );
			const { href } = window.location;
			const answers = ways.map( async ( most ) => {
				const answer = await fetch( href, {
					// Back must not find the answer of the other way.
					cache: 'no-store',
					headers: { 'X-Test-Most-Cards': most },
				} );

				return listing(
					new DOMParser().parseFromString(
						await answer.text(),
						'text/html'
					)
				);
			} );

			return [
				window.location.search,
				listing( document ),
				...( await Promise.all( answers ) ),
			];
		},
		WAYS
	);

/**
 * Walks.
 *
 * @param walker Who.
 * @param url    Address of the page.
 * @param most   How many cards a page may hold.
 * @param length How many steps.
 * @return What was seen at each step.
 */
async function walk(
	walker: Walker,
	url: string,
	most: string,
	length: number
): Promise< unknown[] > {
	const random = randomNumbers( 15_485_863 );
	const seen: unknown[] = [];
	const steps: string[] = [];
	await walker.goto( url );
	await walker.run( ( value: string ) => {
		document.cookie = `X-Test-Most-Cards=${ value }; path=/`;
	}, most );
	await walker.goto( url );
	for ( let count = 0; count <= length; count++ ) {
		await expect( async () => {
			const [ address, page, ...answers ] = await read( walker );
			for ( const answer of answers ) {
				expect( page, steps.join( ', ' ) ).toEqual( answer );
			}
			seen[ count ] = [ steps.at( -1 ), address, page ];
		} ).toPass( { timeout: 20_000 } );
		if ( count < length ) {
			steps.push( await step( walker, random ) );
		}
	}
	return seen;
}

/**
 * Walks in both ways, on a site of its own.
 *
 * @param walker Who.
 * @param length How many steps.
 */
export async function expectSameBothWays(
	walker: Walker,
	length: number
): Promise< void > {
	const site = await startSite();
	try {
		await callsTo( site, { file: 'e2e/many-programs.php' } )(
			'multiply',
			PROGRAMS
		);
		const publish = publisher( site );
		const seen: unknown[][] = [];
		for ( const most of WAYS ) {
			// Each has a page of its own, to which Back does not lead from the other.
			const path = await publish( WALKED );
			seen.push( await walk( walker, site.url + path, most, length ) );
		}
		expect( seen[ 1 ] ).toEqual( seen[ 0 ] );
	} finally {
		await site.stop();
	}
}
