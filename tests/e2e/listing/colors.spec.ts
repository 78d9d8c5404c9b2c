import { seen } from './contrast.ts';
import { openCriteria } from './criteria.ts';
import { pill } from './listing.ts';
import { expect, test } from './test.ts';

const CRITERIA = '"filters":["categoria","cuando","gratis","plazas"]';

const ASKED = '?categoria=artes&cuando=este-mes&gratis=1';

test( 'what is chosen in the panel is tinted with ink, whatever colors the pills have', async ( {
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
	await expect( pill( page, 'Artes' ) ).toHaveCSS(
		'background-color',
		'rgb(0, 58, 112)'
	);
	await page.getByRole( 'button', { name: /^Filtros/ } ).click();
	await page.getByText( 'Más', { exact: true } ).click();
	for ( const name of [ 'Artes', 'Este mes', 'Gratis' ] ) {
		const chip = page
			.locator(
				'.programas-sheet :is(.programas-pill, .programas-choice)'
			)
			.filter( { hasText: new RegExp( `^${ name }( \\d+)?$` ) } );
		await expect( chip, name ).toHaveCSS( 'box-shadow', /inset/ );
		expect( ( await seen( chip ) ).text, name ).toBeGreaterThan( 12 );
		const { width = 0 } = ( await chip.boundingBox() ) ?? {};
		await chip.click();
		await expect( chip, name ).toHaveCSS(
			'box-shadow',
			name === 'Artes' ? /inset/ : 'none'
		);
		// Nothing moves.
		expect( ( await chip.boundingBox() )?.width ).toBeCloseTo( width, 0 );
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
	const parts = {
		active: pill( page, 'Artes' ),
		other: pill( page, 'Todos' ),
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
