/** What a visitor does on the pages, takes back, and should see. */
import type { Page } from '@playwright/test';

import type { Kind } from './rows.ts';

/** Gets ready, which is not measured, and does it. */
type Step = readonly [
	ready: ( page: Page ) => Promise< void >,
	does: ( page: Page ) => Promise< void >,
];

/** Something that a visitor does, and takes back. */
export interface Move {
	name: string;
	kinds: readonly Kind[];
	narrow: Step;
	widen: Step;
	/** Whether a card is shown, by its `data-` attributes. */
	shows: ( said: ( name: string ) => string ) => boolean;
}

/** A category, and an age, that one card in six has; where a word of one card in four begins. */
const CATEGORY = 'danza';
const AGE = 'edad-0';
const LETTER = 'u';

// Few values are buttons in the panel of filters, and a list in the bar before it.
const AGES = '[data-filter="edad-taller"] select, [name="edad-taller"]';
const FREE = '[name="gratis"]';
const SEARCH = '[name="buscar"]';

/** Puts the pointer on something. */
const pointAt =
	( selector: string ) =>
	async ( page: Page ): Promise< void > => {
		const target = page.locator( selector ).first();
		await target.scrollIntoViewIfNeeded();
		const box = await target.boundingBox();
		if ( ! box ) {
			throw new Error( `There is no ${ selector }.` );
		}
		await page.mouse.move( box.x + box.width / 2, box.y + box.height / 2 );
	};

/** Presses the button of the mouse where it is, and lets it go. */
async function click( { mouse }: Page ): Promise< void > {
	await mouse.down();
	await mouse.up();
}

const focus =
	( selector: string ) =>
	( page: Page ): Promise< void > =>
		page.locator( selector ).first().focus();

const press =
	( key: string ) =>
	( page: Page ): Promise< void > =>
		page.keyboard.press( key );

export const MOVES: readonly Move[] = [
	{
		name: 'pill',
		kinds: [ 'category', 'light' ],
		narrow: [ pointAt( `[data-category="${ CATEGORY }"]` ), click ],
		widen: [ pointAt( '[data-category="all"]' ), click ],
		shows: ( said ) =>
			said( 'categories' ).split( ' ' ).includes( CATEGORY ),
	},
	{
		name: 'select',
		kinds: [ 'criteria' ],
		// The keys by which a select changes without being opened.
		narrow: [ focus( AGES ), press( 'ArrowDown' ) ],
		widen: [ focus( AGES ), press( 'ArrowUp' ) ],
		shows: ( said ) => said( 'edad-taller' ).split( ' ' ).includes( AGE ),
	},
	{
		name: 'switch',
		kinds: [ 'criteria' ],
		narrow: [ pointAt( FREE ), click ],
		widen: [ pointAt( FREE ), click ],
		shows: ( said ) => said( 'gratis' ) === '1',
	},
	{
		name: 'key in the search',
		kinds: [ 'criteria' ],
		narrow: [ focus( SEARCH ), press( LETTER ) ],
		widen: [ focus( SEARCH ), press( 'Backspace' ) ],
		shows: ( said ) =>
			said( 'buscar' )
				.split( ' ' )
				.some( ( word ) => word.startsWith( LETTER ) ),
	},
];

/**
 * Places of the cards that a page shows, read from it as the server sent it.
 *
 * @param html  Page.
 * @param shows Whether a card is shown.
 */
export const placesOf = ( html: string, shows: Move[ 'shows' ] ): number[] =>
	[ ...html.matchAll( /<li class="programas-card"([^>]*)>/g ) ].flatMap(
		( [ , attributes = '' ], place ) =>
			shows(
				( name ) =>
					new RegExp( ` data-${ name }="([^"]*)"` ).exec(
						attributes
					)?.[ 1 ] ?? ''
			)
				? [ place ]
				: []
	);
