import { expect, test } from './test.ts';
import {
	activePills,
	open,
	PAGES,
	pill,
	shownCards,
	titles,
	titlesOf,
} from './listing.ts';

test( 'a chosen pill is the only active one and shows its cards', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'all' )
	);

	for ( const [ label, category ] of [
		[ 'Música', 'musica' ],
		[ 'Becas y ayudas', 'becas' ],
	] as const ) {
		await pill( page, label ).click();
		await expect( activePills( page ) ).toHaveText( [ label ] );
		await expect( page.locator( '.is-active' ) ).toHaveText( [ label ] );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( category )
		);
	}

	await pill( page, 'Todos' ).click();
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'all' )
	);
} );

test( 'a category shows the cards of the categories below it', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	await pill( page, 'Artes' ).click();
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'artes' )
	);
	await expect( titles( shownCards( page ) ) ).toContainText( [
		'Coro abierto',
	] );
} );

test( 'the count says how many of all cards are shown', async ( { page } ) => {
	await open( page, PAGES.block );
	const count = page.locator( '.programas-count' );
	await expect( count ).toHaveText( '24 programas' );
	await pill( page, 'Danza' ).click();
	await expect( count ).toHaveText(
		`${ titlesOf( 'danza' ).length } de 24 programas`
	);
	await pill( page, 'Todos' ).click();
	await expect( count ).toHaveText( '24 programas' );
} );

test( 'the last of several quick clicks wins', async ( { page } ) => {
	await open( page, PAGES.block );
	for ( const label of [ 'Música', 'Danza', 'Todos', 'Becas y ayudas' ] ) {
		await pill( page, label ).click();
	}
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'becas' )
	);
	await expect( activePills( page ) ).toHaveText( [ 'Becas y ayudas' ] );
} );

test( 'the grid tells other scripts with a bubbling event', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	const received = page.evaluate(
		() =>
			new Promise( ( resolve ) => {
				document.addEventListener(
					'programas:filter',
					( event ) =>
						resolve( {
							grid: ( event.target as Element ).className,
							detail: ( event as CustomEvent ).detail as unknown,
						} ),
					{ once: true }
				);
			} )
	);
	await pill( page, 'Música' ).click();
	expect( await received ).toEqual( {
		grid: 'programas-grid',
		detail: {
			category: 'musica',
			label: 'Música',
			visible: titlesOf( 'musica' ).length,
			total: 24,
			source: 'pill',
		},
	} );
} );
