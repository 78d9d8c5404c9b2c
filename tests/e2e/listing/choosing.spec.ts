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

test( 'a chosen pill is the only active one and shows its cards, also those of categories below it, and how many they are', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	const count = page.locator( '.programas-count' );
	await expect( count ).toHaveText( '24 resultados' );
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'all' )
	);

	for ( const [ label, category ] of [
		[ 'Música', 'musica' ],
		[ 'Artes', 'artes' ],
	] as const ) {
		await pill( page, label ).click();
		await expect( activePills( page ) ).toHaveText( [ label ] );
		await expect( page.locator( '.is-active' ) ).toHaveText( [ label ] );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( category )
		);
		await expect( count ).toHaveText(
			`${ titlesOf( category ).length } de 24`
		);
	}

	await pill( page, 'Todos' ).click();
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'all' )
	);
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
							isOfGrid: ( event.target as Element ).matches(
								'.programas-grid'
							),
							detail: ( event as CustomEvent ).detail as unknown,
						} ),
					{ once: true }
				);
			} )
	);
	await pill( page, 'Música' ).click();
	expect( await received ).toEqual( {
		isOfGrid: true,
		detail: {
			category: 'musica',
			label: 'Música',
			visible: titlesOf( 'musica' ).length,
			total: 24,
			source: 'pill',
		},
	} );
} );
