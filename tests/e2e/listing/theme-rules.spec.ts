import type { Locator, Page } from '@playwright/test';

import { seen, type Seen } from './contrast.ts';
import { open, PAGES, pill } from './listing.ts';
import { expect, test } from './test.ts';

/** What themes do to pages, in our words: the effects of their rules, and rules as strong as theirs. */
const THEMES = {
	Blocksy: `
		html button:not(.a):not(.b), [type="submit"]:not(.a) { background: #1d5fd8; color: #fff; border: 0; border-radius: 3px; font-weight: 500; min-height: 40px; transition: all .2s; }
		html button:not(.a):not(.b):hover { background: #1559ed; color: #fff; }
		h3, p { margin-block: 0 1em; }`,
	'a theme that uses IDs': `
		#wp--skip-link--target button:not(.a):hover, #wp--skip-link--target button { all: unset; background: #c00; color: #c00; width: 100%; height: 20px; transform: rotate(1deg); }
		#wp--skip-link--target button::before { content: "→"; }
		#wp--skip-link--target ul { margin-left: 40px; padding: 40px; }
		#wp--skip-link--target ul li, #wp--skip-link--target p { margin: 30px; }
		#wp--skip-link--target img { height: auto; max-width: 50%; border-radius: 50%; }`,
};

/** What a hand does to a pill. */
const ACTS: Record<
	string,
	( one: Locator, mouse: Page[ 'mouse' ] ) => Promise< void >
> = {
	rest: () => Promise.resolve(),
	hover: ( one ) => one.hover(),
	press: async ( one, mouse ) => {
		await one.hover();
		await mouse.down();
	},
	focus: ( one ) => one.focus(),
};

/** Solid and outline differ in lightness, not in hue. */
function kindOf( { fill, frame }: Seen ): string {
	if ( fill >= 4.5 ) {
		return 'solid';
	}
	return fill < 2 && frame > 1.6
		? 'outline'
		: `fill ${ fill }, frame ${ frame }`;
}

for ( const [ theme, css ] of Object.entries( THEMES ) ) {
	test.describe( `under the rules of ${ theme }`, () => {
		test( 'a pill is a readable outline, or solid when it is chosen, in each state; all stands on one line, and nothing in a card is pushed away', async ( {
			page,
		} ) => {
			await open( page, PAGES.block );
			await page.addStyleTag( { content: css } );
			const group = page.locator( '.programas-filter' );
			const fontFamily = await group.evaluate(
				( element ) => getComputedStyle( element ).fontFamily
			);

			for ( const [ act, does ] of Object.entries( ACTS ) ) {
				for ( const [ label, kind ] of [
					[ 'Todos', 'solid' ],
					[ 'Danza', 'outline' ],
				] as const ) {
					await does( pill( page, label ), page.mouse );
					const look = await seen( pill( page, label ) );
					const what = `${ label }, ${ act }`;
					expect.soft( look, what ).toMatchObject( {
						round: true,
						fontFamily,
						shadow: 'none',
						transform: 'none',
					} );
					expect
						.soft( look.text, `text: ${ what }` )
						.toBeGreaterThanOrEqual( 4.5 );
					expect
						.soft( look.height, `height: ${ what }` )
						.toBeGreaterThanOrEqual( 44 );
					expect.soft( kindOf( look ), what ).toBe( kind );
					// Let go elsewhere: nothing is chosen.
					await page.mouse.move( 0, 0 );
					await page.mouse.up();
				}
			}
			await page.keyboard.press( 'ArrowRight' );
			await expect( page.locator( '.programas-pill:focus' ) ).toHaveCSS(
				'outline-style',
				'solid'
			);
			const boxes = await page
				.locator( '.programas' )
				.evaluate( ( block ) => {
					const part = ( selector: string ) => {
						const found = block.querySelector( selector );
						if ( ! found ) {
							throw new Error( `No ${ selector }.` );
						}
						return found;
					};
					const box = ( selector: string ) =>
						part( selector ).getBoundingClientRect();
					return {
						lefts: [
							'.programas-pill',
							'.programas-count',
							'.programas-grid',
							'.programas-card',
							'.programas-card__picture',
						].map( ( selector ) =>
							Math.round( box( selector ).left )
						),
						first: Math.round( block.getBoundingClientRect().left ),
						gaps: [
							[ '__title', '__facts' ],
							[ '__facts', '__excerpt' ],
						].map(
							( [ above = '', below = '' ] ) =>
								box( `.programas-card${ below }` ).top -
								box( `.programas-card${ above }` ).bottom
						),
						fact: box( '.programas-card__fact' ).left,
						title: box( '.programas-card__title' ).left,
						margins: [ '__title', '__excerpt' ].map(
							( name ) =>
								getComputedStyle(
									part( `.programas-card${ name }` )
								).margin
						),
						picture: [
							box( '.programas-card__picture' ),
							box( '.programas-card__picture img' ),
						].map( ( { width, height } ) => [
							Math.round( width ),
							Math.round( height ),
						] ),
						bullet: getComputedStyle(
							part( '.programas-card' ),
							'::before'
						).content,
					};
				} );
			expect
				.soft( boxes.lefts.slice( 0, 4 ) )
				.toEqual( Array( 4 ).fill( boxes.first ) );
			expect.soft( boxes.margins ).toEqual( [ '0px', '0px' ] );
			expect.soft( Math.max( ...boxes.gaps ) ).toBeLessThanOrEqual( 10 );
			expect.soft( boxes.fact ).toBe( boxes.title );
			expect.soft( boxes.picture[ 1 ] ).toEqual( boxes.picture[ 0 ] );
			expect.soft( boxes.bullet ).toBe( 'none' );
		} );
	} );
}

test( 'a pill of bare text that a person wrote is readable when it is chosen, and so is a plain button', async ( {
	page,
	publish,
} ) => {
	await open(
		page,
		await publish( `<!-- wp:html --><div class="programas-filter">
			<button class="programas-pill" data-category="all">Todo</button>
			<button class="programas-pill" data-category="uno">Uno</button>
			<button data-category="dos">Dos</button>
		</div><div class="programas-grid"><p data-categories="uno">A</p><p data-categories="dos">B</p></div><!-- /wp:html -->` )
	);
	await page.addStyleTag( { content: THEMES.Blocksy } );
	for ( const label of [ 'Todo', 'Uno', 'Dos' ] ) {
		await pill( page, label ).click();
		await page.mouse.move( 0, 0 );
		await expect( pill( page, label ) ).toHaveClass( /is-active/ );
		const look = await seen( pill( page, label ) );
		expect( look.text, label ).toBeGreaterThanOrEqual( 4.5 );
	}
	await expect( pill( page, 'Dos' ) ).toHaveCSS(
		'text-decoration-line',
		'underline'
	);
} );

test( 'the listing takes the color and the font of what is around it', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	await page.addStyleTag( {
		content: `.programas { color: rgb(0, 0, 128); font-family: serif; letter-spacing: 1px; --programas-pill-radius: 4px; }`,
	} );
	const danza = pill( page, 'Danza' );
	await expect( danza ).toHaveCSS( 'color', 'rgb(0, 0, 128)' );
	await expect( danza ).toHaveCSS( 'font-family', 'serif' );
	await expect( danza ).toHaveCSS( 'letter-spacing', '1px' );
	await expect( danza ).toHaveCSS( 'border-top-left-radius', '4px' );
	await expect( pill( page, 'Todos' ) ).toHaveCSS(
		'background-color',
		'rgb(0, 0, 128)'
	);
} );

test( 'a theme that widens wide blocks to both sides cuts nothing off on a phone', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 800 } );
	await open( page, PAGES.block );
	for ( const rule of [
		'margin-inline: -80px',
		'margin-left: calc(50% - 49vw); width: 98vw; max-width: 98vw',
	] ) {
		await page.addStyleTag( {
			content: `body .entry-content .alignwide { margin: 0; ${ rule } }`,
		} );
		const [ box, around ] = await page
			.locator( '.programas.alignwide' )
			.evaluate( ( block ) => {
				const { parentElement } = block;
				// The layout of block themes, which has the last word.
				parentElement?.classList.remove( 'is-layout-constrained' );
				return [ block, parentElement ?? block ].map( ( element ) => {
					const { left, right } = element.getBoundingClientRect();
					return { left, right };
				} );
			} );
		expect( box?.left ).toBeGreaterThanOrEqual( around?.left ?? Infinity );
		expect( box?.right ).toBeLessThanOrEqual( around?.right ?? 0 );
	}
} );

test( 'a theme that shows every paragraph and button shows none that says something wrong', async ( {
	page,
} ) => {
	await open( page, '/buscador/?gratis=1' );
	await page.addStyleTag( {
		content:
			'[hidden], body .entry-content p { display: block !important; } [type="submit"], button { display: inline-block }',
	} );
	await expect( page.locator( '.programas-grid' ) ).toBeVisible();
	for ( const part of [ 'empty', 'more', 'search__clear' ] ) {
		const hidden = page.locator( `.programas-${ part }` );
		await expect( hidden ).not.toHaveCount( 0 );
		await expect( hidden.first() ).toBeHidden();
	}
} );
