import { parse, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Sent {
	stored: Record< string, string >;
	title: string;
	box: string;
	box_of_another: string;
}

const sent = ( ...args: unknown[] ) => inSandbox< Sent >( 'sent', ...args );

/** Every fact, as the form sends it. */
const ALL = {
	start: { date: '2026-03-03', time: '18:00' },
	end: { date: '2026-03-28', time: '' },
	schedule: 'Martes "y" jueves \\ 18:00',
	place: 'Sala <3',
	address: 'Calle Mayor, 1',
	online_url: 'https://meet.example/a',
	audience: 'De 8 a 12 años',
	age_from: '8',
	age_to: '12',
	teacher: 'Ana "Nita" Ruiz',
	languages: 'Español',
	price: 'Según la renta',
	free: '1',
	signup_url: 'https://example.org/?a=1&b=2',
	signup_until: '2026-03-01',
	signup_state: 'waiting',
	email: 'hola@example.org',
	phone: '600 123 456',
};

const STORED: Record< string, unknown > = {
	...Object.fromEntries(
		Object.entries( ALL ).map( ( [ key, value ] ) => [
			`pfilter_${ key }`,
			value,
		] )
	),
	pfilter_start: '2026-03-03T18:00',
	pfilter_end: '2026-03-28',
};

/** What a form would send of a box as it stands, by name. */
const fieldsOf = ( box: Document ) =>
	Object.fromEntries(
		[
			...box.querySelectorAll< HTMLInputElement | HTMLSelectElement >(
				'[name^="pfilter_facts"]:not([type="hidden"])'
			),
		].map( ( field ) => [
			field.name.slice( 'pfilter_facts'.length ),
			field.getAttribute( 'type' ) === 'checkbox'
				? String( ( field as HTMLInputElement ).checked )
				: field.value,
		] )
	);

/** A field's problem or hint, and whether the field is marked. */
const said = ( box: Document, fact: string ) => {
	const field = box.querySelector( `[name^="pfilter_facts[${ fact }]"]` );
	const help = field?.getAttribute( 'aria-describedby' );
	return [
		field?.getAttribute( 'aria-invalid' ) ?? '',
		help ? box.querySelector( `#${ help }` )?.textContent : '',
	];
};

describe( 'the box of facts on the classic screen', () => {
	it( 'stores every fact, and shows it again, each with its label', async () => {
		const { stored, box } = await sent( ALL );
		expect( stored ).toEqual( STORED );
		const page = parse( box );
		const { start, end, ...others } = ALL;
		expect( fieldsOf( page ) ).toMatchObject( {
			'[start][date]': start.date,
			'[start][time]': start.time,
			'[end][date]': end.date,
			'[end][time]': end.time,
			...Object.fromEntries(
				Object.entries( others ).map( ( [ key, value ] ) => [
					`[${ key }]`,
					key === 'free' ? 'true' : value,
				] )
			),
		} );
		expect( page.querySelector( '[aria-invalid]' ) ).toBeNull();
		for ( const field of page.querySelectorAll< HTMLInputElement >(
			'input:not([type="hidden"]), select'
		) ) {
			expect( field.labels?.[ 0 ]?.textContent.trim() ).not.toBe( '' );
		}
		expect( textsOf( page, 'legend' ) ).toEqual( [
			'Comienza',
			'Termina',
			'Fecha anterior',
			'Documentos',
		] );
		// Below the end stands what follows from leaving it empty.
		expect( [ said( page, 'start' ), said( page, 'end' ) ] ).toEqual( [
			[ '', '' ],
			[ '', 'Si no pones fecha de fin, no se da por terminado.' ],
		] );
	} );

	it( 'an emptied field and a switch that is off leave nothing behind; a fact that is missing from the form stays', async () => {
		expect(
			( await sent( { place: '', signup_state: '' } ) ).stored
		).toEqual( [] );
		expect( ( await sent( { price: '3 €' } ) ).stored ).toEqual( {
			pfilter_place: 'Aula 1',
			pfilter_price: '3 €',
		} );
	} );

	it.each( [
		[ 'without a nonce', 'none', 'editor' ],
		[ 'with the nonce of another program', 'wrong', 'editor' ],
		[ 'by a user who may not edit the program', 'right', 'author' ],
	] )( 'stores nothing %s', async ( _, nonce, role ) => {
		const { stored, title } = await sent( ALL, nonce, role );
		expect( stored ).toEqual( { pfilter_place: 'Aula 1' } );
		expect( title ).toBe( 'Acuarela nueva' );
	} );

	it( 'what cannot be used is not stored, stays in its field with what is wrong, and nothing else is lost', async () => {
		const wrong = {
			place: 'x'.repeat( 301 ),
			email: '"><b>hola@',
			phone: 'doce',
			signup_url: 'example.org',
		};
		const { stored, title, ...boxes } = await sent( { ...ALL, ...wrong } );
		expect( { ...stored, title } ).toEqual( {
			...Object.fromEntries(
				Object.entries( STORED ).filter(
					( [ key ] ) => ! ( key.slice( 8 ) in wrong )
				)
			),
			pfilter_place: 'Aula 1',
			title: 'Acuarela nueva',
		} );
		const page = parse( boxes.box );
		expect( page.querySelector( 'b' ) ).toBeNull();
		expect( fieldsOf( page ) ).toMatchObject(
			Object.fromEntries(
				Object.entries( wrong ).map( ( [ key, value ] ) => [
					`[${ key }]`,
					value,
				] )
			)
		);
		expect( [ said( page, 'email' ), said( page, 'price' ) ] ).toEqual( [
			[
				'true',
				'Escribe una dirección como nombre@example.org. No se guardará hasta que lo corrijas.',
			],
			[ '', 'Se entiende: gratis · Por ejemplo: 25 € al mes' ],
		] );
		expect(
			page.querySelector( '.notice-error[role="alert"]' )?.textContent
		).toContain( 'Algunos datos no se han podido guardar' );
		// Other people see what is stored.
		const another = parse( boxes.box_of_another );
		expect( fieldsOf( another )[ '[email]' ] ).toBe( '' );
		expect( another.querySelector( '.notice' ) ).toBeNull();
	} );

	it( 'an end before the beginning is said at both, and neither is stored', async () => {
		const { stored, box } = await sent( {
			start: { date: '2026-03-03', time: '' },
			end: { date: '2026-03-01', time: '' },
		} );
		expect( stored ).toEqual( { pfilter_place: 'Aula 1' } );
		const page = parse( box );
		for ( const fact of [ 'start', 'end' ] ) {
			expect( said( page, fact ) ).toEqual( [
				'true',
				'El final es anterior al comienzo. No se guardará hasta que lo corrijas.',
			] );
		}
		// Nothing is wrong with an hour that is empty.
		expect( valuesOf( page, '[aria-invalid]', 'name' ) ).toEqual( [
			'pfilter_facts[start][date]',
			'pfilter_facts[end][date]',
		] );
		expect( fieldsOf( page ) ).toMatchObject( {
			'[start][date]': '2026-03-03',
			'[end][date]': '2026-03-01',
		} );
	} );

	it( 'an age above the second is said at both, and neither is stored', async () => {
		const { stored, box } = await sent( { age_from: '12', age_to: '6' } );
		expect( stored ).toEqual( { pfilter_place: 'Aula 1' } );
		for ( const fact of [ 'age_from', 'age_to' ] ) {
			expect( said( parse( box ), fact ) ).toEqual( [
				'true',
				'La primera edad es mayor que la segunda. No se guardará hasta que lo corrijas.',
			] );
		}
	} );

	it( 'completes the day of an end, and https:// before www.; without a beginning it says that the day is missing', async () => {
		const { stored, box } = await sent( {
			start: { date: '2026-03-03', time: '18:00' },
			end: { date: '', time: '20:00' },
			signup_url: ' WWW.example.org/?a=1 ',
		} );
		expect( stored ).toMatchObject( {
			pfilter_end: '2026-03-03T20:00',
			pfilter_signup_url: 'https://WWW.example.org/?a=1',
		} );
		expect( parse( box ).querySelector( '[aria-invalid]' ) ).toBeNull();

		const missing = await sent( {
			start: { date: '', time: '' },
			end: { date: '', time: '20:00' },
		} );
		expect( missing.stored ).not.toHaveProperty( 'pfilter_end' );
		expect( said( parse( missing.box ), 'end' ) ).toEqual( [
			'true',
			'Falta el día. No se guardará hasta que lo corrijas.',
		] );
		expect( fieldsOf( parse( missing.box ) )[ '[end][time]' ] ).toBe(
			'20:00'
		);
	} );

	it( 'hostile fields break nothing', async () => {
		const { stored } = await sent( {
			start: 'x',
			end: { date: [ 'a' ], time: 3 },
			place: [ 'x' ],
			free: [ '1' ],
			signup_state: 'none',
			other: 'x',
		} );
		expect( stored ).toEqual( { pfilter_place: 'Aula 1' } );
	} );

	it( 'is on the screen of programs alone, and left out where the block editor edits', async () => {
		expect( await inSandbox( 'registered' ) ).toEqual( {
			pfilter_programa: { __back_compat_meta_box: true },
			post: null,
		} );
	} );
} );

it( 'WordPress’s box “Custom Fields” shows no facts, nor writes back those that it was opened with', async () => {
	const { box, place, own } =
		await inSandbox< Record< string, string > >( 'custom_fields' );
	expect( box ).toContain( 'ponente' );
	expect( box ).not.toContain( 'pfilter_' );
	expect( [ place, own ] ).toEqual( [ 'Aula 2', 'Eva' ] );
} );

it( 'the script of the panel is loaded with the fields where a program is edited, and on no other screen', async () => {
	const panel = ( screen: string ) =>
		inSandbox< string | null >( 'panel_on', screen );
	const settings = JSON.parse(
		/programsFilterProgram = (.*);$/.exec(
			( await panel( 'pfilter_programa' ) ) ?? ''
		)?.[ 1 ] ?? ''
	) as { fields: { label: string }[] };
	expect( settings.fields.map( ( { label } ) => label ) ).toContain(
		'Comienza'
	);
	expect( await panel( 'page' ) ).toBeNull();
	expect( await panel( 'edit-pfilter_programa' ) ).toBeNull();
} );
