import type { Locator, Page } from '@playwright/test';
import { seen } from './contrast.ts';
import { openCriteria } from './criteria.ts';
import { pill } from './listing.ts';
import { expect, test } from './test.ts';

const CRITERIA = '"filters":["categoria","cuando","gratis","plazas"]';

/** What is chosen on the page, below ASKED. */
const ASKED = '?categoria=artes&cuando=este-mes&gratis=1';
const inSheet = ( page: Page, hasText: string ): Locator =>
	page.locator( '.programas-sheet .programas-choice', { hasText } );
const chosen = ( page: Page ): Record< string, Locator > => ( {
	pill: pill( page, 'Artes' ),
	radio: inSheet( page, 'Este mes' ),
	switch: inSheet( page, 'Gratis' ),
} );

test( 'the color of the active pill is that of a ticked switch and of a select with a choice, as long as they are', async ( {
	page,
	publish,
} ) => {
	const path = await publish(
		`<!-- wp:programs-filter/programas {${ CRITERIA }} /-->`
	);
	await openCriteria( page, path + ASKED );
	await page.addStyleTag( {
		content: `.programas { --programas-pill-active-background: #003a70; --programas-pill-active-text: #ffe08a; }`,
	} );
	await page.getByRole( 'button', { name: /^Filtros/ } ).click();
	for ( const [ name, part ] of Object.entries( chosen( page ) ) ) {
		await expect( part, name ).toHaveCSS(
			'background-color',
			'rgb(0, 58, 112)'
		);
		// #ffe08a on #003a70.
		expect( ( await seen( part ) ).text, name ).toBeCloseTo( 8.7, 0 );
	}
	const places = inSheet( page, 'Con plazas' );
	await expect( places ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );

	await page.getByRole( 'checkbox', { name: 'Gratis' } ).uncheck();
	await page.getByRole( 'radio', { name: 'Cualquiera' } ).check();
	for ( const name of [ 'radio', 'switch' ] ) {
		const part = chosen( page )[ name ] ?? page.locator( 'none' );
		await expect( part ).not.toHaveCSS(
			'background-color',
			'rgb(0, 58, 112)'
		);
	}
} );

/** Colors that a palette may get: text, background, whether the text stays, and the least contrast; of what is translucent nothing is known. */
const PAIRS = [
	[ '#ffffff', '#111111', true, 4.49 ],
	[ '#222222', '#111111', false, 4.49 ],
	[ '#ffffff', '#ffee58', false, 4.49 ],
	[ '#767676', '#ffffff', true, 4.49 ],
	[ '#777777', '#ffffff', false, 4.49 ],
	[ '#ff0000', '#00ff00', false, 4.49 ],
	[ '#888888', '#808080', false, 4.49 ],
	[ 'oklch(0.9 0.1 90)', 'hsl(220 80% 25%)', true, 4.49 ],
	[ '#ffffff', '#0000', true, 0 ],
	[ '#003300', 'rgb(0 128 0 / 20%)', true, 0 ],
] as const;

test( 'a palette that changes later leaves no pill that cannot be read, and every text that can', async ( {
	page,
	publish,
} ) => {
	const path = await publish(
		`<!-- wp:programs-filter/programas {${ CRITERIA }} /-->`
	);
	await openCriteria( page, path + ASKED );
	await page.addStyleTag( {
		content: [ 'pill', 'pill-active' ]
			.map(
				( part ) =>
					`.programas { --programas-${ part }-background: var(--wp--preset--color--x); --programas-${ part }-text: var(--wp--preset--color--y); }`
			)
			.join( '\n' ),
	} );
	await page.getByRole( 'button', { name: /^Filtros/ } ).click();
	const parts = {
		...chosen( page ),
		other: pill( page, 'Todos' ),
		unticked: inSheet( page, 'Con plazas' ),
	};
	for ( const [ text, ground, stays, least ] of PAIRS ) {
		const [ pairs ] = await page.evaluate(
			( [ y, x ] ) => {
				const { style } = document.documentElement;
				style.setProperty( '--wp--preset--color--x', x );
				style.setProperty( '--wp--preset--color--y', y );
				const element = document.createElement( 'span' );
				element.style.color = `color(from ${ y } xyz x y z)`;
				document.body.append( element );
				return [ getComputedStyle( element ).color ];
			},
			[ text, ground ] as const
		);
		for ( const [ name, part ] of Object.entries( parts ) ) {
			const what = `${ name }: ${ text } on ${ ground }`;
			const label = part.locator( 'span' ).first();
			const color = await label.evaluate(
				( element ) => getComputedStyle( element ).color
			);
			const numbers = ( css = '' ): number[] =>
				( css.match( /[\d.]+(?=[ )])/g ) ?? [] )
					.map( Number )
					.slice( -3 );
			const isKept = numbers( color ).every(
				( number, at ) =>
					Math.abs( number - ( numbers( pairs )[ at ] ?? NaN ) ) <
					0.001
			);
			expect( isKept, what ).toBe( stays );
			expect( ( await seen( part ) ).text, what ).toBeGreaterThan(
				least
			);
		}
	}
} );
