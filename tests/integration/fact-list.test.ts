import { parse, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** The site's clock: the tests' site is in UTC. */
const NOW = '2026-03-01 12:00';

const ALL = {
	start: '2026-03-03T18:00',
	end: '2026-03-28T20:00',
	schedule: 'Martes y jueves',
	place: 'Sala 2',
	address: 'Calle del Molino, 5',
	audience: 'De 8 a 12 años',
	price: '25 € al mes',
	signup_url: 'https://encina.example/i',
	signup_until: '2026-03-01',
	email: 'hola@encina.es',
	phone: '+34 912 345 678',
};

const BADGES: Record< string, string > = {
	free: 'Gratis',
	full: 'Plazas agotadas',
	waiting: 'Lista de espera',
	closed: 'Inscripción cerrada',
	over: 'Terminado',
};

interface Shown {
	facts: {
		key: string;
		label: string;
		text: string;
		html: string;
		links: { url: string; text: string }[];
	}[];
	badge: { key: string; text: string } | null;
}

describe( 'the facts of a program', () => {
	it( 'are a list with labels, texts, HTML and where they lead', async () => {
		const { facts, badge } = await inSandbox< Shown >( 'shown', ALL, NOW );
		expect(
			facts.map(
				( { key, label, text } ) => `${ key } ${ label }: ${ text }`
			)
		).toEqual( [
			'dates Fechas: Del martes 3 de marzo, 18:00, al sábado 28 de marzo, 20:00',
			'schedule Horario: Martes y jueves',
			'place Lugar: Sala 2',
			'address Dirección: Calle del Molino, 5',
			'audience Para quién: De 8 a 12 años',
			'price Precio: 25 € al mes',
			'signup Inscripción: Inscripción abierta · Hasta el domingo 1 de marzo',
			'contact Contacto: +34 912 345 678 · hola@encina.es',
		] );
		expect( facts[ 6 ]?.html ).toBe(
			'Inscripción abierta · Hasta el <time datetime="2026-03-01">domingo 1 de marzo</time>'
		);
		expect( facts[ 6 ]?.links ).toEqual( [
			{ url: 'https://encina.example/i', text: 'Inscribirse' },
		] );
		expect( facts[ 7 ]?.links ).toEqual( [
			{ url: 'tel:+34912345678', text: '+34 912 345 678' },
			{ url: 'mailto:hola@encina.es', text: 'hola@encina.es' },
		] );
		expect( badge ).toBeNull();
	} );

	it( 'are none where none are written, and behind a password', async () => {
		const none = { facts: [], badge: null };
		expect( await inSandbox( 'shown', {} ) ).toEqual( none );
		expect(
			await inSandbox( 'shown', { ...ALL, free: '1' }, NOW, {
				post_password: 'x',
			} )
		).toEqual( none );
	} );

	it( 'leave out what cannot be used, though it is stored', async () => {
		const { facts } = await inSandbox< Shown >( 'shown', {
			start: '2026-03-03',
			end: '2026-03-02',
			place: '<script>alert(1)</script>Sala & "2" [programas]',
			price: 'a'.repeat( 301 ),
			signup_url: 'javascript:alert(1)',
			email: 'x"@y',
		} );
		expect( facts.map( ( { html } ) => html ) ).toEqual( [
			'Desde el <time datetime="2026-03-03">martes 3 de marzo</time>',
			'Sala &amp; &quot;2&quot; &#091;programas&#093;',
		] );
	} );

	it( 'name the address where there is no place', async () => {
		const { facts } = await inSandbox< Shown >( 'shown', {
			address: 'Calle del Molino, 5',
		} );
		expect( facts.map( ( { key, text } ) => [ key, text ] ) ).toEqual( [
			[ 'place', 'Calle del Molino, 5' ],
		] );
	} );

	it( 'have ages in words, where they are numbers; a highest age below the lowest is none', async () => {
		const ages: [ string, string, string ][] = [
			[ '6', '12', 'De 6 a 12 años' ],
			[ '0', '3', 'De 0 a 3 años' ],
			[ '16', '', 'A partir de 16 años' ],
			[ '1', '', 'A partir de 1 año' ],
			[ '', '12', 'Hasta 12 años' ],
			[ '6', '6', '6 años' ],
			[ '0', '', 'Todas las edades' ],
			[ '12', '6', 'A partir de 12 años' ],
		];
		for ( const [ from, to, words ] of ages ) {
			const { facts } = await inSandbox< Shown >( 'shown', {
				age_from: from,
				age_to: to,
			} );
			expect( [
				from,
				to,
				...facts.map( ( { text } ) => text ),
			] ).toEqual( [ from, to, words ] );
		}
	} );

	it( 'say who teaches, in which language and where it is online, beside the words of “For whom”', async () => {
		const facts = {
			place: 'Sala 2',
			online_url: 'https://meet.example/a?b=c',
			audience: 'Niñas y niños',
			age_from: '6',
			teacher: 'Ana Ruiz',
			languages: 'Español, euskera',
		};
		const shown = await inSandbox< Shown >( 'shown', facts );
		expect(
			shown.facts.map(
				( { key, label, text } ) => `${ key } ${ label }: ${ text }`
			)
		).toEqual( [
			'place Lugar: Sala 2',
			'online_url Dirección en línea: En línea',
			'audience Para quién: Niñas y niños',
			'ages Edad: A partir de 6 años',
			'teacher Docente: Ana Ruiz',
			'languages Idioma: Español, euskera',
		] );
		expect( shown.facts[ 1 ]?.links ).toEqual( [
			{ url: facts.online_url, text: 'Unirse en línea' },
		] );
		const cancelled = await inSandbox< Shown >( 'shown', {
			...facts,
			event_status: 'cancelled',
		} );
		expect( cancelled.facts[ 1 ]?.links ).toEqual( [] );
	} );

	it.each( [
		[ 'free', { free: '1', price: '25 €' } ],
		[ 'full', { signup_state: 'full', free: '1' } ],
		[ 'waiting', { signup_state: 'waiting' } ],
		[ 'closed', { signup_until: '2026-02-28' } ],
		[ 'over', { end: '2026-02-28', signup_state: 'full' } ],
		[ 'free', { price: 'Gratuita.' } ],
		[ 'free', { price: '0,00 euros' } ],
		[ 'free', { price: 'Free' } ],
		[ 'free', { price: 'Entrada gratuita' } ],
		[ 'free', { price: 'sin coste' } ],
		[ undefined, { price: '0,50 €' } ],
		[ undefined, { price: 'Gratis para socios' } ],
		[ undefined, { price: '30 €, menores gratis' } ],
	] )( 'have the badge "%s": %j', async ( key, facts ) => {
		const { badge } = await inSandbox< Shown >( 'shown', facts, NOW );
		expect( badge ?? undefined ).toEqual(
			key && { key, text: BADGES[ key ] }
		);
	} );

	it( 'say nothing of the sign-up of what is over', async () => {
		const { facts } = await inSandbox< Shown >(
			'shown',
			{ end: '2026-02-28', signup_until: '2026-02-20', place: 'Aula 1' },
			NOW
		);
		expect( facts.map( ( { key } ) => key ) ).toEqual( [
			'dates',
			'place',
		] );
	} );
} );

describe( 'a card', () => {
	it( 'shows no fact and no badge until the block asks for some', async () => {
		const html = await inSandbox< string >(
			'listed',
			{ ...ALL, free: '1' },
			[]
		);
		expect( html ).toContain( 'programas-card__title' );
		expect( html ).not.toMatch( /programas-card__(facts|badge)/ );
	} );

	it( 'shows those that the block asks for, each once and in its order, and the badge after the title', async () => {
		const card = parse(
			await inSandbox< string >(
				'listed',
				// Not over on the day of the test either.
				{ ...ALL, end: '2099-03-28T20:00', signup_state: 'full' },
				[ 'place', 'dates', 'place', 'nonsense', 'signup' ]
			)
		);
		expect(
			valuesOf( card, '.programas-card__body > *', 'class' )
		).toEqual( [
			'programas-card__title',
			'programas-card__badge is-state-full',
			'programas-card__facts',
		] );
		expect( textsOf( card, 'li li' ) ).toEqual( [
			'Lugar: Sala 2',
			'Fechas: Del martes 3 de marzo de 2026, 18:00, al sábado 28 de marzo de 2099, 20:00 3 mar 2026 – 28 mar 2099',
		] );
		expect( card.querySelectorAll( 'time' ) ).toHaveLength( 2 );
	} );
} );
