import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Answer {
	status: number;
	data: {
		code?: string;
		message?: string;
		data?: { params?: Record< string, string > };
		meta?: Record< string, unknown >;
	};
}

interface Sent {
	answers: Answer[];
	title: string;
	stored: Record< string, unknown >;
}

/** Facts that are all right. */
const FACTS = {
	pfilter_start: '2026-03-03T18:00',
	pfilter_end: '2026-03-28',
	pfilter_schedule: 'Martes y jueves, de 18:00 a 19:30',
	pfilter_place: 'Sala 2',
	pfilter_address: 'Calle del Molino, 5',
	pfilter_audience: 'De 8 a 12 años',
	pfilter_price: 'Según la renta',
	pfilter_free: true,
	pfilter_signup_url: 'https://encina.example/inscripción?a=1&b=2',
	pfilter_signup_until: '2026-02-28',
	pfilter_signup_state: 'waiting',
	pfilter_email: 'hola@encina.es',
	pfilter_phone: '+34 912 345 678',
};

const TOO_LONG = 'Esto es demasiado largo: 300 caracteres como máximo.';
const NO_ADDRESS = 'Escribe la dirección completa, con https:// al principio.';
const NO_EMAIL = 'Escribe una dirección como nombre@example.org.';

const dates = ( start?: string, end?: string | null ) => ( {
	meta: { pfilter_start: start, pfilter_end: end },
} );

const all = ( value: null | '' ) =>
	Object.fromEntries( Object.keys( FACTS ).map( ( key ) => [ key, value ] ) );

describe( 'facts in the REST API', () => {
	it( 'are written and read, each in its type', async () => {
		const { answers, stored } = await inSandbox< Sent >( 'sent', [
			{ meta: FACTS },
		] );
		expect( answers[ 0 ]?.data.meta ).toMatchObject( FACTS );
		expect( answers[ 0 ]?.status ).toBe( 200 );
		expect( stored ).toEqual( { ...FACTS, pfilter_free: '1' } );
	} );

	it( 'are deleted with null, also a switch that was off', async () => {
		const { answers, stored } = await inSandbox< Sent >( 'sent', [
			{ meta: { ...FACTS, pfilter_free: false } },
			{ meta: all( null ) },
		] );
		expect( answers ).toMatchObject( [
			{ status: 200 },
			{
				status: 200,
				data: { meta: { ...all( '' ), pfilter_free: false } },
			},
		] );
		expect( Object.keys( stored ) ).toEqual( [] );
	} );

	it( 'are refused together with the whole request, each with its message, before anything is written', async () => {
		const wrong: [ string, unknown, string ][] = [
			[ 'start', '2026-02-31', 'Escribe el día como 15/10/2027.' ],
			[ 'schedule', '<b></b>', 'Escribe un texto.' ],
			[ 'audience', 'a'.repeat( 301 ), TOO_LONG ],
			[
				'age_from',
				'130',
				'Escribe una edad en años enteros, de 0 a 120.',
			],
			[
				'age_to',
				'doce, o trece cuando ya se sabe nadar',
				'Escribe una edad en años enteros, de 0 a 120.',
			],
			[ 'price', [ '25 €' ], 'Escribe un texto.' ],
			[ 'free', 'quizá', 'Escribe «sí» o «no».' ],
			[ 'signup_url', 'javascript:alert(1)', NO_ADDRESS ],
			[ 'signup_until', '2026-13-01', 'Escribe el día como 15/10/2027.' ],
			[ 'signup_state', 'abierta', 'Elige uno de los estados.' ],
			[ 'email', 'hola@encina', NO_EMAIL ],
			[ 'phone', '12', 'Escribe un número como +34 600 000 000.' ],
		];
		const meta = Object.fromEntries(
			wrong.map( ( [ key, value ] ) => [ `pfilter_${ key }`, value ] )
		);
		const { answers, title, stored } = await inSandbox< Sent >( 'sent', [
			{
				title: 'Otro título',
				meta: { ...meta, pfilter_place: 'Sala 2' },
			},
		] );
		const { status, data } = answers[ 0 ] as Answer;
		expect( `${ status } ${ data.code }` ).toBe( '400 rest_invalid_param' );
		expect( data.data?.params ).toEqual(
			Object.fromEntries(
				wrong.map( ( [ key, , said ] ) => [
					`meta.pfilter_${ key }`,
					said,
				] )
			)
		);
		expect( data.message ).toContain(
			'Comienza: Escribe el día como 15/10/2027.'
		);
		expect( [ title, ...Object.keys( stored ) ] ).toEqual( [ 'Acuarela' ] );
	} );

	it( 'make no program where one of them cannot be used', async () => {
		expect(
			await inSandbox( 'created', { pfilter_email: 'x' } )
		).toMatchObject( { status: 400, programs: 0 } );
		expect(
			await inSandbox( 'created', { pfilter_email: 'a@b.es' } )
		).toMatchObject( { status: 201, programs: 1 } );
	} );

	it( 'keep their order: the one that is sent is refused; of both the end', async () => {
		for ( const [ stored, start, end, field ] of [
			[ [], '2026-03-03', '2026-03-02', 'end' ],
			[ [], '2026-03-03T18:00', '2026-03-03T17:59', 'end' ],
			[ [ '2026-03-03', '' ], undefined, '2026-03-02', 'end' ],
			[ [ '', '2026-03-02' ], '2026-03-03', undefined, 'start' ],
		] as const ) {
			const { answers } = await inSandbox< Sent >( 'sent', [
				dates( stored[ 0 ] ?? '', stored[ 1 ] ?? '' ),
				dates( start, end ),
			] );
			expect( answers[ 1 ]?.data.data?.params ).toEqual( {
				[ `meta.pfilter_${ field }` ]:
					'El final es anterior al comienzo.',
			} );
		}
	} );

	it( 'keep the order of ages: the one that is sent is refused', async () => {
		const { answers } = await inSandbox< Sent >( 'sent', [
			{ meta: { pfilter_age_to: '9' } },
			{ meta: { pfilter_age_from: '10' } },
			{ meta: { pfilter_age_from: '9' } },
		] );
		expect( answers[ 1 ]?.data.data?.params ).toEqual( {
			'meta.pfilter_age_from': 'La primera edad es mayor que la segunda.',
		} );
		expect( answers[ 2 ]?.status ).toBe( 200 );
	} );

	it( 'may end on the day of their beginning, whatever the hour, and may be sent again without dates', async () => {
		const bodies = [
			dates( '2026-03-03T18:00', '2026-03-03' ),
			dates( '2026-03-03', '2026-03-03T08:00' ),
			dates( '2027-01-01', null ),
			{ title: 'Otra' },
			{ meta: { pfilter_place: 'Sala 1' } },
		];
		const { answers } = await inSandbox< Sent >( 'sent', bodies );
		expect( answers ).toMatchObject(
			bodies.map( () => ( { status: 200 } ) )
		);
	} );

	it( 'do not hinder an autosave: what can be used of it is kept', async () => {
		expect( await inSandbox( 'autosaved' ) ).toEqual( {
			status: 200,
			content: 'Texto nuevo',
			facts: { pfilter_place: 'Sala 3' },
			title: 'Acuarela',
		} );
	} );
} );

describe( 'facts as metadata', () => {
	it( 'are written only by users who may edit the program', async () => {
		expect( await inSandbox( 'who_may' ) ).toEqual( {
			visitor: false,
			subscriber: false,
			author: false,
			editor: true,
		} );
	} );

	it( 'come back with a revision', async () => {
		expect( await inSandbox( 'restored' ) ).toEqual( [
			'Sala 1',
			'Sala 2',
			'Sala 1',
		] );
	} );

	it( 'stay as they were when other code writes something that cannot be used, and it is told', async () => {
		const place = [ 'pfilter_place', 'Sala 1' ] as const;
		for ( const [ key, before, after, told, stored ] of [
			[ 'pfilter_start', '2026-03-03', 'mañana', false, '2026-03-03' ],
			[ ...place, [ 'Sala 2' ], false, 'Sala 1' ],
			[ ...place, '<b>Sala</b> 2', true, 'Sala 2' ],
			[ ...place, '', true, '' ],
		] as const ) {
			expect( await inSandbox( 'updated', key, before, after ) ).toEqual(
				{ told, stored }
			);
		}
	} );

	it.each( [
		[ 'x', 'a@b.es' ],
		[ ' c@d.es ', 'c@d.es' ],
	] )(
		'are checked in the box of custom fields too: %s',
		async ( typed, stored ) => {
			expect( await inSandbox( 'updated_in_box', typed ) ).toBe( stored );
		}
	);
} );

it( 'behind a password only who may edit the program reads its facts in the REST API', async () => {
	expect( await inSandbox( 'behind_password' ) ).toEqual( {
		visitor: { pfilter_place: '', pfilter_free: false },
		editor: { pfilter_place: 'Sala 2', pfilter_free: true },
	} );
} );
