/**
 * The panel of facts in a program’s editor.
 */
import type { Page } from '@playwright/test';
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
		[ ...OF_WORDPRESS, /Failed to load resource.*400/ ],
		{ scope: 'test' },
	],
} );

test( 'an editor fills in the facts of a program, is told what cannot be used, saves, and reads them again', async ( {
	editor: { sidebar },
	page,
} ) => {
	const closeOrOpenPanel = () =>
		sidebar.getByRole( 'button', { name: 'Datos del programa' } ).click();
	const starts = sidebar.getByRole( 'group', { name: 'Comienza' } );
	const ends = sidebar.getByRole( 'group', { name: 'Termina' } );
	const email = sidebar.getByLabel( 'Correo electrónico' );
	const form = sidebar.getByLabel( 'Dirección del formulario' );
	const wrongOrder = 'El final es anterior al comienzo.';

	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	// A program has an order, and no parent is offered to it.
	await expect(
		sidebar.getByText( 'Status', { exact: true } )
	).toBeVisible();
	await expect( sidebar.getByText( 'Parent', { exact: true } ) ).toHaveCount(
		0
	);
	await sidebar.getByRole( 'button', { name: 'Actions' } ).click();
	await expect(
		page.getByRole( 'menuitem', { name: 'Order' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	// Asked first: the panel is open.
	await expect( starts ).toBeVisible();
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/editor' )
			.editPost( { title: 'Taller con datos' } )
	);

	await expect( ends.getByLabel( 'Fecha' ) ).toHaveAccessibleDescription(
		/^Si no pones fecha de fin, no se da/
	);

	// With the keyboard alone: the browser's field takes a date in the order of its own language, here month, day, year.
	await starts.getByLabel( 'Fecha' ).focus();
	await page.keyboard.type( '03032026' );
	await starts.getByLabel( 'Hora (opcional)' ).fill( '18:00' );
	await sidebar.getByLabel( 'Lugar' ).fill( 'Aula 1' );
	await sidebar.getByLabel( 'Gratis' ).check();
	await sidebar
		.getByLabel( 'Inscripción', { exact: true } )
		.selectOption( { label: 'Lista de espera' } );

	// What cannot be used.
	await ends.getByLabel( 'Fecha' ).fill( '2026-03-01' );
	await expect( ends.getByLabel( 'Fecha' ) ).toHaveAccessibleDescription(
		`${ wrongOrder } No se guardará hasta que lo corrijas.`
	);
	// Of the four fields it is this one that is not saved.
	await expect( starts.getByRole( 'alert' ) ).toHaveCount( 0 );
	await expect(
		sidebar.locator( 'fieldset input[aria-invalid="true"]' )
	).toHaveCount( 1 );
	await expect( ends.getByLabel( 'Fecha' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await email.fill( 'hola@' );
	await expect( email ).toHaveAccessibleDescription(
		'Escribe una dirección como nombre@example.org. No se guardará hasta que lo corrijas.'
	);
	await expectNoAxeViolations(
		page,
		'.components-panel__body:has(fieldset)'
	);
	const written = {
		pfilter_start: '2026-03-03T18:00',
		pfilter_end: '',
		pfilter_place: 'Aula 1',
		pfilter_free: true,
		pfilter_signup_state: 'waiting',
		pfilter_email: '',
	};
	expect( ( await facts( page ) ).edited ).toMatchObject( written );

	// Saved without it; it stays in its field, even while the panel is closed.
	const id = await save( page );
	expect( ( await facts( page ) ).saved ).toMatchObject( written );
	await closeOrOpenPanel();
	await closeOrOpenPanel();
	await expect( email ).toHaveValue( 'hola@' );
	await expect( ends.getByRole( 'alert' ) ).toContainText( wrongOrder );
	await expect( starts.getByRole( 'alert' ) ).toHaveCount( 0 );

	await email.fill( 'hola@example.org' );
	await ends.getByLabel( 'Fecha' ).fill( '2026-03-28' );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );

	// A day that there is not does not delete the date that there was.
	await ends.getByLabel( 'Fecha' ).focus();
	await page.keyboard.type( '02312026' );
	await expect( ends.getByRole( 'alert' ) ).toContainText(
		'Escribe el día como 15/10/2027.'
	);
	expect( ( await facts( page ) ).edited.pfilter_end ).toBe( '2026-03-28' );
	await ends.getByLabel( 'Fecha' ).fill( '2026-03-29' );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );

	// What need not be typed is completed once its field is left.
	await ends.getByLabel( 'Fecha' ).fill( '' );
	await ends.getByLabel( 'Hora (opcional)' ).fill( '20:00' );
	await form.focus();
	await page.keyboard.type( 'www.example.org/taller' );
	await expect( form ).toHaveValue( 'www.example.org/taller' );
	await sidebar.getByLabel( 'Lugar' ).focus();
	await expect( form ).toHaveValue( 'https://www.example.org/taller' );
	await expect( ends.getByLabel( 'Fecha' ) ).toHaveValue( '2026-03-03' );
	expect( ( await facts( page ) ).edited ).toMatchObject( {
		pfilter_end: '2026-03-03T20:00',
		pfilter_signup_url: 'https://www.example.org/taller',
	} );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );

	// What only the server knows.
	await page.route(
		( url ) => decodeURIComponent( url.href ).includes( '/programas/' ),
		( route ) =>
			route.fulfill( {
				status: 400,
				json: {
					code: 'rest_invalid_param',
					message: 'No.',
					data: {
						status: 400,
						params: { 'meta.pfilter_place': 'Ese lugar no.' },
					},
				},
			} ),
		{ times: 1 }
	);
	await save( page );
	const place = sidebar.getByLabel( 'Lugar' );
	await expect( place ).toHaveAccessibleDescription( /^Ese lugar no\./ );
	await place.fill( 'Aula 2' );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
	await save( page );

	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect( starts.getByLabel( 'Fecha' ) ).toHaveValue( '2026-03-03' );
	await expect( starts.getByLabel( 'Hora (opcional)' ) ).toHaveValue(
		'18:00'
	);
	await expect( ends.getByLabel( 'Fecha' ) ).toHaveValue( '2026-03-03' );
	await expect( place ).toHaveValue( 'Aula 2' );
	await expect( sidebar.getByLabel( 'Gratis' ) ).toBeChecked();
	await expect( email ).toHaveValue( 'hola@example.org' );
} );

test( 'what cannot be used is named before the program is published, and after each save until it is corrected', async ( {
	editor: { sidebar },
	page,
	site,
} ) => {
	const email = sidebar.getByLabel( 'Correo electrónico' );
	const phone = sidebar.getByLabel( 'Teléfono' );
	const notice = page
		.locator( '.components-notice' )
		.filter( { hasText: 'No se ha guardado' } );

	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	await expect( email ).toBeVisible();
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/editor' )
			.editPost( { title: 'Taller sin correo' } )
	);
	await email.fill( 'hola@' );
	await phone.fill( '12' );

	// While WordPress saves on its own, the editor is still typing.
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/editor' ).autosave()
	);

	const header = page.getByRole( 'region', { name: 'Editor top bar' } );
	await header.getByRole( 'button', { name: 'Publish' } ).click();
	const publishing = page.getByRole( 'region', { name: 'Editor publish' } );
	await expect(
		publishing.getByText(
			'Estos datos no se guardarán: Correo electrónico, Teléfono.'
		)
	).toBeVisible();
	await expect(
		publishing.getByText(
			'Sin rellenar todavía: Comienza, Lugar, Precio, Imagen del programa.'
		)
	).toBeVisible();
	await expect( notice ).toHaveCount( 0 );
	await publishing
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();

	const message =
		'No se ha guardado: Correo electrónico, Teléfono. Corrígelo en «Datos del programa».';
	await expect( notice ).toContainText( message );
	await expect( page.locator( '#a11y-speak-polite' ) ).toContainText(
		message
	);
	expect( ( await facts( page ) ).saved ).toMatchObject( {
		pfilter_email: '',
		pfilter_phone: '',
	} );
	await publishing.getByRole( 'button', { name: 'Close panel' } ).click();

	// Once, however often.
	await save( page );
	await expect( notice ).toHaveCount( 1 );
	await phone.fill( '600 123 456' );
	await save( page );
	await expect( notice ).toContainText(
		'No se ha guardado: Correo electrónico. Corrígelo'
	);
	await email.fill( '' );
	await expect( notice ).toHaveCount( 0 );
	const id = await save( page );
	await expect( notice ).toHaveCount( 0 );

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
	await sidebar.getByLabel( 'Gratis' ).check();
	await expect( canvas.locator( '.programas-facts__badge' ) ).toHaveText(
		'Gratis'
	);

	const panel = sidebar.getByRole( 'button', { name: 'Datos del programa' } );
	await panel.click();
	// As on the next visit.
	await page.evaluate( () => {
		const { registerPlugin, unregisterPlugin } = window.wp.plugins;
		const name = 'programs-filter-facts';
		registerPlugin( name, unregisterPlugin( name ) );
	} );
	await expect( panel ).toHaveAttribute( 'aria-expanded', 'false' );
} );
