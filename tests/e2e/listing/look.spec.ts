import type { Locator } from '@playwright/test';
import { PAGES } from './listing.ts';
import { expect, test } from './test.ts';

/** Blocks with attributes in common, and with some of their own as JSON. */
const blocks = ( common: string, own: string[] ): string =>
	own
		.map(
			( each ) =>
				`<!-- wp:programs-filter/programas {${ [ common, each ].filter( Boolean ).join() }} /-->`
		)
		.join( '\n\n' );

const padding = ( root: Locator ): Promise< string[] > =>
	root
		.locator( '.programas' )
		.evaluateAll( ( found ) =>
			found.map( ( element ) => getComputedStyle( element ).padding )
		);

/** Columns of each grid. */
const columns = ( root: Locator ): Promise< number[] > =>
	root
		.locator( '.programas-grid' )
		.evaluateAll( ( grids ) =>
			grids.map(
				( grid ) =>
					getComputedStyle( grid ).gridTemplateColumns.split( ' ' )
						.length
			)
		);

test( 'a background or a border brings a padding, unless the editor gave one', async ( {
	page,
	publish,
} ) => {
	await page.goto(
		await publish(
			blocks( '"limit":1', [
				'',
				'"backgroundColor":"accent-1"',
				'"style":{"color":{"background":"#eeeeee"}}',
				'"borderColor":"contrast","style":{"border":{"width":"1px"}}',
				'"style":{"border":{"top":{"width":"2px"}}}',
				'"style":{"border":{"radius":"9px"}}',
				'"backgroundColor":"accent-1","style":{"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}}}',
			] )
		)
	);
	expect( await padding( page.locator( 'body' ) ) ).toEqual( [
		'0px',
		'24px',
		'24px',
		'24px',
		'24px',
		'0px',
		'0px',
	] );
} );

test( 'there are as many columns as fit, up to the limit, and nothing overflows; rows stay rows', async ( {
	page,
	publish,
} ) => {
	await page.goto(
		await publish(
			blocks( '"limit":6,"align":"full"', [
				'',
				'"columns":3',
				'"columns":1',
				'"columns":3,"className":"is-style-rows"',
			] )
		)
	);
	const body = page.locator( 'body' );
	const seen: Record< number, number[] > = {};
	for ( const width of [ 1300, 1000, 700, 320 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		seen[ width ] = await columns( body );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	}
	expect( seen ).toEqual( {
		1300: [ 4, 3, 1, 1 ],
		1000: [ 3, 3, 1, 1 ],
		700: [ 2, 2, 1, 1 ],
		320: [ 1, 1, 1, 1 ],
	} );
} );

test( 'the text of pills and cards has its color, and a focus ring that of what surrounds it', async ( {
	page,
	publish,
} ) => {
	await page.goto(
		await publish( blocks( '"limit":2,"textColor":"contrast"', [ '' ] ) )
	);
	await page.addStyleTag( {
		content: `.programas { --programas-pill-text: #fff; --programas-pill-background: #048; --programas-pill-active-background: #fc0; --programas-card-text: #fff; --programas-card-background: #048; }`,
	} );
	const colors = await page.locator( '.programas' ).evaluate( ( element ) => {
		const of = ( selector: string, property: 'color' ): string => {
			const part = element.querySelector( selector );
			return part ? getComputedStyle( part )[ property ] : '';
		};
		return [
			of( '.programas-pill:not(.is-active) > span', 'color' ),
			of( '.programas-pill:not(.is-active)', 'color' ),
			of( '.programas-card__excerpt', 'color' ),
			of( '.programas-card', 'color' ),
			of( '.programas-pill.is-active > span', 'color' ),
		];
	} );
	expect( colors.slice( 1, 4 ) ).toEqual( [
		'rgb(17, 17, 17)',
		'rgb(255, 255, 255)',
		'rgb(17, 17, 17)',
	] );
	// White.
	expect( colors[ 0 ] ).toMatch(
		/^color\(xyz-d65 0\.95\d* (1|0\.9999\d*) 1\.08\d*\)$/
	);
	// Black, as that is what can be read on yellow.
	expect( colors[ 4 ] ).toBe( 'color(xyz-d65 0 0 0)' );
} );

test( 'a limit of columns in a narrow place, with any gap', async ( {
	page,
	publish,
} ) => {
	await page.goto(
		await publish(
			blocks( '"limit":6,"minCardWidth":120', [
				'"columns":3',
				'"columns":6,"style":{"spacing":{"blockGap":"0"}}',
				'"columns":6,"style":{"spacing":{"blockGap":"40px"}}',
				'"columns":4,"style":{"spacing":{"blockGap":"10%"}}',
				'"columns":4',
			] )
		)
	);
	const body = page.locator( 'body' );
	const at = async ( width: number ): Promise< number[] > => {
		await page.addStyleTag( {
			content: `.programas { inline-size: ${ width }px; max-inline-size: none !important; }`,
		} );
		return columns( body );
	};
	expect( await at( 200 ) ).toEqual( [ 1, 1, 1, 1, 1 ] );
	expect( await at( 333 ) ).toEqual( [ 2, 2, 2, 2, 2 ] );
	expect( await at( 1001.3 ) ).toEqual( [ 3, 6, 6, 4, 4 ] );
	// A theme's own: two values are not one length, and a grid all the same.
	await page.addStyleTag( {
		content: '.programas:last-of-type { --programas-gap: 1rem 2rem; }',
	} );
	expect( await at( 1000.7 ) ).toEqual( [ 3, 6, 6, 4, 3 ] );
	await page.addStyleTag( {
		content: '.programas:last-of-type { --programas-gap: 0; }',
	} );
	expect( await at( 1000.7 ) ).toEqual( [ 3, 6, 6, 4, 4 ] );
} );

/** Titles of the cards of each row that do not stand on one line, and the number of cards with something in the place of a picture. */
const besidePictures = (
	root: Locator
): Promise< { crooked: string[]; placeholders: number } > =>
	root.locator( '.programas-card' ).evaluateAll( ( cards ) => {
		const lines: Record< number, number > = {};
		const crooked = cards.flatMap( ( card ) => {
			const title = card.querySelector( '.programas-card__title' );
			const row = Math.round( card.getBoundingClientRect().top );
			const line = title?.getBoundingClientRect().top ?? 0;
			lines[ row ] ??= line;
			return Math.abs( ( lines[ row ] ?? 0 ) - line ) > 1
				? [ title?.textContent ?? '' ]
				: [];
		} );
		const placeholders = cards.filter(
			( card ) =>
				( card.querySelector( '.is-initial' )?.clientHeight ?? 0 ) > 0
		).length;
		return { crooked, placeholders };
	} );

test( 'a card without a picture has no hole beside cards with one, and a low strip where it is alone in its row', async ( {
	page,
	publish,
} ) => {
	await page.goto(
		await publish(
			blocks( '"align":"full"', [
				'"card":["picture"]',
				'"card":["excerpt"]',
				'"card":["picture"],"className":"is-style-rows"',
				'"card":["picture"],"columns":1',
			] )
		)
	);
	const listings = await page.locator( '.programas' ).all();
	const seen = await Promise.all( listings.map( besidePictures ) );
	expect( seen.flatMap( ( { crooked } ) => crooked ) ).toEqual( [] );
	expect( seen.map( ( { placeholders } ) => placeholders ) ).toEqual( [
		3, 0, 3, 3,
	] );
	const strip = page.locator( '.programas >> nth=3 >> .is-initial' ).first();
	await expect( strip ).toHaveCSS( 'height', '96px' );

	await page.setViewportSize( { width: 500, height: 800 } );
	// The text takes the width.
	const small = await Promise.all( listings.map( besidePictures ) );
	expect( small.flatMap( ( { crooked } ) => crooked ) ).toEqual( [] );
	expect( small.map( ( { placeholders } ) => placeholders ) ).toEqual( [
		0, 0, 0, 0,
	] );
} );

test( 'of a picture that is taller than its place the upper part is seen, on cards, below days and on the page of a program', async ( {
	page,
	publish,
} ) => {
	const dated = await publish( blocks( '"orderBy":"next"', [ '' ] ) );
	for ( const path of [ PAGES.block, dated, '/programa/yoga/' ] ) {
		await page.goto( path );
		await expect(
			page
				.locator( '.programas-card img, .programas-page__aside img' )
				.first()
		).toHaveCSS( 'object-position', '50% 20%' );
	}
} );

test( 'all of a card leads to its program, also its facts', async ( {
	page,
} ) => {
	await page.goto( '/agenda/' );
	const card = page.locator( '.programas-card:visible' ).first();
	const href = await card
		.locator( '.programas-card__link' )
		.getAttribute( 'href' );
	const { x = 0, y = 0 } =
		( await card
			.locator( '.programas-card__fact' )
			.first()
			.boundingBox() ) ?? {};
	await page.mouse.click( x + 5, y + 5 );
	await expect( page ).toHaveURL( href ?? '' );
} );

test( 'the row of the count is one line, however much is chosen', async ( {
	page,
} ) => {
	for ( const width of [ 320, 600, 768, 900, 1366 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto(
			'/agenda/?cuando=este-mes&horario=por-la-tarde&edad=9&gratis=1&plazas=1'
		);
		await expect( page.locator( '.programas-chip' ) ).toHaveCount( 5 );
		const row = await page.locator( '.programas-result' ).boundingBox();
		expect( row?.height, `${ width } px` ).toBe( 44 );
	}
} );

test( 'several categories can be chosen in the panel, too', async ( {
	page,
	publish,
} ) => {
	await page.goto(
		await publish(
			blocks( '"multiple":true', [
				'"filters":["categoria","gratis","edad"]',
			] )
		)
	);
	await expect( page.locator( '[data-waits]' ) ).toHaveCount( 0 );
	await page.locator( '.programas-filters__open' ).click();
	const group = page.getByRole( 'dialog' ).getByRole( 'group' ).first();
	for ( const name of [ 'Danza', 'Música' ] ) {
		await group.locator( 'label', { hasText: name } ).click();
	}
	await expect( page ).toHaveURL( /categoria=danza.*categoria=musica/ );
	await expect( page.locator( '.programas-filters__number' ) ).toHaveText(
		'(2)'
	);
	await expect(
		page.locator( '.programas-filters > .is-checkboxes :checked' )
	).toHaveCount( 2 );
} );
