import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const FILTERS = [ 'buscar', 'categoria', 'edad', 'cuando', 'gratis', 'plazas' ];
const TITLES = [
	'Inglés',
	'Guitarra española',
	'Coro',
	'Acuarela',
	'Secreto del ñandú',
];
const [ ENGLISH = '', GUITAR = '', CHOIR = '', PAINTING = '', SECRET = '' ] =
	TITLES;

/** Titles as WordPress says that a password is needed. */
const bare = ( title: string ): string =>
	title.replace( /^(Protegido|Protected): /, '' );

const asked = ( attributes: object, queries: string[] ): Promise< string[] > =>
	inSandbox( 'asked', attributes, queries );

const visible = ( html = '' ): string[] => read( html ).visible.map( bare );

/** What is shown for an address where one value of a criterion can be asked for. */
const ONE: Record< string, string[] > = {
	'': TITLES,
	'edad=8-12': [ ENGLISH, PAINTING, SECRET ],
	'edad=infantil': [ ENGLISH, CHOIR, PAINTING, SECRET ],
	'edad=2026': [ GUITAR, PAINTING ],
	'edad=nada': TITLES,
	'edad=8-12&edad=2026': TITLES,
	'edad[]=8-12': TITLES,
	'edad=all': TITLES,
	'edad=8-12%00': TITLES,
	'edad=%FF': TITLES,
	'EDAD=8-12': TITLES,
	'gratis=1': [ ENGLISH, CHOIR ],
	'gratis=si': TITLES,
	'gratis=1&gratis=1': TITLES,
	'plazas=1': [ ENGLISH, CHOIR ],
	'cuando=en-curso': [ ENGLISH, GUITAR, SECRET ],
	'cuando=esta-semana': [ GUITAR ],
	'cuando=este-mes': [ GUITAR ],
	'cuando=hoy': [ GUITAR ],
	'cuando=terminados': [ PAINTING ],
	'cuando=proximos': [ CHOIR ],
	'cuando=ayer': TITLES,
	'buscar=espanola': [ GUITAR ],
	'buscar=ESPA%C3%91OLA+gui': [ GUITAR ],
	'buscar=merienda': [ ENGLISH, GUITAR, CHOIR, PAINTING ],
	'buscar=cultura': [ GUITAR ],
	'buscar=artes': [ GUITAR, CHOIR, PAINTING ],
	'buscar=8+a+12': [ ENGLISH, PAINTING ],
	'buscar=nandu': [ SECRET ],
	'buscar=%C3%B1andu': [ SECRET ],
	'buscar=%C3%B1o': [],
	'buscar=...': TITLES,
	'buscar=%FF': TITLES,
	'buscar[]=coro': TITLES,
	[ `buscar=${ 'a'.repeat( 101 ) }` ]: TITLES,
	'categoria=artes&edad=8-12': [ PAINTING, SECRET ],
	'categoria=musica&gratis=1&buscar=co': [ CHOIR ],
	'categoria=musica&edad=8-12': [],
	'categoria=nada&gratis=1': [ ENGLISH, CHOIR ],
};

describe( 'what the address asks for', () => {
	let one: string[];

	beforeAll( async () => {
		one = await asked( { filters: FILTERS }, Object.keys( ONE ) );
	} );

	it( 'is shown, counted, and left alone where it cannot be used', () => {
		for ( const [ index, [ query, titles ] ] of Object.entries(
			ONE
		).entries() ) {
			const { visible: seen, count, empty } = read( one[ index ] ?? '' );
			expect( [
				query,
				seen.map( bare ),
				count,
				empty === undefined,
			] ).toEqual( [
				query,
				titles,
				titles.length === TITLES.length
					? '5 programas'
					: `${ titles.length } de 5 programas`,
				titles.length > 0,
			] );
		}
	} );

	it( 'stands in the fields, and each of it can be taken back', async () => {
		const [ html = '' ] = await asked( { filters: FILTERS }, [
			'categoria=artes&edad=8-12&buscar=%22%3E%3Cb%3Eacua+[x]&gratis=no&utm_source=x',
		] );
		const root = parse( html );
		expect( root.querySelector( 'b' ) ).toBeNull();
		expect( html ).not.toContain( '[x]' );
		expect(
			root.querySelector< HTMLInputElement >( '.programas-search' )?.value
		).toBe( '"><b>acua [x]' );
		expect(
			root.querySelector< HTMLSelectElement >( 'select[name=edad]' )
				?.value
		).toBe( '8-12' );
		expect( textsOf( root, '.programas-chip' ) ).toEqual( [
			'«"><b>acua [x]»',
			'Edad [x] <b>: De 8 a 12 años',
		] );
		expect( valuesOf( root, '.programas-chip', 'href' ) ).toEqual( [
			'?categoria=artes&edad=8-12#programas-1',
			'?categoria=artes&buscar=%22%3E%3Cb%3Eacua%20%5Bx%5D#programas-1',
		] );
		expect( valuesOf( root, '.programas-reset', 'href' ) ).toEqual( [
			'?categoria=artes#programas-1',
			'?categoria=artes#programas-1',
			'?categoria=artes#programas-1',
		] );
	} );

	it( 'is an "or" where several can be chosen, the category too', async () => {
		const html = await asked( { filters: FILTERS, multiple: true }, [
			'edad=8-12&edad=2026',
			'categoria=musica&categoria=nada',
			'categoria=musica&categoria=artes&edad=2026&edad=2026',
			'categoria[]=musica',
			'gratis=1&gratis=1',
			'buscar=coro&buscar=ingles',
		] );
		expect( html.map( visible ) ).toEqual( [
			[ ENGLISH, GUITAR, PAINTING, SECRET ],
			[ GUITAR, CHOIR ],
			[ GUITAR, PAINTING ],
			TITLES,
			TITLES,
			TITLES,
		] );
		expect(
			parse( html[ 1 ] ?? '' ).querySelectorAll( '[data-category]' )
		).toHaveLength( 0 );
		expect(
			valuesOf(
				parse( html[ 1 ] ?? '' ),
				'[name=categoria]:checked',
				'value'
			)
		).toEqual( [ 'musica' ] );
	} );

	it( 'opens on a category where several can be chosen', async () => {
		const html = await asked(
			{ filters: FILTERS, multiple: true, initialCategory: 'musica' },
			[ '', 'categoria=all', 'categoria=artes' ]
		);
		expect( html.map( ( page ) => visible( page ).length ) ).toEqual( [
			2, 5, 4,
		] );
		expect( html[ 0 ] ).toContain( 'data-initial="musica"' );
	} );
} );

describe( 'choices', () => {
	it( 'are counted beside what else is asked for; one that would show nothing is marked and can be chosen', async () => {
		const [ html = '' ] = await asked(
			{ filters: FILTERS, showPillCounts: true, filterControl: 'pills' },
			[ 'categoria=musica' ]
		);
		const texts = ( selector: string ) =>
			textsOf( parse( html ), selector ).join( ' | ' );
		expect( texts( '[data-filter=edad] label' ) ).toBe(
			'Cualquiera | Infantil\u00a0(1) | De 8 a 12 años\u00a0(0) | Nacidos en 2026\u00a0(1)'
		);
		expect( texts( '[data-filter=gratis] label' ) ).toBe(
			'Gratis\u00a0(1)'
		);
		expect( texts( '[data-filter=edad] .is-empty' ) ).toBe(
			'De 8 a 12 años\u00a0(0)'
		);
		expect( texts( '.programas-pill__count' ) ).toMatch( /^5 \| 4 \| 2\b/ );
	} );

	it( 'of which no card says anything are not offered', async () => {
		const [ html = '' ] = await inSandbox< string[] >( 'bare', [
			FILTERS,
		] );
		const root = parse( html );
		expect( valuesOf( root, '[data-filter]', 'data-filter' ) ).toEqual( [
			'buscar',
			'plazas',
		] );
	} );

	it( 'show what is over also where the listing leaves it out; until then it is not counted', async () => {
		const html = await asked(
			{
				filters: [ 'cuando', 'gratis' ],
				when: 'current-and-coming',
				limit: 3,
				showPillCounts: true,
				filterControl: 'pills',
			},
			[
				'',
				'cuando=en-curso',
				'cuando=terminados',
				'cuando=terminados&gratis=1',
			]
		);
		expect( html.map( visible ) ).toEqual( [
			[ ENGLISH, GUITAR, CHOIR ],
			[ ENGLISH, GUITAR ],
			[ PAINTING ],
			[],
		] );
		expect(
			html.map( ( page ) => {
				const [ over ] = [
					...parse( page ).querySelectorAll(
						'label:has([value=terminados])'
					),
				];

				return [
					over?.textContent.trim(),
					over?.classList.contains( 'is-empty' ),
				];
			} )
		).toEqual( [
			[ 'Terminados', false ],
			[ 'Terminados', false ],
			[ 'Terminados\u00a0(1)', false ],
			[ 'Terminados', false ],
		] );
		expect( html[ 0 ] ).toContain( 'data-apart="terminados"' );
		const [ all = '' ] = await asked( { filters: [ 'cuando' ] }, [ '' ] );
		expect( all ).not.toContain( 'data-apart' );
	} );

	it( 'can be those of a plugin', async () => {
		const html = await inSandbox< string >( 'of_others', 'letra=c' );
		expect( visible( html ) ).toEqual( [ CHOIR ] );
		expect( textsOf( parse( html ), 'option' ).join() ).toBe(
			'Cualquiera,I,C'
		);
	} );
} );

it( 'a listing by the category alone is what it was: no data, no fields, no second module', async () => {
	const [ html = '' ] = await asked( {}, [
		'edad=8-12&gratis=1&buscar=coro',
	] );
	expect( visible( html ) ).toEqual( TITLES );
	expect( html ).not.toMatch(
		/data-(waits|edad|gratis|buscar|cuando|filter)|programas-(chips|apply|search)|-filtro"/
	);
} );

it( '"Show more" shows the first, then the next, and counts all', async () => {
	const MORE = '?mostrar=4';
	/** [ query string, cards that are shown, the count, where "Show more" leads ] */
	const cases: [ string, number, string, string | undefined ][] = [
		[ '', 2, '5 programas', MORE ],
		[ 'mostrar=4', 4, '5 programas', '?mostrar=6' ],
		[ 'mostrar=1', 2, '5 programas', MORE ],
		[ 'mostrar=2&mostrar=4', 2, '5 programas', MORE ],
		[ 'mostrar=9999999', 2, '5 programas', MORE ],
		[ 'mostrar=-1', 2, '5 programas', MORE ],
		[ 'mostrar=99', 5, '5 programas', undefined ],
		[ 'edad=8-12', 2, '3 de 5 programas', '?edad=8-12&mostrar=4' ],
		[ 'edad=2026', 2, '2 de 5 programas', undefined ],
	];
	const html = await asked(
		{ perPage: 2, filters: [ 'categoria', 'edad' ] },
		cases.map( ( [ query ] ) => query )
	);
	expect(
		html.map( ( page, at ) => [
			cases[ at ]?.[ 0 ],
			visible( page ).length,
			read( page ).count,
			parse( page )
				.querySelector( '.programas-more:not([hidden]) a' )
				?.getAttribute( 'href' )
				?.replace( /#.*/, '' ),
		] )
	).toEqual( cases );
} );
