import { block } from './editor.ts';
import { expect, testInOpenEditor as test } from './test.ts';

const CHOICES: Record< string, unknown >[] = [
	...[ 'manual', 'title', 'date' ].flatMap( ( orderBy ) =>
		[ 'asc', 'desc' ].map( ( order ) => ( { orderBy, order } ) )
	),
	{ categories: [ 'musica' ] },
	{ categories: [ 'familia', 'artes' ], limit: 5, orderBy: 'title' },
	{ categories: [ 'no-existe' ] },
].map( ( choice ) => ( {
	minCardWidth: 120,
	showImage: false,
	showExcerpt: false,
	...choice,
} ) );

test( 'for each order and choice of categories, the page shows the cards, pills and counts of the editor', async ( {
	editor,
} ) => {
	await editor.open( CHOICES.map( block ).join( '\n\n' ) );
	await expect( editor.blocks() ).toHaveCount( CHOICES.length );
	const seen: object[] = [];
	for ( const found of await editor.blocks().all() ) {
		await found.scrollIntoViewIfNeeded();
		await expect(
			found
				.locator(
					'.programas-card__title, .programas-empty:not([hidden])'
				)
				.first()
		).toBeVisible();
		await expect( found.locator( '.programas-skeleton' ) ).toHaveCount( 0 );
		seen.push( {
			titles: await editor.titles( found ).allTextContents(),
			pills: await found
				.locator( '.programas-pill__label' )
				.allTextContents(),
			count: await found.locator( '.programas-count' ).allTextContents(),
			empty: await found
				.locator( '.programas-empty:not([hidden])' )
				.allTextContents(),
		} );
	}
	const published = await editor.publish();
	const shown = await published
		.locator( '.programas' )
		.evaluateAll( ( blocks ) =>
			blocks.map( ( found ) => {
				const texts = ( selector: string ) =>
					[ ...found.querySelectorAll( selector ) ].map(
						( element ) => element.textContent.trim()
					);
				return {
					titles: texts( '.programas-card__title' ),
					pills: texts( '.programas-pill__label' ),
					count: texts( '.programas-count' ),
					empty: texts( '.programas-empty:not([hidden])' ),
				};
			} )
		);
	expect( shown ).toEqual( seen );
} );
