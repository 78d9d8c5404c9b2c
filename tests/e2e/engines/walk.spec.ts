import { randomNumbers } from '../../random-numbers.ts';
import { ALL_CRITERIA } from '../listing/criteria.ts';
import { see } from './listing.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const STEPS = 25;

/** Presses a pill, or changes a field, and says which. */
const choose = ( visitor: Visitor, one: number, value: number ) =>
	visitor.run(
		( index: number, choice: number ): string => {
			const controls = [
				...document.querySelectorAll< HTMLElement >(
					'.programas-pill, .programas-filters :is(input, select)'
				),
			];
			const control = controls[ index % controls.length ];
			if (
				! (
					control instanceof HTMLInputElement ||
					control instanceof HTMLSelectElement
				) ||
				[ 'checkbox', 'radio' ].includes( control.type )
			) {
				control?.click();
				return `${ control?.textContent || control?.id }`;
			}
			if ( control instanceof HTMLSelectElement ) {
				control.selectedIndex = choice % control.options.length;
			} else {
				const values =
					control.type === 'search'
						? [ 'musica', 'a', 'zzz', '' ]
						: [ '7', '20', '99', '' ];
				control.value = values[ choice % values.length ] ?? '';
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
	visitor: Visitor,
	random: ( limit: number ) => number
): Promise< string > {
	const kind = random( 10 );
	if ( kind === 0 ) {
		// The first entry of the window is not of the site.
		await visitor.run(
			() => window.history.length > 2 && window.history.back()
		);
		return 'back';
	}
	if ( kind === 1 ) {
		await visitor.goto( await visitor.run( () => window.location.href ) );
		return 'reload';
	}
	return choose( visitor, random( 99 ), random( 99 ) );
}

/** Titles that the server shows under the address of the page. */
const titlesOfServer = ( visitor: Visitor ) =>
	visitor.run( async () => {
		const answer = await fetch( window.location.href );
		const page = new DOMParser().parseFromString(
			await answer.text(),
			'text/html'
		);
		return [
			...page.querySelectorAll(
				'.programas-grid > :not([hidden]) :is(h2, h3)'
			),
		].map( ( title ) => title.textContent.trim() );
	} );

test( `the cards are those of the server at each of ${ STEPS } random steps`, async ( {
	open,
	publish,
	visitor,
} ) => {
	test.setTimeout( 240_000 );
	const random = randomNumbers( 15_485_863 );
	await open( await publish( ALL_CRITERIA ) );
	const steps: string[] = [];
	while ( steps.length < STEPS ) {
		steps.push( await step( visitor, random ) );
		await expect( async () => {
			const { titles } = await see( visitor );
			expect( titles, steps.join( ', ' ) ).toEqual(
				await titlesOfServer( visitor )
			);
		} ).toPass( { timeout: 20_000 } );
	}
} );
