/**
 * How much of a large page the browser works through for a change: numbers of elements, as times depend on the machine.
 */
import type { Browser, Page } from '@playwright/test';

import { recordAnnouncements } from './announcements.ts';
import { pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const COUNT = 1000;

/** One card in ten is in the second category, one in two has no picture. */
const CARDS = Array.from(
	{ length: COUNT },
	( _, index ) =>
		`<li class="programas-card" data-categories="${ index % 10 ? 'comun' : 'raro' }">${
			index % 2
				? '<div class="programas-card__picture"><img alt="" width="3" height="2" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div>'
				: ''
		}<div class="programas-card__body"><h3 class="programas-card__title"><a class="programas-card__link" href="#nada">Tarjeta ${ index }</a></h3><ul class="programas-card__facts"><li class="programas-card__fact">Del 1 al 8 de mayo</li><li class="programas-card__fact">Biblioteca</li></ul><p class="programas-card__excerpt">Los martes, de seis a ocho.</p></div></li>`
);

/** 900 cards change, and what is in those near the window: 1,050 to 1,370. A rule that reaches the others makes them more than 2,600. */
const MOST = 2 * COUNT;

const FILTER =
	'<div class="programas-filter"><div class="programas-filter__pills"><button class="programas-pill" data-category="all">Todo</button><button class="programas-pill" data-category="raro">Raro</button></div></div>';

const GRID = `<ul class="programas-grid">${ CARDS.join( '' ) }</ul>`;

const PAGES = {
	'a listing': `<div class="programas">${ FILTER }${ GRID }</div>`,
	'a filter in a sticky group': `<div class="is-position-sticky"><div class="programas">${ FILTER }</div></div><div class="programas">${ GRID }</div>`,
};

interface TraceEvent {
	name: string;
	args: {
		/** Of `UpdateLayoutTree`. */
		elementCount?: number;
		/** Of `Layout`. */
		beginData?: { dirtyObjects: number };
	};
}

interface Work {
	/** Elements that got their style anew. */
	restyled: number;
	/** Boxes that were laid out anew. */
	laidOut: number;
}

/** What a change costs until nothing moves any more. */
async function workOf(
	browser: Browser,
	page: Page,
	change: () => Promise< unknown >
): Promise< Work > {
	await browser.startTracing( page, {
		categories: [ 'devtools.timeline' ],
	} );
	await change();
	const trace = ( await browser.stopTracing() ).toString();
	const { traceEvents } = JSON.parse( trace ) as {
		traceEvents: TraceEvent[];
	};
	const sum = ( numbers: number[] ): number =>
		numbers.reduce( ( total, number ) => total + number, 0 );

	return {
		restyled: sum(
			traceEvents.map( ( { args } ) => args.elementCount ?? 0 )
		),
		laidOut: sum(
			traceEvents.map( ( { args } ) => args.beginData?.dirtyObjects ?? 0 )
		),
	};
}

for ( const [ name, html ] of Object.entries( PAGES ) ) {
	test( `a click works through the cards that it shows or hides, once: ${ name }`, async ( {
		browser,
		page,
		publish,
	} ) => {
		const said = await recordAnnouncements( page );
		await page.goto(
			await publish( `<!-- wp:html -->${ html }<!-- /wp:html -->` )
		);
		await pill( page, 'Raro' ).hover();
		// A busy machine has a thousand cards to lay out before it is idle.
		await expect( page.getByRole( 'toolbar' ) ).toBeVisible( {
			timeout: 40_000,
		} );
		for ( const [ label, shown ] of [
			[ 'Raro', COUNT / 10 ],
			[ 'Todo', COUNT ],
		] as const ) {
			const { restyled, laidOut } = await workOf(
				browser,
				page,
				async () => {
					await pill( page, label ).click();
					await expect( shownCards( page ) ).toHaveCount( shown );
					await expect
						.poll( said )
						.toContain( `Filtro aplicado: ${ label }` );
					await expect(
						page.locator( '.programas-announcements' )
					).toBeEmpty();
				}
			);
			// Fewer would mean that the trace has no counts.
			expect( restyled, label ).toBeGreaterThan( COUNT * 0.9 );
			expect( restyled, label ).toBeLessThan( MOST );
			expect( laidOut, label ).toBeGreaterThan( 0 );
			expect( laidOut, label ).toBeLessThan( MOST );
		}
	} );
}

test( 'what a script adds to a card restyles no other card', async ( {
	browser,
	page,
	publish,
} ) => {
	await page.goto(
		await publish(
			`<!-- wp:html -->${ PAGES[ 'a listing' ] }<!-- /wp:html -->`
		)
	);
	const { restyled } = await workOf( browser, page, () =>
		page
			.locator( '.programas-card__body' )
			.first()
			.evaluate( ( body ) => {
				body.insertAdjacentHTML( 'beforeend', '<p>Aviso</p>' );
				return body.clientHeight;
			} )
	);
	expect( restyled ).toBeGreaterThan( 0 );
	// A `:has()` that asks the grid for what is in its cards makes it all of them.
	expect( restyled ).toBeLessThan( COUNT / 10 );
} );
