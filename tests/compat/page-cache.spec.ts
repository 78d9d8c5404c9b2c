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

test( 'a kept page is new after a drag in the order', async ( {
	call,
	page,
	path,
	tried,
} ) => {
	await expectKept( page, path, tried );
	const title = await call( 'drag' );
	await expectNew(
		page,
		path,
		async () => ( await cardTitles( page ) )[ 0 ] === title
	);
} );

test( 'a kept page is new after a quick edit', async ( {
	call,
	page,
	path,
	tried,
} ) => {
	await expectKept( page, path, tried );
	const title = await call< string >( 'quick_edit' );
	await expectNew( page, path, async () =>
		( await cardTitles( page ) ).includes( title )
	);
} );

test( 'a kept page is new after an import', async ( {
	call,
	page,
	path,
	tried,
} ) => {
	await expectKept( page, path, tried );
	const title = await call< string >( 'import' );
	await expectNew( page, path, async () =>
		( await cardTitles( page ) ).includes( title )
	);
} );

test( 'a kept page is new after a save in the editor', async ( {
	call,
	page,
	path,
	tried,
} ) => {
	await expectKept( page, path, tried );
	const title = await call< string >( 'save_in_editor' );
	await expectNew( page, path, async () =>
		( await cardTitles( page ) ).includes( title )
	);
} );

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

test( 'a kept page is new after a program goes to the trash', async ( {
	call,
	page,
	path,
	tried,
} ) => {
	await expectKept( page, path, tried );
	const title = await call< string >( 'trash' );
	await expectNew(
		page,
		path,
		async () => ! ( await cardTitles( page ) ).includes( title )
	);
} );

test( 'a kept page is new after a category is renamed', async ( {
	call,
	page,
	path,
	tried,
} ) => {
	await expectKept( page, path, tried );
	const name = await call< string >( 'rename_category' );
	await expectNew(
		page,
		path,
		async () => ( await pill( page, name ).count() ) > 0
	);
} );
