import type { Page } from '@playwright/test';

import { type CallPhp, callsTo } from '../call.ts';
import {
	activePills,
	pill,
	ready,
	shownCards,
	titles,
	titlesOf,
} from '../e2e/listing/listing.ts';
import { expectToFilter } from './checks/filtering.ts';
import { expectKept, expectNew } from './checks/kept-page.ts';
import { test as base, expect } from './test.ts';

/** With the functions of set-up/changes.php. */
const test = base.extend< { call: CallPhp } >( {
	call: async ( { site }, use ) => {
		await use( callsTo( site, { file: 'compat/set-up.php' } ) );
	},
} );

/** What the tests below get. */
type Fixtures = Parameters< Parameters< typeof test >[ 2 ] >[ 0 ];

const cardTitles = async ( page: Page ): Promise< string[] > =>
	( await titles( shownCards( page ) ).allTextContents() ).map( ( title ) =>
		title.trim()
	);

test.beforeEach( ( { tried }, { title } ) => {
	for ( const [ part, reason ] of Object.entries( tried.fails ?? {} ) ) {
		test.fail( title.includes( part ), reason.what );
	}
} );

test( 'a page from the cache filters, and is new after an edit', async ( {
	call,
	page,
	path,
	site,
	tried,
} ) => {
	await expectKept( page, path, tried );
	await ready( page );
	await expectToFilter( page.locator( 'body' ), 'Danza', 'danza' );
	await page.goto( `${ path }?categoria=danza` );
	await expect( activePills( page ) ).toHaveText( [ /^Danza/ ] );

	const [ first = '' ] = titlesOf( 'all' );
	await page.goto( path );
	const link = page.getByRole( 'link', { name: first, exact: true } ).first();
	const slug = new URL(
		( await link.getAttribute( 'href' ) ) ?? '',
		site.url
	).pathname
		.split( '/' )
		.filter( Boolean )
		.at( -1 );
	await call( 'retitle', slug, 'Otro nombre' );
	await expectNew( page, path, async () =>
		( await cardTitles( page ) ).includes( 'Otro nombre' )
	);
	await expectKept( page, path, tried );
	await call( 'retitle', slug, first );
} );

const isListed = async ( page: Page, title: string ): Promise< boolean > =>
	( await cardTitles( page ) ).includes( title );

/**
 * A test that a kept page is new after a change.
 *
 * @param change Function of set-up/changes.php that makes it.
 * @param shows  Whether the page shows what that function returned.
 */
const isNewAfter =
	(
		change: string,
		shows: ( page: Page, said: string ) => Promise< boolean >
	) =>
	async ( { call, page, path, tried }: Fixtures ): Promise< void > => {
		await expectKept( page, path, tried );
		const said = await call< string >( change );
		await expectNew( page, path, () => shows( page, said ) );
	};

test(
	'a kept page is new after a drag in the order',
	isNewAfter(
		'drag',
		async ( page, title ) => ( await cardTitles( page ) )[ 0 ] === title
	)
);

test(
	'a kept page is new after a quick edit',
	isNewAfter( 'quick_edit', isListed )
);

test( 'a kept page is new after an import', isNewAfter( 'import', isListed ) );

test(
	'a kept page is new after a save in the editor',
	isNewAfter( 'save_in_editor', isListed )
);

test(
	'a kept page is new after a program goes to the trash',
	isNewAfter(
		'trash',
		async ( page, title ) => ! ( await isListed( page, title ) )
	)
);

test(
	'a kept page is new after a category is renamed',
	isNewAfter(
		'rename_category',
		async ( page, name ) => ( await pill( page, name ).count() ) > 0
	)
);

test( 'kept pages are new after update_post_meta() of a fact: the listing’s and the program’s own', async ( {
	call,
	page,
	path,
	tried,
} ) => {
	const own = await call< string >( 'first_path' );
	await expectKept( page, path, tried );
	await expectKept( page, own, tried );
	const place = await call< string >( 'write_place' );
	const shows = async () => ( await page.getByText( place ).count() ) > 0;
	await expectNew( page, own, shows );
	await expectNew( page, path, shows );
} );
