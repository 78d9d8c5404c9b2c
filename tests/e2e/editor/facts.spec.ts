/**
 * The form of a program in both editors. What the server says of facts: tests/php/program/UnderstoodTest.php.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe.ts';
import { save } from './save.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

type Meta = Record< string, unknown >;

/** Facts as they are edited, and as they were saved last. */
const facts = ( page: Page ): Promise< { edited: Meta; saved: Meta } > =>
	page.evaluate( () => {
		const editor = window.wp.data.select( 'core/editor' );
		return {
			edited: editor.getEditedPostAttribute( 'meta' ) as Meta,
			saved: editor.getCurrentPostAttribute( 'meta' ) as Meta,
		};
	} );

test.use( {
	expectedProblems: [
		[ ...OF_WORDPRESS, /(Failed to load resource.*400|net::ERR_FAILED)/ ],
		{ scope: 'test' },
	],
} );

/** The heading of a group of fields. */
const open = ( form: Locator, group: string ): Locator =>
	form.getByRole( 'button', { name: group, exact: true } );

const MAIL_PROBLEM = 'Escribe una dirección como nombre@example.org.';

test( 'an editor fills in the facts of a program, is told what is wrong once a field is left, and reads them again', async ( {
	editor: { sidebar },
	page,
} ) => {
	const when = sidebar.getByLabel( '¿Cuándo es?' );
	const session = sidebar.getByRole( 'group', { name: 'Sesiones 1' } );
	const day = session.getByLabel( 'Día', { exact: true } );
	const last = session.getByLabel( 'Último día, si son varios' );
	const email = sidebar.getByLabel( 'Correo electrónico' );
	const link = sidebar.getByLabel( 'Enlace para inscribirse' );

	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	// A program has an order, and no parent is offered to it.
	await expect(
		sidebar.getByText( 'Status', { exact: true } )
	).toBeVisible();
	await expect( sidebar.getByText( 'Parent', { exact: true } ) ).toHaveCount(
		0
	);
	// Once, and in the first screen; then when it is.
	await expect(
		sidebar.getByRole( 'button', { name: /^Categorías/ } )
	).toHaveCount( 1 );
	await expect(
		sidebar.getByRole( 'checkbox', { name: 'Artes' } )
	).toBeInViewport();
	await expect( when ).toBeVisible();
	// What is not needed yet.
	for ( const name of [ 'Estado', 'Horario', 'Edad desde' ] ) {
		await expect( sidebar.getByLabel( name, { exact: true } ) ).toHaveCount(
			0
		);
	}
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/editor' )
			.editPost( { title: 'Taller con datos' } )
	);

	// With the keyboard alone: the browser's field takes a date in the order of its own language, here month, day, year.
	await sidebar
		.getByRole( 'button', { name: 'Elegir días y horas' } )
		.press( 'Enter' );
	await expect( day ).toBeFocused();
	await page.keyboard.type( '03032026' );
	await session.getByLabel( 'De', { exact: true } ).fill( '18:00' );
	await session.getByLabel( 'A', { exact: true } ).fill( '20:00' );
	await sidebar.getByLabel( 'Lugar' ).fill( 'Aula 1' );
	// Words of ages are read back, and can be corrected in numbers.
	const audience = sidebar.getByLabel( 'Para quién', { exact: true } );
	await audience.fill( 'De 6 a 12 años' );
	await expect( audience ).toHaveAccessibleDescription(
		/^Se entiende: de 6 a 12 años/
	);
	await expect( sidebar.getByLabel( 'Edad desde' ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'button', { name: 'Corregir' } ).last().click();
	await expect( sidebar.getByLabel( 'Edad desde' ) ).toHaveValue( '6' );
	await sidebar.getByLabel( 'Edad hasta' ).fill( '14' );
	await open( sidebar, 'Inscripción' ).click();
	await link.fill( 'www.example.org/taller' );
	await sidebar.getByLabel( 'Precio', { exact: true } ).fill( '25' );

	// What cannot be used is said when its field is left.
	await open( sidebar, 'Más' ).click();
	await email.fill( 'hola@' );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
	await sidebar.getByLabel( 'Teléfono' ).focus();
	await expect( email ).toHaveAccessibleDescription( MAIL_PROBLEM );
	await expect( email ).toHaveAttribute( 'aria-invalid', 'true' );
	await expectNoAxeViolations(
		page,
		'.components-panel__body:has([data-fact])'
	);
	await email.fill( 'hola@example.org' );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );

	// A day that there is not does not delete the date that there was.
	await last.focus();
	await page.keyboard.type( '02312026' );
	await sidebar.getByLabel( 'Teléfono' ).focus();
	await expect( sidebar.getByRole( 'alert' ) ).toHaveText(
		/^Completa cada sesión/
	);
	await last.fill( '2026-03-29' );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );

	const id = await save( page );
	expect( ( await facts( page ) ).saved ).toMatchObject( {
		pfilter_sessions: '2026-03-03 18:00/2026-03-29 20:00',
		pfilter_place: 'Aula 1',
		pfilter_price: '25 €',
		pfilter_age_from: '6',
		pfilter_age_to: '14',
		pfilter_signup_url: 'https://www.example.org/taller',
		pfilter_email: 'hola@example.org',
	} );

	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await sidebar.getByRole( 'button', { name: 'Corregir' } ).first().click();
	await expect( day ).toHaveValue( '2026-03-03' );
	await expect( last ).toHaveValue( '2026-03-29' );
	await expect( session.getByLabel( 'De', { exact: true } ) ).toHaveValue(
		'18:00'
	);
} );

test( 'a program with a wrong fact is refused as a whole, says why, and leads there', async ( {
	editor: { sidebar },
	page,
	site,
} ) => {
	const email = sidebar.getByLabel( 'Correo electrónico' );
	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	await open( sidebar, 'Más' ).click();
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/editor' )
			.editPost( { title: 'Taller sin correo' } )
	);
	await email.fill( 'hola@' );
	await open( sidebar, 'Más' ).click();
	await page.keyboard.press( 'Control+s' );
	await expect( page.locator( '.components-notice__content' ) ).toContainText(
		`Correo electrónico: ${ MAIL_PROBLEM }`
	);
	// Also where its group is closed.
	await expect( email ).toBeFocused();
	await expect( email ).toHaveAccessibleDescription( MAIL_PROBLEM );
	await expect( email ).toHaveValue( 'hola@' );
	expect( ( await facts( page ) ).saved.pfilter_email ).toBe( '' );

	// What is not filled in yet is named before the program is published, and so is a last day that has passed.
	const publish = page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish' } );
	const publishing = page.getByRole( 'region', { name: 'Editor publish' } );
	const button = publishing.getByRole( 'button', {
		name: 'Publish',
		exact: true,
	} );
	await email.fill( '' );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
	await open( sidebar, 'Inscripción' ).click();
	await sidebar
		.getByLabel( 'Último día de inscripción' )
		.fill( '2026-01-31' );
	await expect( sidebar.getByText( 'Ese día ya ha pasado' ) ).toBeVisible();
	await publish.click();
	await expect( publishing ).toContainText(
		'Sin rellenar todavía: Sesiones, Lugar, Precio, Imagen.'
	);
	await expect( publishing ).toContainText( 'Ese día ya ha pasado' );
	await button.click();
	await publishing.getByRole( 'button', { name: 'Close panel' } ).click();
	await expect
		.poll( async () => ( await facts( page ) ).saved.pfilter_email )
		.toBe( '' );
	await open( sidebar, 'Estado y aviso' ).click();
	await expect( sidebar.getByLabel( 'Estado', { exact: true } ) ).toHaveValue(
		''
	);
	const id = await page.evaluate( () =>
		window.wp.data.select( 'core/editor' ).getCurrentPostId()
	);

	// Its facts are not asked for any more.
	await page.goto( 'about:blank' );
	// The next tests count those of the demo.
	await site.runPhp( `wp_delete_post( ${ id }, true );` );
} );

test( 'the page shows the facts around the text while they are typed, and the panel stays closed for one who closes it', async ( {
	editor: { canvas, sidebar },
	page,
} ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	// One begins with the title, without a click, and the facts stay in sight.
	const title = canvas.locator( '.wp-block-post-title' );
	await expect( title ).toBeFocused();
	await page.keyboard.type( 'Taller' );
	await expect( title ).toHaveText( 'Taller' );
	// Without the sidebar, the title does not open it.
	const toggle = page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Settings', exact: true } );
	await toggle.click();
	await canvas
		.locator(
			'p.block-editor-default-block-appender__content, p.wp-block-paragraph'
		)
		.first()
		.click();
	await title.click();
	await expect( title ).toBeFocused();
	await expect( sidebar.getByLabel( 'Lugar' ) ).toHaveCount( 0 );
	await toggle.click();
	await sidebar.getByRole( 'tab', { name: 'Programa' } ).click();
	await sidebar.getByLabel( 'Lugar' ).fill( 'Casa de la Cultura' );
	await expect( canvas.locator( '.programas-facts__list' ) ).toContainText(
		'Casa de la Cultura'
	);
	const price = sidebar.getByLabel( 'Precio', { exact: true } );
	await price.fill( 'Entrada libre hasta completar aforo' );
	await price.blur();
	// What was understood stands in the field.
	await expect( price ).toHaveValue( '0 € (hasta completar aforo)' );
	await expect(
		canvas.locator( '.programas-facts__fact.is-price' )
	).toContainText( 'Gratis' );

	const panel = open( sidebar, 'Datos principales' );
	await panel.click();
	// As on the next visit.
	await page.evaluate( () => {
		const { registerPlugin, unregisterPlugin } = window.wp.plugins;
		const name = 'programs-filter-facts';
		registerPlugin( name, unregisterPlugin( name ) );
	} );
	await expect( panel ).toHaveAttribute( 'aria-expanded', 'false' );
} );

test( 'the classic editor has the same form, is not sent with a wrong fact, and keeps one that came all the same', async ( {
	page,
	site,
} ) => {
	await page
		.context()
		.addCookies( [
			{ name: 'classic_of_tests', value: '1', url: site.url },
		] );
	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	const box = page.locator( '#programs-filter-facts' );
	const email = box.getByLabel( 'Correo electrónico' );
	const publish = page.locator( '#publish' );
	await page.locator( '#title' ).fill( 'Taller clásico' );
	await box
		.getByRole( 'textbox', { name: '¿Cuándo es?' } )
		.fill( 'Martes y jueves 17:00-18:30 del 5/10/2027 al 14/10/2027' );
	await page.keyboard.press( 'Tab' );
	await expect( box.getByText( /^Se entiende: 4 sesiones/ ) ).toBeVisible();

	await open( box, 'Más' ).click();
	await email.fill( 'hola@' );
	await box.getByLabel( 'Teléfono' ).focus();
	await expect( email ).toHaveAccessibleDescription( MAIL_PROBLEM );
	await open( box, 'Más' ).click();
	await publish.click();
	await expect( email ).toBeFocused();
	await expect( publish ).not.toHaveClass( /disabled/ );
	await expectNoAxeViolations( page, '#programs-filter-facts-form' );
	await email.fill( 'hola@example.org' );
	await expect( box.getByRole( 'alert' ) ).toHaveCount( 0 );
	await publish.click();
	await expect( page.locator( '#message' ) ).toBeVisible();
	await expect( box.getByLabel( '¿Cuándo es?' ) ).toHaveValue(
		'del 5/10/2027 al 14/10/2027, martes y jueves, 17:00-18:30'
	);
	await expect( box.locator( '[name="pfilter_facts[email]"]' ) ).toHaveValue(
		'hola@example.org'
	);
	await open( box, 'Estado y aviso' ).click();
	await expect( box.getByLabel( 'Estado', { exact: true } ) ).toBeVisible();

	// The server has not been asked.
	await page.route( /understood/, ( route ) => route.abort() );
	await open( box, 'Más' ).click();
	await email.fill( 'mal@' );
	await box.getByLabel( 'Teléfono' ).fill( '600 123 456' );
	await publish.click();
	await expect( page.locator( '.notice-error[role="alert"]' ) ).toContainText(
		'No se ha podido guardar todo'
	);
	await page.unroute( /understood/ );
	await email.fill( 'mal@x' );
	await expect( email ).toHaveAccessibleDescription( MAIL_PROBLEM );
	await expect( box.getByLabel( 'Teléfono' ) ).toHaveValue( '600 123 456' );
	const id = await page.locator( '#post_ID' ).inputValue();
	await page.goto( 'about:blank' );
	await site.runPhp( `wp_delete_post( ${ id }, true );` );
} );
