import categories from '../../../demo/content/categories.json' with { type: 'json' };
import { PAGES, titlesOf } from '../listing/listing.ts';
import { expectToSee, pillOf } from './listing.ts';
import { test } from './test.ts';

test( 'each pill shows its cards, says how many and is in the address', async ( {
	open,
	visitor,
} ) => {
	await open( PAGES.block );
	const shown = categories.filter( ( { slug } ) => titlesOf( slug ).length );
	for ( const { slug, name } of shown ) {
		await visitor.click( pillOf( slug ) );
		const titles = titlesOf( slug );
		await expectToSee( visitor, {
			active: [ name ],
			titles,
			count: `${ titles.length } de 24`,
			search: `?categoria=${ slug }`,
		} );
	}
	await visitor.click( pillOf( 'all' ) );
	await expectToSee( visitor, {
		active: [ 'Todos' ],
		titles: titlesOf( 'all' ),
		count: '24 resultados',
		search: '',
		focused: 'Todos',
	} );
} );

test( 'Back and Forward go through the choices', async ( {
	open,
	visitor,
} ) => {
	await open( PAGES.block );
	await visitor.click( pillOf( 'musica' ) );
	await expectToSee( visitor, { search: '?categoria=musica' } );
	await visitor.click( pillOf( 'danza' ) );
	await expectToSee( visitor, { search: '?categoria=danza' } );

	await visitor.back();
	await expectToSee( visitor, {
		active: [ 'Música' ],
		titles: titlesOf( 'musica' ),
	} );
	await visitor.back();
	await expectToSee( visitor, {
		active: [ 'Todos' ],
		titles: titlesOf( 'all' ),
	} );
	await visitor.forward();
	await expectToSee( visitor, {
		active: [ 'Música' ],
		titles: titlesOf( 'musica' ),
		search: '?categoria=musica',
	} );
} );
