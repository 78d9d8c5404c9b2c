import {
	ALL_CRITERIA,
	openCriteria,
	SEARCH_PAGE,
	searchField,
} from './criteria.ts';
import { pill, ready, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

test.beforeEach( async ( { page } ) => {
	// What axe judges in the middle of a fade depends on the moment.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
} );

const STATES = {
	'as it opens': '',
	'with everything asked for':
		'?buscar=a&categoria=artes&cuando=este-mes&gratis=1',
	'with nothing that matches': '?buscar=zzz',
};

for ( const [ state, query ] of Object.entries( STATES ) ) {
	test( `a page with all criteria ${ state } is accessible, and fits 320 pixels, also with text twice as large`, async ( {
		page,
		checkAccessibility,
	} ) => {
		await openCriteria( page, SEARCH_PAGE + query );
		await checkAccessibility( '.programas' );
		await page.setViewportSize( { width: 320, height: 640 } );
		const wider = () =>
			page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			);
		expect( await wider() ).toBe( 0 );
		await page.addStyleTag( { content: 'html{font-size:200%}' } );
		expect( await wider() ).toBe( 0 );
	} );
}

test( 'as pills too, several at once, axe finds nothing', async ( {
	page,
	publish,
	checkAccessibility,
} ) => {
	await openCriteria(
		page,
		await publish(
			'<!-- wp:programs-filter/programas {"filters":["categoria","cuando"],"multiple":true,"headingLevel":2} /-->'
		)
	);
	const arts = page.getByRole( 'checkbox', { name: 'Danza' } );
	await arts.check();
	const some = await shownCards( page ).count();
	await page.getByRole( 'checkbox', { name: 'Música' } ).check();
	await expect( page ).toHaveURL( /categoria=danza&categoria=musica/ );
	await expect
		.poll( () => shownCards( page ).count() )
		.toBeGreaterThan( some );
	await expect(
		page.getByRole( 'group', { name: 'Categoría' } )
	).toBeVisible();
	await checkAccessibility( '.programas' );
} );

test( 'the keyboard reaches and uses every criterion, in the order in which they are seen', async ( {
	page,
	publish,
} ) => {
	await openCriteria( page, await publish( ALL_CRITERIA ) );
	await ready( page );
	await searchField( page ).focus();
	for ( const stop of [
		page.getByRole( 'button', { name: 'Buscar', exact: true } ),
		pill( page, 'Todos' ),
		page.getByRole( 'button', { name: 'Filtros' } ),
	] ) {
		await page.keyboard.press( 'Tab' );
		await expect( stop ).toBeFocused();
	}
	await page.keyboard.press( 'Enter' );
	for ( const stop of [
		page.getByRole( 'button', { name: 'Cerrar' } ),
		page.locator( 'dialog [data-category=all]' ),
		page.getByRole( 'radio', { name: 'Hoy' } ),
		page.locator( 'summary', { hasText: 'Más' } ),
		page.getByRole( 'checkbox', { name: 'Gratis' } ),
		page.getByRole( 'checkbox', { name: 'Con plazas' } ),
	] ) {
		await page.keyboard.press( 'Tab' );
		await expect( stop ).toBeFocused();
	}
	await page.keyboard.press( 'Space' );
	await expect( page ).toHaveURL( /plazas=1/ );
	// It would send the form.
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'checkbox', { name: 'Con plazas' } )
	).toBeFocused();
} );

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 360, height: 740 },
	} );

	test( 'the filters leave the first card in view', async ( { page } ) => {
		await openCriteria( page, SEARCH_PAGE );
		await expect( shownCards( page ).first() ).toBeInViewport();
	} );
} );

test( 'filters that stay at hand cover no card that has the focus', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1000, height: 800 } );
	await openCriteria( page, SEARCH_PAGE );
	await page.locator( '.programas-card__link' ).nth( 11 ).focus();
	for ( let back = 0; back < 9; back++ ) {
		await page.keyboard.press( 'Shift+Tab' );
	}
	const { covered, height } = await page.evaluate( () => {
		const filters = document
			.querySelector( '.programas-filters' )
			?.getBoundingClientRect();
		const focused = document
			.querySelector( ':focus' )
			?.getBoundingClientRect();
		return {
			covered: ( filters?.bottom ?? NaN ) - ( focused?.top ?? NaN ),
			height: filters?.height,
		};
	} );
	expect( height ).toBeLessThanOrEqual( 72 );
	expect( covered ).toBeLessThanOrEqual( 0 );
} );

test( 'what has the focus in the panel stands between its head and its foot, in a low window too', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 683, height: 384 } );
	await openCriteria( page, SEARCH_PAGE );
	await page.getByRole( 'button', { name: /^Filtros/ } ).press( 'Enter' );
	const sheet = page.getByRole( 'dialog', { name: 'Filtros' } );
	await expect( sheet ).toBeVisible();
	const places: string[] = [];
	for ( let step = 0; step < 8; step++ ) {
		await page.keyboard.press( 'Tab' );
		places.push(
			await sheet.evaluate( ( { children, ownerDocument } ) => {
				const field = ownerDocument.activeElement;
				const [ head, fields, foot ] = children;
				const { bottom = 0, top = 0 } =
					field?.getBoundingClientRect() ?? {};
				const isSeen =
					top >= ( head?.getBoundingClientRect().bottom ?? 0 ) &&
					bottom <= ( foot?.getBoundingClientRect().top ?? 0 );

				return fields?.contains( field ) ? String( isSeen ) : 'beside';
			} )
		);
	}
	expect( places ).not.toContain( 'false' );
	expect( places ).toContain( 'true' );
} );

test( 'filters are a search landmark with named groups, and cards, their facts and the chips are lists', async ( {
	page,
} ) => {
	await openCriteria( page, `${ SEARCH_PAGE }?gratis=1` );
	await expect( page.getByRole( 'search' ) ).toHaveAccessibleName(
		'Filtros'
	);
	await ready( page );
	await expect(
		page.getByRole( 'toolbar', { name: 'Filtrar por categoría' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'list', { name: 'Filtros' } ).getByRole( 'listitem' )
	).toHaveText( [ 'Gratis' ] );
	const cards = page.locator( '.programas-grid' );
	await expect( cards ).toHaveRole( 'list' );
	await expect(
		shownCards( page ).first().getByRole( 'list' ).first()
	).toHaveClass( 'programas-card__facts' );
	await page.getByRole( 'button', { name: /^Filtros/ } ).click();
	await expect(
		page.getByRole( 'group', { name: 'Cuándo' } ).getByRole( 'radio' )
	).not.toHaveCount( 0 );
} );
