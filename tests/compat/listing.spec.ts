import {
	activePills,
	pill,
	ready,
	shownCards,
	titles,
	titlesOf,
} from '../e2e/listing/listing.ts';
import { keepAnnouncement } from './checks/announcement.ts';
import { axeFindings } from './checks/axe.ts';
import { expectGoodLook } from './checks/look.ts';
import { expectBlockInEditor } from './checks/editor.ts';
import { openWithProof } from './checks/proof.ts';
import { expect, test } from './test.ts';

const MUSIC = titlesOf( 'musica' ).sort();

test.beforeEach( ( { tried }, { title } ) => {
	for ( const [ part, reason ] of Object.entries( tried.fails ?? {} ) ) {
		test.fail( title.includes( part ), reason.what );
	}
} );

test( 'cards and pills can be read and keep their shape', async ( {
	page,
	path,
	session,
	tried,
} ) => {
	await openWithProof( page, path, tried.proof, session );
	await ready( page );
	await expect( shownCards( page ).first() ).toBeVisible();
	for ( const width of [ 1366, 768, 360 ] ) {
		await expectGoodLook( page, width, tried.contrast );
	}
} );

test( 'a click filters, and so does a deep link', async ( { page, path } ) => {
	await page.goto( path );
	await pill( page, 'Música' ).click();
	await expect( shownCards( page ) ).toHaveCount( MUSIC.length );
	expect(
		( await titles( shownCards( page ) ).allTextContents() )
			.map( ( text ) => text.trim() )
			.sort()
	).toEqual( MUSIC );
	expect( new URL( page.url() ).searchParams.get( 'categoria' ) ).toBe(
		'musica'
	);

	await page.goto( `${ path }?categoria=danza` );
	await ready( page );
	await expect( activePills( page ) ).toHaveText( [ /^Danza/ ] );
	await expect( shownCards( page ) ).toHaveCount(
		titlesOf( 'danza' ).length
	);
} );

test( 'arrows and Enter choose a pill, which is announced', async ( {
	page,
	path,
} ) => {
	await page.goto( path );
	await ready( page );
	await activePills( page ).first().focus();
	await page.keyboard.press( 'ArrowRight' );
	const focused = page.locator( '.programas-pill:focus' );
	await expect( focused ).toHaveAttribute( 'aria-pressed', 'false' );
	await keepAnnouncement( page );
	await page.keyboard.press( 'Enter' );
	await expect( focused ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-announced',
		/^Filtro aplicado: \S/
	);
} );

test( 'axe finds nothing that it does not find in a page without the listing', async ( {
	page,
	path,
	publish,
	tried,
} ) => {
	await page.goto( await publish( '<p>Una página.</p>' ) );
	const without = new Set( await axeFindings( page ) );
	await page.goto( path );
	await ready( page );
	const found = await axeFindings( page, tried.contrast );
	expect( found.filter( ( finding ) => ! without.has( finding ) ) ).toEqual(
		[]
	);
} );

test( 'WordPress’s editor shows the block and its preview', async ( {
	blocks,
	context,
	page,
	session,
	site,
} ) => {
	await context.addCookies( session.cookies );
	await expectBlockInEditor( page, site, blocks );
} );
