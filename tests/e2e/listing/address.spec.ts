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

test( 'Back and Forward go through the choices', async ( { page } ) => {
	await open( page, PAGES.block );
	await pill( page, 'Música' ).click();
	await pill( page, 'Danza' ).click();
	// It is written with the next frame, and no key is pressed before that.
	await expect( page ).toHaveURL( /categoria=danza/ );

	for ( const [ go, label, category ] of [
		[ 'goBack', 'Música', 'musica' ],
		[ 'goBack', 'Todos', 'all' ],
		[ 'goForward', 'Música', 'musica' ],
		[ 'goForward', 'Danza', 'danza' ],
	] as const ) {
		await page[ go ]();
		await expect( activePills( page ) ).toHaveText( [ label ] );
		await expect( titles( shownCards( page ) ) ).toHaveText(
			titlesOf( category )
		);
	}
} );

test( 'Back from a program finds the category again', async ( { page } ) => {
	await open( page, PAGES.block );
	await pill( page, 'Becas y ayudas' ).click();
	await page.getByRole( 'link', { name: 'Becas de creación joven' } ).click();
	await expect( page ).toHaveURL( /\/programa\// );
	await page.goBack();
	await expect( activePills( page ) ).toHaveText( [ 'Becas y ayudas' ] );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'becas' )
	);
} );
