/**
 * The sessions of a program in its editor.
 */
import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../axe.ts';
import { save } from './save.ts';
import { expect, test } from './test.ts';

test( 'an editor writes sessions in words, answers what is asked, corrects them by fields, cancels one session and moves another one', async ( {
	editor: { sidebar },
	page,
} ) => {
	const edited = () =>
		page.evaluate(
			() =>
				(
					window.wp.data
						.select( 'core/editor' )
						.getEditedPostAttribute( 'meta' ) as Record<
						string,
						unknown
					>
				 ).pfilter_sessions
		);
	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	const words = sidebar.getByLabel( '¿Cuándo es?' );
	await expect( words ).toBeVisible();
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/editor' )
			.editPost( { title: 'Taller con sesiones' } )
	);
	// In words: what is not certain is asked, and an answer is a press.
	const ask = ( name: string ): Locator =>
		sidebar.getByRole( 'button', { name, exact: true } );
	await words.fill( 'sábados 5-7 del 2/10/2027 al 30/10/2027' );
	await page.keyboard.press( 'Tab' );
	await expect( words ).toHaveAccessibleDescription(
		/^«5-7»: ¿de 17:00 a 19:00\?/
	);
	await expectNoAxeViolations(
		page,
		'.components-panel__body:has([data-fact])'
	);
	await ask( 'De 17:00 a 19:00' ).click();
	await expect( words ).toHaveAccessibleDescription(
		/^Se entiende: 5 sesiones: sábados, de 17:00 a 19:00, del 2 al 30 de octubre de 2027/
	);
	await expect( words ).toHaveValue(
		'del 2/10/2027 al 30/10/2027, sábados, 17:00-19:00'
	);
	expect( await edited() ).toBe( '2027-10-02/2027-10-30 SA 17:00-19:00' );
	// What has no date yet is a text.
	await words.fill( 'cuando se pueda' );
	await page.keyboard.press( 'Tab' );
	await ask( 'Dejarlo como texto' ).click();
	const schedule = sidebar.getByLabel( 'Horario' );
	await expect( schedule ).toHaveValue( 'cuando se pueda' );
	await expect( words ).toHaveValue( '' );
	expect( await edited() ).toBe( '' );
	await schedule.fill( '' );
	await ask( 'Elegir días y horas' ).click();
	const first = sidebar.getByRole( 'group', { name: 'Sesiones 1' } );
	const remove = first.getByRole( 'button', { name: 'Quitar: Sesiones 1' } );
	await expect( first.getByLabel( 'Día', { exact: true } ) ).toBeFocused();

	// From a day to another one, and without an end.
	await first.getByLabel( 'Día', { exact: true } ).fill( '2027-10-05' );
	await first.getByLabel( 'Último día, si son varios' ).fill( '2027-12-16' );
	expect( await edited() ).toBe( '2027-10-05/2027-12-16' );
	await first.getByLabel( 'Sin final' ).check();
	expect( await edited() ).toBe( '2027-10-05/..' );
	await remove.click();

	// With fields: the first one has the focus.
	await sidebar
		.getByRole( 'button', { name: 'Añadir días de la semana' } )
		.click();
	await expect( first.getByLabel( 'Primer día' ) ).toBeFocused();
	await first.getByLabel( 'Primer día' ).fill( '2027-10-05' );
	await sidebar.getByRole( 'checkbox', { name: 'Artes' } ).focus();
	await expect( sidebar.getByRole( 'alert' ) ).toHaveText(
		/^Completa cada sesión/
	);
	await first.getByLabel( 'Último día' ).fill( '2027-12-16' );
	for ( const name of [ 'martes', 'jueves' ] ) {
		await first.getByRole( 'button', { name } ).click();
	}
	await first.getByLabel( 'De', { exact: true } ).fill( '17:00' );
	await first.getByLabel( 'A', { exact: true } ).fill( '18:30' );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
	const rule = '2027-10-05/2027-12-16 TU,TH 17:00-18:30';
	expect( await edited() ).toBe( rule );
	// A number can be emptied, and typed anew.
	await first.getByText( 'Por meses o no todas las semanas' ).click();
	const every = first.getByLabel( 'Cada cuántas semanas' );
	await every.fill( '' );
	await expect( every ).toHaveValue( '' );
	await every.fill( '2' );
	expect( await edited() ).toBe( `${ rule } *2` );
	await every.fill( '1' );

	// One day alone.
	const days = sidebar.getByRole( 'group', { name: 'Próximas sesiones' } );
	const change = async ( day: string, action: string ) => {
		await days.getByRole( 'button', { name: `Cambiar: ${ day }` } ).click();
		await page.getByRole( 'menuitem', { name: action } ).click();
	};
	const asPlanned = ( day: string ) =>
		days.getByRole( 'button', { name: `Dejar como estaba: ${ day }` } );
	await change( 'martes 5 de octubre de 2027', 'Se cancela' );
	await expect( days.getByLabel( 'Motivo' ) ).toBeFocused();
	await page.keyboard.type( 'Huelga' );
	await change( 'martes 12 de octubre de 2027', 'Es en otro lugar' );
	const place = days.getByLabel( 'Lugar' );
	await expect( place ).toBeFocused();
	// The server has answered, and the place is still to be written.
	await page.waitForResponse( /understood/ );
	await expect( place ).toBeFocused();
	await page.keyboard.type( 'Biblioteca municipal' );
	await change( 'jueves 14 de octubre de 2027', 'Cambia a otro día' );
	await days.getByLabel( 'Nuevo día' ).fill( '2027-10-15' );
	expect( await edited() ).toBe(
		`!2027-10-05 Huelga\n${ rule }\n>2027-10-14 2027-10-15\n@2027-10-12 Biblioteca municipal`
	);
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
	await asPlanned( 'martes 12 de octubre de 2027' ).click();
	await asPlanned( 'jueves 14 de octubre de 2027' ).click();
	await asPlanned( 'martes 5 de octubre de 2027' ).click();
	await expect(
		days.getByRole( 'button', {
			name: 'Cambiar: martes 5 de octubre de 2027',
		} )
	).toBeFocused();
	expect( await edited() ).toBe( rule );

	// The first and the last Thursday of each month.
	await first.getByRole( 'button', { name: 'martes' } ).click();
	await first.getByRole( 'button', { name: '1.º' } ).click();
	await first.getByRole( 'button', { name: 'último' } ).click();
	const monthly = '2027-10-05/2027-12-16 1TH,-1TH 17:00-18:30';
	expect( await edited() ).toBe( monthly );

	// A day takes over the hours.
	await sidebar.getByRole( 'button', { name: 'Añadir un día' } ).click();
	const second = sidebar.getByRole( 'group', { name: 'Sesiones 2' } );
	const day = second.getByLabel( 'Día', { exact: true } );
	// A date that is cleared leaves its line.
	await day.fill( '' );
	expect( await edited() ).toBe( `${ monthly }\n? 17:00-18:30` );
	await day.fill( '2027-12-18' );
	expect( await edited() ).toBe( `${ monthly }\n2027-12-18 17:00-18:30` );
	await expectNoAxeViolations(
		page,
		'.components-panel__body:has([data-fact])'
	);
	await remove.click();
	await save( page );
	expect( await edited() ).toBe( '2027-12-18 17:00-18:30' );
} );
