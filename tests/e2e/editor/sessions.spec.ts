/**
 * The sessions of a program in its editor.
 */
import { expectNoAxeViolations } from '../axe.ts';
import { save } from './save.ts';
import { expect, test } from './test.ts';

test( 'an editor adds sessions in words and by fields, is told what is missing, cancels one session, moves another one, and removes a line', async ( {
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
	const schedule = sidebar.getByLabel( 'Horario' );
	await expect( schedule ).toBeVisible();
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/editor' )
			.editPost( { title: 'Taller con sesiones' } )
	);
	// In words.
	const words = sidebar
		.getByRole( 'group', { name: 'Sesiones', exact: true } )
		.getByLabel( 'Con palabras' );
	await words.fill( 'Sábados 10 h del 2/10/2027 al 30/10/2027' );
	await sidebar
		.getByRole( 'button', { name: 'Añadir', exact: true } )
		.click();
	await expect( words ).toHaveAccessibleDescription(
		/^Se entiende: 5 sesiones: del 2 al 30 de octubre de 2027/
	);
	await expect.poll( edited ).toBe( '2027-10-02/2027-10-30 SA 10:00' );
	// Days of the week say the schedule.
	await expect( schedule ).toHaveCount( 0 );
	// Removing them asks.
	const first = sidebar.getByRole( 'group', { name: 'Sesiones 1' } );
	const remove = first.getByRole( 'button', { name: 'Quitar: Sesiones 1' } );
	const asking = page.getByRole( 'dialog' );
	await remove.click();
	await asking.getByRole( 'button', { name: 'Cancel' } ).click();
	await remove.click();
	await asking.getByRole( 'button', { name: 'Quitar' } ).click();
	await expect( remove ).toHaveCount( 0 );
	await expect( first.getByLabel( 'Día', { exact: true } ) ).toBeFocused();
	expect( await edited() ).toBe( '' );

	// From a day to another one, and without an end.
	await first.getByLabel( 'Día', { exact: true } ).fill( '2027-10-05' );
	await first.getByLabel( 'Último día, si son varios' ).fill( '2027-12-16' );
	expect( await edited() ).toBe( '2027-10-05/2027-12-16' );
	await first.getByLabel( 'Sin final' ).check();
	expect( await edited() ).toBe( '2027-10-05/..' );
	await expect( schedule ).toBeVisible();
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

	// The next one is chosen already.
	// A double click cancels no other one.
	await sidebar.getByRole( 'button', { name: 'Se cancela' } ).dblclick();
	expect( await edited() ).toBe( `!2027-10-05\n${ rule }` );
	await sidebar.getByLabel( 'Una sola sesión' ).selectOption( '2027-10-12' );
	await sidebar.getByRole( 'button', { name: 'Es en otro lugar' } ).click();
	const place = sidebar.getByLabel( /12 oct\.? 2027: Lugar$/ );
	await expect( place ).toBeFocused();
	await place.fill( 'Biblioteca municipal' );
	expect( await edited() ).toBe(
		`!2027-10-05\n${ rule }\n@2027-10-12 Biblioteca municipal`
	);
	await sidebar
		.getByRole( 'button', { name: /^Quitar: .*12 oct\.? 2027$/ } )
		.click();
	await sidebar
		.getByRole( 'button', { name: /^Quitar: .*\b5 oct\.? 2027$/ } )
		.click();
	expect( await edited() ).toBe( rule );
	await sidebar.getByLabel( 'Una sola sesión' ).selectOption( '2027-10-14' );
	await sidebar.getByRole( 'button', { name: 'Es otro día' } ).click();
	await sidebar
		.getByLabel( /14 oct\.? 2027: nuevo día$/ )
		.fill( '2027-10-15' );
	expect( await edited() ).toBe( `${ rule }\n>2027-10-14 2027-10-15` );
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
	await sidebar
		.getByRole( 'button', { name: /^Quitar: .*14 oct\.? 2027$/ } )
		.click();
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
	await asking.getByRole( 'button', { name: 'Quitar' } ).click();
	await save( page );
	expect( await edited() ).toBe( '2027-12-18 17:00-18:30' );
} );
