/**
 * The page of the import, as an editor uses it.
 */
import { readFile } from 'node:fs/promises';
import { utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { callsTo } from '../../call.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { expect, OF_WORDPRESS, test } from './test.ts';

const PAGE =
	'/wp-admin/edit.php?post_type=pfilter_programa&page=programs-filter-import';
const ROUTE = /programs-filter(%2F|\/)v1(%2F|\/)import/;

/** A workbook as a club has it: a page about it in front, a title above the names, a section, a total. */
const WORKBOOK = {
	Instrucciones: [ [ 'Rellena una fila por actividad.' ] ],
	Actividades: [
		[ 'Programación 2099' ],
		[
			'Actividad',
			'Comienza',
			'Dónde nos vemos',
			'Correo',
			'Plazas',
			'Categorías',
		],
		[ 'CULTURA IMPORTADA' ],
		[
			'Importado: acuarela',
			'03/04/2099 18:00',
			'Aula 1',
			'hola@example.org',
			'12/20',
		],
		[ 'Importado: coro', 'primavera', 'Aula 2', 'hola@' ],
		[ '', '3/4/2099', 'Aula 3' ],
		[ 'TOTAL: 3' ],
	],
};

const choose = async (
	page: Page,
	content: string | Buffer,
	name = 'programas.csv'
) => {
	const file = page.getByLabel( 'Archivo' );
	// Its script reads workbooks.
	await page.waitForLoadState();
	await file.setInputFiles( {
		name,
		mimeType: 'application/octet-stream',
		buffer: Buffer.from( content ),
	} );
	// A workbook is read first.
	await expect
		.poll( () =>
			file.evaluate( ( input: HTMLInputElement ) => input.files?.length )
		)
		.toBe( 1 );
	await page.getByRole( 'button', { name: 'Continuar' } ).click();
};

const workbook = (): Buffer => {
	const book = utils.book_new();
	for ( const [ name, rows ] of Object.entries( WORKBOOK ) ) {
		utils.book_append_sheet( book, utils.aoa_to_sheet( rows ), name );
	}
	return write( book, { type: 'buffer', bookType: 'xlsx' } ) as Buffer;
};

const comeOnline = ( page: Page ): Promise< boolean > =>
	page.evaluate( () => dispatchEvent( new Event( 'online' ) ) );

const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name } );

const row = ( page: Page, text: string ) =>
	page
		.locator( '.programs-filter-list tbody tr' )
		.filter( { hasText: text } );

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

test( 'an editor imports a workbook: sees the programs, answers, imports, and takes it back', async ( {
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

	await choose( page, workbook(), 'actividades.xlsx' );
	await expect( heading( page, 'Así quedarán los programas' ) ).toBeVisible();
	await expect( page.locator( '.wrap' ) ).toContainText( 'actividades.xlsx' );
	await expect(
		page.getByRole( 'group', { name: 'El archivo tiene 2 hojas.' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'radio', { name: 'Actividades' } )
	).toBeChecked();
	await expect( page.locator( '.programs-filter-summary' ) ).toHaveText(
		'Programas nuevos: 2 · No se importarían: 1'
	);
	await expect(
		page.locator( '.programs-filter-new-categories' )
	).toContainText( 'Cultura importada' );
	await expectNoAxeViolations( page, '.wrap' );
	// What has to be looked at comes first.
	await expect(
		page.locator( '.programs-filter-list tbody tr' )
	).toContainText( [ 'Fila 5', 'Fila 6', 'Fila 4' ] );
	await expect( row( page, 'Importado: coro' ) ).toContainText(
		'«primavera»'
	);

	// What a column holds is chosen with the keyboard.
	await page.getByText( 'Columnas: se importan 5 de 6' ).focus();
	await page.keyboard.press( 'Enter' );
	const place = page.getByLabel( 'Dónde nos vemos', { exact: true } );
	await expect( place ).toHaveValue( '' );
	await place.focus();
	// Not by its letters: a machine that is busy takes them for words of their own.
	await expect( async () => {
		await page.keyboard.press( 'ArrowDown' );
		await expect( place ).toHaveValue( 'place', { timeout: 100 } );
	} ).toPass( { intervals: [ 0 ] } );

	// An answer is asked for before anything is imported.
	const importing = page.getByRole( 'button', {
		name: /^Importar \d+ programas?$/,
	} );
	await page.setViewportSize( { width: 1280, height: 400 } );
	await expect( importing ).toBeInViewport( { ratio: 1 } );
	await page.setViewportSize( { width: 1280, height: 720 } );
	await importing.click();
	await expect( heading( page, 'Así quedarán los programas' ) ).toBeVisible();
	expect(
		await page
			.getByRole( 'radio', { name: '3 de abril de 2099' } )
			.evaluate( ( radio: HTMLInputElement ) => radio.validity.valid )
	).toBe( false );
	await page.getByRole( 'radio', { name: '3 de abril de 2099' } ).focus();
	await page.keyboard.press( 'Space' );
	await page.getByRole( 'radio', { name: 'Publicados' } ).check();
	await page
		.getByRole( 'button', { name: 'Aplicar y comprobar otra vez' } )
		.click();
	await expect( row( page, 'Importado: acuarela' ) ).toContainText(
		/3 de abril de 2099.*Aula 1/s
	);
	await expectNoAxeViolations( page, '.wrap' );
	expect( await call( 'imported' ) ).toEqual( [] );

	// The connection is lost, the page loaded anew, and then it is there again.
	await page.route( ROUTE, ( route ) => route.abort() );
	await importing.click();
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
	await expect( heading( page, 'Importación terminada' ) ).toBeVisible();
	await expect( page.locator( '.programs-filter-summary' ) ).toHaveText(
		'Creados: 2 · No importados: 1'
	);
	await expectNoAxeViolations( page, '.wrap' );
	expect( await call( 'imported' ) ).toEqual( [
		[
			'Importado: acuarela',
			'publish',
			'2099-04-03T18:00',
			'Aula 1',
			[ 'Cultura importada' ],
		],
		[ 'Importado: coro', 'draft', '', 'Aula 2', [ 'Cultura importada' ] ],
	] );

	const downloading = page.waitForEvent( 'download' );
	await page.getByRole( 'link', { name: 'Descargar el informe' } ).click();
	const report = await ( await downloading ).createReadStream();
	const lines = Buffer.concat( await report.toArray() )
		.toString()
		.trim();
	expect( lines.split( '\r\n' ) ).toHaveLength( 4 );
	expect( lines ).toContain( 'hola@' );
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
		heading( page, 'La importación se ha deshecho' )
	).toBeVisible();
	expect( await call( 'imported' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Importar otro archivo' } ).click();
	await call( 'remove_imported' );
} );

test( 'rows are searched, and chosen by what has to be looked at', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const rows = Array.from(
		{ length: 60 },
		( _, at ) =>
			`Importado: ${ at };Aula ${ at };${ at === 41 ? 'a@' : '' }`
	);
	await choose( page, `Título;Lugar;Correo\n${ rows.join( '\n' ) }\n` );
	const shown = page.locator( '.programs-filter-list tbody tr' );
	await expect( shown.first() ).toContainText( 'Importado: 41' );
	await page.getByRole( 'searchbox' ).fill( 'aula 17' );
	await page.getByRole( 'searchbox' ).press( 'Enter' );
	await expect( shown ).toHaveCount( 1 );
	await expect( shown ).toContainText( 'Importado: 17' );
	await page.getByRole( 'link', { name: 'Por revisar (1)' } ).click();
	await expect( shown ).toHaveCount( 1 );
	await expect( shown ).toContainText( 'Importado: 41' );
	await page.getByRole( 'button', { name: 'Elegir otro archivo' } ).click();
	await expect( page.getByLabel( 'Archivo' ) ).toBeVisible();
} );

test( 'on a phone nothing is wider than the screen, and an import works without script', async ( {
	browser,
	page,
	site,
} ) => {
	const call = callsTo( site, { file: 'e2e/editor/import.php' } );
	const phone = { width: 360, height: 740 };
	const context = await browser.newContext( {
		baseURL: site.url,
		viewport: phone,
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	} );
	const plain = await context.newPage();
	await plain.goto( PAGE );
	await choose(
		plain,
		'Actividad;Comienza;Lugar;Correo\nImportado: acuarela;13/4/2099;Aula 1;\nImportado: coro;primavera;Aula 2;hola@\n'
	);
	await expect( row( plain, 'Importado: coro' ) ).toBeVisible();
	const width = await plain
		.locator( 'html' )
		.evaluate( ( html ) => html.scrollWidth );
	expect( width ).toBeLessThanOrEqual( phone.width );
	await plain.getByRole( 'button', { name: 'Importar 2 programas' } ).click();
	await plain.getByRole( 'button', { name: 'Seguir' } ).click();
	await expect( heading( plain, 'Importación terminada' ) ).toBeVisible();
	expect( await call( 'imported' ) ).toHaveLength( 2 );
	await plain
		.getByRole( 'button', { name: 'Importar otro archivo' } )
		.click();
	await expect( plain.getByLabel( 'Archivo' ) ).toBeVisible();
	await call( 'remove_imported' );
	await context.close();
} );

test( 'a workbook and a calendar are read as they are, and workbooks are made', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const file = page.getByLabel( 'Archivo' );
	/** The lines of the file that the form would send. */
	const lines = () =>
		file.evaluate( async ( input: HTMLInputElement ) =>
			( ( await input.files?.[ 0 ]?.text() ) ?? '' ).trim().split( '\n' )
		);
	const failed = page.getByText( 'Este archivo no se puede leer.' ).first();
	await file.setInputFiles( {
		name: 'talleres.xlsx',
		mimeType: 'application/octet-stream',
		buffer: Buffer.from( 'PK\x03\x04' ),
	} );
	await expect( failed ).toBeVisible();
	expect( await lines() ).toEqual( [ '' ] );

	// The template, made and read again.
	const downloading = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Descargar para Excel' } ).click();
	const template = await downloading;
	expect( template.suggestedFilename() ).toBe( 'plantilla-programas.xlsx' );
	await file.setInputFiles( {
		name: template.suggestedFilename(),
		mimeType: 'application/octet-stream',
		buffer: await readFile( await template.path() ),
	} );
	await expect( failed ).toBeHidden();
	await expect.poll( lines ).toContain( '{"page":"Columnas"}' );
	expect( ( await lines() )[ 2 ] ).toContain( '[1,["Título","Texto",' );

	const calendar =
		'BEGIN:VCALENDAR\nX-WR-CALNAME:Agenda\nBEGIN:VEVENT\nSUMMARY:Coro\nDTSTART:20270714T160000Z\nEND:VEVENT\nEND:VCALENDAR';
	await file.setInputFiles( {
		name: 'agenda.ics',
		mimeType: 'text/calendar',
		buffer: Buffer.from( calendar ),
	} );
	await expect
		.poll( lines )
		.toEqual( [
			'{"format":"programs-filter-sheet"}',
			'{"page":"Agenda"}',
			'[1,["Título","Comienza"]]',
			'[2,["Coro","2027-07-14 18:00"]]',
		] );
	await expectNoAxeViolations( page, '.wrap' );
} );
