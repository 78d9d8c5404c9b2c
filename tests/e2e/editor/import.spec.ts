/**
 * The page of the import, as an editor uses it.
 */
import type { Page } from '@playwright/test';
import { callsTo } from '../../call.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';
import { workbook } from './workbook.ts';

const PAGE =
	'/wp-admin/edit.php?post_type=pfilter_programa&page=programs-filter-import';
const ROUTE = /programs-filter(%2F|\/)v1(%2F|\/)import/;

const CSV = `Actividad;Comienza;Plazo;Sala o aula;Correo;Categorías
Importado: acuarela;03/03/2026 18:00;;Aula 1;hola@example.org;Cultura importada > Pintura
Importado: coro;;primavera;Aula 2;hola@;
;3/3/2026;;Aula 3;;
`;

const choose = async ( page: Page, content: string | Buffer ) => {
	await page.getByLabel( 'Archivo' ).setInputFiles( {
		name: 'programas.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from( content ),
	} );
	await page.getByRole( 'button', { name: 'Continuar' } ).click();
};

const comeOnline = ( page: Page ): Promise< boolean > =>
	page.evaluate( () => dispatchEvent( new Event( 'online' ) ) );

const result = ( page: Page, label: string ) =>
	page
		.locator( '.wrap tr' )
		.filter( { has: page.getByRole( 'rowheader', { name: label } ) } )
		.getByRole( 'cell' );

test.use( {
	expectedProblems: [
		[
			...OF_WORDPRESS,
			/Failed to load resource/,
			/request failed: \S+\/v1\/import\?/,
		],
		{ scope: 'test' },
	],
} );

test( 'an editor imports a sheet: columns, problems at their cells, what would happen, progress without a connection, report', async ( {
	page,
	site,
} ) => {
	const call = callsTo( site, { file: 'e2e/editor/import.php' } );
	await page.goto( PAGE );
	await expectNoAxeViolations( page, '.wrap' );

	await choose( page, 'PK\x03\x04' );
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'Guarda la hoja como CSV'
	);
	await choose( page, CSV );

	// A column whose name is not known is chosen with the keyboard.
	const place = page.getByLabel( 'Sala o aula' );
	await expect( place ).toHaveValue( '' );
	const leftOut = page.getByText( '1 columna no se importará: Sala o aula' );
	await expect( leftOut ).toBeVisible();
	await expect( page.getByLabel( 'Actividad' ) ).toHaveValue( 'title' );
	await place.focus();
	// Not by its letters: a machine that is busy takes them for words of their own.
	await expect( async () => {
		await page.keyboard.press( 'ArrowDown' );
		await expect( place ).toHaveValue( 'place', { timeout: 100 } );
	} ).toPass( { intervals: [ 0 ] } );
	await page.getByLabel( 'Publicados' ).check();
	await page.getByRole( 'button', { name: 'Ver cómo quedan' } ).click();
	await expect( place ).toHaveValue( 'place' );
	await expect( leftOut ).toBeHidden();
	await expect( page.getByLabel( 'Publicados' ) ).toBeChecked();
	await expect(
		page.getByRole( 'cell', { name: 'primavera' } )
	).toContainText( 'Escribe el día como 15/10/2027.' );
	await expect(
		page.getByRole( 'cell', { name: 'hola@' } ).last()
	).toContainText( 'Escribe una dirección como nombre@example.org.' );
	await expect(
		page.getByText( '2 de estas filas tienen algún problema.' )
	).toBeVisible();
	await expect( page.locator( '.wrap' ).getByRole( 'listitem' ) ).toHaveText(
		[
			/^Fila 3, .+: Escribe el día como 15\/10\/2027\.$/,
			'Fila 3, Correo electrónico: Escribe una dirección como nombre@example.org.',
			'Fila 4, Título: Escribe un título.',
		]
	);
	await expectNoAxeViolations( page, '.wrap' );

	await page
		.getByRole( 'button', { name: 'Comprobar todas las filas' } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'Así quedaría' } )
	).toBeVisible();
	await page.setViewportSize( { width: 1280, height: 400 } );
	await expect(
		page.getByRole( 'button', { name: 'Importar', exact: true } )
	).toBeInViewport( { ratio: 1 } );
	await page.setViewportSize( { width: 1280, height: 720 } );
	await expect( result( page, 'Se crearían' ) ).toHaveText( '2' );
	await expect( result( page, 'No se importarían' ) ).toHaveText( '1' );
	await expect( page.getByLabel( 'Correo' ) ).toHaveValue( 'hola@' );
	await expectNoAxeViolations( page, '.wrap' );
	await expect(
		page.getByRole( 'heading', { name: 'Categorías que se añadirían' } )
	).toBeVisible();
	await expect(
		page.getByText( 'Cultura importada > Pintura' )
	).toBeVisible();
	await expect( page.locator( '.wrap .ul-disc + p' ) ).toBeVisible();
	expect( await call( 'imported' ) ).toEqual( [] );

	// The connection is lost, the page loaded anew, and then it is there again.
	await page.route( ROUTE, ( route ) => route.abort() );
	await page.getByRole( 'button', { name: 'Importar', exact: true } ).click();
	const lost = page
		.locator( '.wrap' )
		.getByText( 'No hay conexión. Sigue solo en cuanto la haya.' );
	await expect( lost ).toBeVisible();
	await expect( page.locator( '#a11y-speak-assertive' ) ).toHaveText(
		/No hay conexión/
	);
	await page.reload();
	await expect( lost ).toBeVisible();

	// Its disk is full, and then it is not.
	await page.unroute( ROUTE );
	await page.route( ROUTE, ( route ) =>
		route.fulfill( {
			status: 507,
			json: { code: 'programs_filter_stuck', message: 'Disco lleno.' },
		} )
	);
	await page.reload();
	// It says so at the second try: that need not wait, as whatever waits goes on when a connection comes.
	await expect( async () => {
		await comeOnline( page );
		await expect( page.locator( '.programs-filter-state' ) ).toHaveText(
			'Disco lleno.',
			{ timeout: 250 }
		);
	} ).toPass();
	await page.unroute( ROUTE );
	await comeOnline( page );
	await expect(
		page.getByRole( 'heading', { name: 'Importación terminada' } )
	).toBeVisible();
	await expect( result( page, 'Creados' ) ).toHaveText( '2' );
	await expectNoAxeViolations( page, '.wrap' );
	expect( await call( 'imported' ) ).toEqual( [
		[
			'Importado: acuarela',
			'publish',
			'2026-03-03T18:00',
			'Aula 1',
			[ 'Pintura' ],
		],
		[ 'Importado: coro', 'publish', '', 'Aula 2', [] ],
	] );

	const downloading = page.waitForEvent( 'download' );
	await page.getByRole( 'link', { name: 'Descargar el informe' } ).click();
	const report = await ( await downloading ).createReadStream();
	const lines = Buffer.concat( await report.toArray() )
		.toString()
		.trim();
	expect( lines.split( '\r\n' ) ).toHaveLength( 4 );
	expect( lines ).toContain( ': Escribe el día como 15/10/2027.' );
	expect( lines ).toContain( '"Fila";"Título";' );
	await page.getByRole( 'button', { name: 'Importar otro archivo' } ).click();

	await page
		.getByRole( 'link', { name: 'Importaciones anteriores' } )
		.click();
	await page.getByText( 'Deshacer la importación' ).first().click();
	await expectNoAxeViolations( page, '.wrap' );
	await page
		.getByRole( 'button', { name: 'Deshacer ahora' } )
		.first()
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'La importación se ha deshecho' } )
	).toBeVisible();
	expect( await call( 'imported' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Importar otro archivo' } ).click();
	await call( 'remove_imported' );
} );

test( 'on a phone nothing but the table of rows is wider than the screen, and an import works without script', async ( {
	browser,
	page,
	site,
} ) => {
	const phone = { width: 360, height: 740 };
	const context = await browser.newContext( {
		baseURL: site.url,
		viewport: phone,
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	} );
	const plain = await context.newPage();
	await plain.goto( PAGE );
	await choose( plain, CSV );
	const width = await plain
		.locator( 'html' )
		.evaluate( ( html ) => html.scrollWidth );
	expect( width ).toBeLessThanOrEqual( phone.width );
	const preview = plain.getByRole( 'region', { name: 'Primeras filas' } );
	// Two columns would leave no room for a third.
	await preview.evaluate( ( region ) => {
		region.scrollLeft = region.scrollWidth;
	} );
	await expect(
		preview.getByRole( 'rowheader', { name: '2' } )
	).toBeInViewport( { ratio: 1 } );
	await expect(
		preview.getByRole( 'cell', { name: 'Importado: acuarela' } )
	).not.toBeInViewport();
	await plain
		.getByRole( 'button', { name: 'Comprobar todas las filas' } )
		.click();
	await plain.getByRole( 'button', { name: 'Seguir' } ).click();
	await expect( result( plain, 'Se crearían' ) ).toHaveText( '2' );
	await plain.getByRole( 'button', { name: 'Elegir otro archivo' } ).click();
	await expect( plain.getByLabel( 'Archivo' ) ).toBeVisible();
	await context.close();
} );

test( 'a workbook of Excel is read as it is, and its sheets are offered', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const file = page.getByLabel( 'Archivo' );
	const chooseWorkbook = ( buffer: Buffer ) =>
		file.setInputFiles( {
			name: 'talleres.xlsx',
			mimeType:
				'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
			buffer,
		} );
	await chooseWorkbook( Buffer.from( 'PK' ) );
	await expect(
		page.getByText( 'Este libro no se puede leer.' ).first()
	).toBeVisible();

	await chooseWorkbook(
		workbook( {
			Notas: [ [ 'Sin programas' ] ],
			Talleres: [
				[ 'Título', 'Comienza' ],
				[ 'Importado: yoga', 46084 ],
			],
		} )
	);
	await page.getByLabel( 'Hoja' ).selectOption( 'Talleres' );
	await page.getByRole( 'button', { name: 'Continuar' } ).click();
	await expect( page.getByText( 'Archivo: talleres.xlsx' ) ).toBeVisible();
	await expect( page.locator( '.wrap td' ) ).toHaveText( [
		'Se crearía',
		'Importado: yoga',
		'2026-03-03',
	] );
	await page.getByRole( 'button', { name: 'Elegir otro archivo' } ).click();
} );
