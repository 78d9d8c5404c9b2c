import categories from '../../../demo/content/categories.json' with { type: 'json' };
import { PAGES, titlesOf } from '../listing/listing.ts';
import { expectToSee, pillOf } from './listing.ts';
import { expect, test } from './test.ts';

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
			count: `${ titles.length } de 24 programas`,
			search: `?categoria=${ slug }`,
		} );
	}
	await visitor.click( pillOf( 'all' ) );
	await expectToSee( visitor, {
		active: [ 'Todos' ],
		titles: titlesOf( 'all' ),
		count: '24 programas',
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

test.describe( 'without script', () => {
	test.use( { expectedProblems: [ /Content-Security-Policy/i ] } );

	test( 'the pills load the filtered page, and every card is visible', async ( {
		site,
		visitor,
	} ) => {
		await visitor.goto( site.url + PAGES.block );
		await visitor.run( () => {
			document.cookie = 'X-Test-Scripts=none; path=/';
		} );
		try {
			// To the same address WebKit's driver is there while the old page, with its script, still takes clicks.
			await visitor.goto( 'about:blank' );
			await visitor.goto( site.url + PAGES.block );
			await expectToSee( visitor, { active: [ 'Todos' ] } );
			await visitor.click( pillOf( 'danza' ) );
			await expectToSee( visitor, {
				active: [ 'Danza' ],
				titles: titlesOf( 'danza' ),
				search: '?categoria=danza',
				moving: 0,
			} );
			expect(
				await visitor.run(
					() =>
						document.querySelectorAll(
							'.programas-filter [role="toolbar"]'
						).length
				),
				'the script did not run'
			).toBe( 0 );
			await visitor.click( pillOf( 'all' ) );
			await expectToSee( visitor, {
				titles: titlesOf( 'all' ),
				search: '',
			} );
		} finally {
			await visitor.run( () => {
				document.cookie = 'X-Test-Scripts=; path=/; max-age=0';
			} );
		}
	} );
} );
