/**
 * Prices of programs by group.
 */
import type { Result } from './import/result.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'says the lowest where there is no other price, and lists all', async () => {
	/** [ facts, [ price, prices, value of the criterion ] ] */
	const cases: [ Record< string, string >, string[] ][] = [
		[
			{ prices: 'Adultos: 20 €\nNiños: 12,50 €' },
			[ 'desde 12,50 €', 'Adultos: 20 € · Niños: 12,50 €', '12.50-' ],
		],
		[
			{ prices: 'Martes: 20 €\nJueves: 20 €' },
			[ '20 €', 'Martes: 20 € · Jueves: 20 €', '20-' ],
		],
		[
			{ prices: 'Adultos: 20 €\nNiños: 12 €\nSocios: Gratis' },
			[
				'Gratis o desde 12 €',
				'Adultos: 20 € · Niños: 12 € · Socios: Gratis',
				'0-',
			],
		],
		[
			{ prices: 'Público: 20 €\nSocios: gratis' },
			[ 'Gratis o 20 €', 'Público: 20 € · Socios: gratis', '0-' ],
		],
		[
			{ prices: 'Socios: Gratis\nOtros: consultar' },
			[ '', 'Socios: Gratis · Otros: consultar', '0-' ],
		],
		[
			{ prices: 'Adultos: Gratis\nNiños: 0 €' },
			[ 'Gratis', 'Adultos: Gratis · Niños: 0 €', '0-' ],
		],
		[
			{ prices: 'Adultos: 20 €\nNiños: 12 €', price: '20 € al mes' },
			[ '20 € al mes', 'Adultos: 20 € · Niños: 12 €', '12-' ],
		],
		[
			{ prices: 'Adultos: 20 €', free: '1' },
			[ '20 €', 'Adultos: 20 €', '20-' ],
		],
	];
	expect(
		await inSandbox(
			'shown',
			cases.map( ( [ facts ] ) => facts )
		)
	).toEqual( cases.map( ( [ , said ] ) => said ) );
	expect( await inSandbox( 'printed', 'A & B: 20 €\nC: 12 €' ) ).toBe(
		'A &amp; B: 20 €<br>C: 12 €'
	);
} );

it( 'reads a column of prices as sheets have it; one without groups is a price, and an export comes back the same', async () => {
	const { problems, programs, again } = await inSandbox<
		Result & {
			programs: Record< string, { price?: string; prices?: string } >;
			again: Result;
		}
	>(
		'there_and_back',
		`Título;Tarifas
Coro;"Adultos 20 €; Niños 12,50 €"
Baile;Adultos: 20 € / Niños: 12 €
Yoga;De 6 a 12 años (15 €), socios gratis
Pilates;20 €/mes
Teatro;"Público: 20 €
Socios: Gratis"
`
	);
	expect( problems.filter( ( problem ) => problem !== '' ) ).toEqual( [] );
	expect(
		Object.fromEntries(
			Object.entries( programs ).map(
				( [ title, { price, prices } ] ) => [ title, [ price, prices ] ]
			)
		)
	).toEqual( {
		Coro: [ undefined, 'Adultos: 20 €\nNiños: 12,50 €' ],
		Baile: [ undefined, 'Adultos: 20 €\nNiños: 12 €' ],
		Yoga: [ undefined, 'De 6 a 12 años: 15 €\nsocios: gratis' ],
		Pilates: [ '20 €/mes', undefined ],
		Teatro: [ undefined, 'Público: 20 €\nSocios: Gratis' ],
	} );
	expect( new Set( again.actions ) ).toEqual( new Set( [ 'same' ] ) );
} );

it( 'says what is wrong with a cell without groups beside a column for the price', async () => {
	expect(
		(
			await inSandbox< Result >(
				'there_and_back',
				`Título;Precio;Tarifas
Coro;20 €;"Socios: 12 €"
Baile;20 €;12 €
`
			)
		).problems
	).toEqual( [
		'',
		'Tarifas: Escribe quién paga y cuánto, por ejemplo «Adultos: 20 €» o «Niños: 12,50 €».',
	] );
} );

it( 'tells search engines an offer for each group', async () => {
	const facts = {
		start: '2026-11-12T18:00',
		prices: 'Adultos: 20 €\nNiños: 12 € al mes\nSocios: Gratis',
		signup_url: 'https://example.org/',
	};
	const [ data ] = await inSandbox< { offers: unknown }[] >( 'data', [
		facts,
	] );
	const offer = {
		'@type': 'Offer',
		url: 'https://example.org/',
		availability: 'https://schema.org/InStock',
	};
	expect( data?.offers ).toEqual( [
		{ ...offer, name: 'Adultos', price: '20', priceCurrency: 'EUR' },
		{ ...offer, name: 'Niños', description: '12 € al mes' },
		{ ...offer, name: 'Socios', price: 0 },
	] );
} );

it( 'search engines are told a price where it is one number and a currency, with words behind a comma at most', async () => {
	const table = {
		'25 €': [ '25', 'EUR' ],
		'25,50€': [ '25.50', 'EUR' ],
		'€ 25.50': [ '25.50', 'EUR' ],
		'25\u00a0EUR': [ '25', 'EUR' ],
		'£12': [ '12', 'GBP' ],
		'25 € al mes': null,
		'1.200 €': [ '1200', 'EUR' ],
		'1.200,50 €': [ '1200.50', 'EUR' ],
		'25 euros': [ '25', 'EUR' ],
		'desde 12 €': {
			priceSpecification: {
				'@type': 'PriceSpecification',
				minPrice: '12',
				priceCurrency: 'EUR',
			},
		},
		'$ 300': null,
		'25': null,
		'Según la renta': null,
		'96 €, con barro y cocciones': [ '96', 'EUR', 'more' ],
		'12 € (8 € con carné)': null,
	};
	expect(
		await inSandbox(
			'array_map',
			'ProgramsFilter\\Program_Page\\offer_price',
			Object.keys( table )
		)
	).toEqual(
		Object.entries( table ).map( ( [ description, price ] ) =>
			Array.isArray( price )
				? {
						price: price[ 0 ],
						priceCurrency: price[ 1 ],
						...( price[ 2 ] ? { description } : {} ),
					}
				: { description, ...price }
		)
	);
} );
