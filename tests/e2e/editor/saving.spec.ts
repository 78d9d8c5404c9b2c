/**
 * What is typed into the form of a program and saved at once, in both editors, is what is stored, and nothing else changes.
 */
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../announced-site.ts';
import { callsTo } from '../../call.ts';
import { save } from './save.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

type Facts = Record< string, string >;

test.use( {
	expectedProblems: [
		[ ...OF_WORDPRESS, /Failed to load resource.*(400|409)/ ],
		{ scope: 'test' },
	],
} );

const php = ( site: Site ) =>
	callsTo( site, { file: 'e2e/editor/saving.php' } );

/** A published program; it is removed when the test is over. */
async function program( site: Site, facts: Facts ): Promise< number > {
	return php( site )< number >( 'held_program', facts );
}

const stored = ( site: Site, id: number ): Promise< Facts > =>
	php( site )< Facts >( 'facts_of', id );

/** What another person, an import or cron does meanwhile. */
const elsewhere = ( site: Site, id: number, facts: Facts ): Promise< void > =>
	php( site )( 'write_facts', id, facts );

async function openBlockEditor( page: Page, id: number ): Promise< void > {
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
}

async function openClassicEditor(
	page: Page,
	site: Site,
	id: number
): Promise< void > {
	await page
		.context()
		.addCookies( [
			{ name: 'classic_of_tests', value: '1', url: site.url },
		] );
	await openBlockEditor( page, id );
}

const group = ( form: Locator, name: string ): Locator =>
	form.getByRole( 'button', { name, exact: true } );

const words = ( form: Locator ): Locator =>
	form
		.getByRole( 'group', { name: 'Sesiones', exact: true } )
		.getByRole( 'textbox', { name: '¿Cuándo es?' } );

/** The button of the block editor that saves. */
const saveButton = ( page: Page ): Locator =>
	page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } );

const isDirty = ( page: Page ): Promise< boolean > =>
	page.evaluate( () =>
		window.wp.data.select( 'core/editor' ).isEditedPostDirty()
	);

const WORDS = 'Martes y jueves 17:00-18:30 del 6/10/2099 al 15/10/2099';
const LINE = '2099-10-06/2099-10-15 TU,TH 17:00-18:30';
const HELD = { place: 'Aula 1', price: '10 €', application: '1' };

test.afterEach( async ( { page, site } ) => {
	await page.goto( 'about:blank' );
	await php( site )( 'remove_programs' );
} );

test.describe( 'in the block editor', () => {
	for ( const [ way, press ] of [
		[ 'a click', ( page: Page ) => saveButton( page ).click() ],
		[
			'the keyboard',
			( page: Page ) => page.keyboard.press( 'Control+s' ),
		],
	] as const ) {
		test( `words and a price that are typed and saved at once by ${ way } are stored, complete, and the program is clean then`, async ( {
			editor: { sidebar },
			page,
			site,
		} ) => {
			const id = await program( site, HELD );
			await openBlockEditor( page, id );
			await sidebar.getByLabel( 'Precio', { exact: true } ).fill( '15' );
			await words( sidebar ).fill( WORDS );
			// Nobody has read them yet, and nothing says that they have to wait.
			await press( page );
			await expect
				.poll( () => stored( site, id ) )
				.toEqual( {
					...HELD,
					price: '15 €',
					sessions: LINE,
					start: '2099-10-06T17:00',
					end: '2099-10-15T18:30',
				} );
			await expect.poll( () => isDirty( page ) ).toBe( false );
			await expect( words( sidebar ) ).toHaveValue(
				'del 6/10/2099 al 15/10/2099, martes y jueves, 17:00-18:30'
			);
			await expect(
				sidebar.getByLabel( 'Precio', { exact: true } )
			).toHaveValue( '15 €' );
		} );
	}

	test( 'words that cannot be read are refused with a sentence, stay, and have the focus', async ( {
		editor: { sidebar },
		page,
		site,
	} ) => {
		const id = await program( site, HELD );
		await openBlockEditor( page, id );
		await words( sidebar ).fill( 'cuando se pueda' );
		await group( sidebar, 'Datos principales' ).click();
		await saveButton( page ).click();
		await expect(
			page.locator( '.components-notice__content' )
		).toContainText( 'Sesiones: No se entiende «cuando se pueda».' );
		await expect( words( sidebar ) ).toBeFocused();
		await expect( words( sidebar ) ).toHaveValue( 'cuando se pueda' );
		await expect( words( sidebar ) ).toHaveAccessibleDescription(
			/^No se entiende «cuando se pueda»/
		);
		expect( await stored( site, id ) ).toEqual( HELD );
	} );

	test( 'what was changed elsewhere meanwhile stays, and the same fact is asked about', async ( {
		editor: { sidebar },
		page,
		site,
	} ) => {
		const id = await program( site, HELD );
		await openBlockEditor( page, id );
		const place = sidebar.getByLabel( 'Lugar' );
		await expect( place ).toHaveValue( 'Aula 1' );
		await elsewhere( site, id, {
			event_status: 'cancelled',
			price: '8 €',
		} );
		await place.fill( 'Aula 2' );
		await saveButton( page ).click();
		const cancelled = { ...HELD, event_status: 'cancelled', price: '8 €' };
		await expect
			.poll( () => stored( site, id ) )
			.toEqual( { ...cancelled, place: 'Aula 2' } );
		// Until the editor has the answer, its button does nothing.
		await expect.poll( () => isDirty( page ) ).toBe( false );

		// Both sides change it.
		const asking = page.getByRole( 'dialog', {
			name: 'Este programa ha cambiado mientras lo editabas',
		} );
		await elsewhere( site, id, { place: 'Aula 5' } );
		await place.fill( 'Aula 3' );
		await saveButton( page ).click();
		await expect( asking ).toContainText(
			'Lugar: Guardado mientras tanto: «Aula 5». Lo tuyo: «Aula 3».'
		);
		expect( ( await stored( site, id ) ).place ).toBe( 'Aula 5' );
		await asking
			.getByRole( 'button', { name: 'Conservar lo mío' } )
			.click();
		await expect
			.poll( () => stored( site, id ) )
			.toEqual( { ...cancelled, place: 'Aula 3' } );

		await elsewhere( site, id, { place: 'Aula 6' } );
		await place.fill( 'Aula 4' );
		await saveButton( page ).click();
		await asking
			.getByRole( 'button', { name: 'Quedarme con lo guardado' } )
			.click();
		await expect( place ).toHaveValue( 'Aula 6' );
		await expect.poll( () => isDirty( page ) ).toBe( false );
		expect( ( await stored( site, id ) ).place ).toBe( 'Aula 6' );
	} );

	test( 'an autosave and a preview show what is typed, and change nothing of the program', async ( {
		editor: { sidebar },
		page,
		site,
	} ) => {
		const id = await program( site, HELD );
		await openBlockEditor( page, id );
		await elsewhere( site, id, { event_status: 'cancelled' } );
		await words( sidebar ).fill( WORDS );
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).autosave()
		);
		const cancelled = { ...HELD, event_status: 'cancelled' };
		expect( await stored( site, id ) ).toEqual( cancelled );
		expect( await php( site )( 'facts_of_autosave', id ) ).toEqual( {
			...cancelled,
			sessions: LINE,
		} );
		// Words that cannot be read do not keep the text from being saved.
		await words( sidebar ).fill( 'cuando se pueda' );
		const address = await page.evaluate( () =>
			window.wp.data
				.dispatch( 'core/editor' )
				.__unstableSaveForPreview( { forceIsAutosaveable: true } )
		);
		const preview = await page.context().newPage();
		await preview.goto( address );
		await expect(
			preview.locator( '.programas-facts__list' ).first()
		).toContainText( 'Aula 1' );
		await preview.close();
		expect( await stored( site, id ) ).toEqual( cancelled );
		expect( await isDirty( page ) ).toBe( true );
		await words( sidebar ).fill( '' );
		await save( page );
	} );

	test( 'a program is saved with a changed synced pattern, and is refused beside it', async ( {
		editor: { sidebar },
		page,
		site,
	} ) => {
		const { id, pattern } = await php( site )< {
			id: number;
			pattern: number;
		} >( 'program_with_pattern', HELD );
		await openBlockEditor( page, id );
		await expect( words( sidebar ) ).toBeVisible();
		const saveBoth = async ( text: string ) => {
			await page.evaluate(
				async ( [ ref, html ] ) => {
					// Changes of a pattern that is still loading are none yet: WordPress would not ask about it.
					await window.wp.data
						.resolveSelect( 'core' )
						.getEntityRecord( 'postType', 'wp_block', ref );
					await window.wp.data
						.dispatch( 'core' )
						.editEntityRecord( 'postType', 'wp_block', ref, {
							content: `<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`,
						} );
				},
				[ pattern, text ] as const
			);
			await saveButton( page ).click();
			await page
				.getByRole( 'region', { name: 'Editor publish' } )
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
		};
		await words( sidebar ).fill( 'cuando se pueda' );
		await saveBoth( 'Uno' );
		await expect( words( sidebar ) ).toHaveAccessibleDescription(
			/^No se entiende «cuando se pueda»/
		);
		expect( await stored( site, id ) ).toEqual( HELD );
		await words( sidebar ).fill( WORDS );
		await saveBoth( 'Dos' );
		await expect
			.poll( async () => ( await stored( site, id ) ).sessions )
			.toBe( LINE );
		await expect.poll( () => isDirty( page ) ).toBe( false );
	} );
} );

test.describe( 'in the classic editor', () => {
	for ( const [ way, press ] of [
		[ 'a click', ( page: Page ) => page.locator( '#publish' ).click() ],
		[
			'the keyboard',
			async ( page: Page ) => {
				await page.locator( '#publish' ).focus();
				await page.keyboard.press( 'Enter' );
			},
		],
	] as const ) {
		test( `words and a price that are typed and saved at once by ${ way } are stored, complete, and what was changed elsewhere stays`, async ( {
			page,
			site,
		} ) => {
			const id = await program( site, HELD );
			await openClassicEditor( page, site, id );
			const box = page.locator( '#programs-filter-facts' );
			await box.getByLabel( 'Precio', { exact: true } ).fill( '15' );
			await words( box ).fill( WORDS );
			await elsewhere( site, id, { event_status: 'cancelled' } );
			await press( page );
			await expect( page.locator( '#message' ) ).toBeVisible();
			expect( await stored( site, id ) ).toEqual( {
				...HELD,
				price: '15 €',
				sessions: LINE,
				start: '2099-10-06T17:00',
				end: '2099-10-15T18:30',
				event_status: 'cancelled',
			} );
		} );
	}

	test( 'who leaves with unsaved facts is asked, and words that cannot be read come back with a sentence', async ( {
		page,
		site,
	} ) => {
		const id = await program( site, HELD );
		await openClassicEditor( page, site, id );
		const box = page.locator( '#programs-filter-facts' );
		const asked: string[] = [];
		page.on( 'dialog', ( dialog ) => {
			asked.push( dialog.type() );
			void dialog.dismiss();
		} );
		await words( box ).fill( 'cuando se pueda' );
		await page
			.goto( '/wp-admin/' )
			.catch( () => 'The page stays, as the question is dismissed.' );
		expect( asked ).toEqual( [ 'beforeunload' ] );
		await page.locator( '#publish' ).click();
		await expect( words( box ) ).toHaveAccessibleDescription(
			/^No se entiende «cuando se pueda»/
		);
		await expect( words( box ) ).toHaveValue( 'cuando se pueda' );
		expect( asked ).toHaveLength( 1 );
		expect( await stored( site, id ) ).toEqual( HELD );
		await words( box ).fill( '' );
	} );

	test( 'a fact that was changed on both sides is asked about', async ( {
		page,
		site,
	} ) => {
		const id = await program( site, HELD );
		await openClassicEditor( page, site, id );
		const box = page.locator( '#programs-filter-facts' );
		const place = box.getByLabel( 'Lugar' );
		const asking = page.getByRole( 'dialog', {
			name: 'Este programa ha cambiado mientras lo editabas',
		} );
		await place.fill( 'Aula 2' );
		await elsewhere( site, id, { place: 'Aula 5', price: '8 €' } );
		await page.locator( '#publish' ).click();
		await expect( asking ).toContainText( '«Aula 5»' );
		expect( await stored( site, id ) ).toEqual( {
			...HELD,
			place: 'Aula 5',
			price: '8 €',
		} );
		// Without a choice nothing is saved.
		await page.keyboard.press( 'Escape' );
		await expect( asking ).toBeHidden();
		await page.locator( '#publish' ).click();
		await expect( asking ).toBeVisible();
		expect( ( await stored( site, id ) ).place ).toBe( 'Aula 5' );
		await asking
			.getByRole( 'button', { name: 'Conservar lo mío' } )
			.click();
		await expect
			.poll( async () => ( await stored( site, id ) ).place )
			.toBe( 'Aula 2' );
		await expect( asking ).toBeHidden();

		await place.fill( 'Aula 3' );
		await elsewhere( site, id, { place: 'Aula 6' } );
		await page.locator( '#publish' ).click();
		await asking
			.getByRole( 'button', { name: 'Quedarme con lo guardado' } )
			.click();
		await expect( asking ).toBeHidden();
		await expect( page.locator( '.notice-error' ) ).toHaveCount( 0 );
		expect( ( await stored( site, id ) ).place ).toBe( 'Aula 6' );
	} );
} );
