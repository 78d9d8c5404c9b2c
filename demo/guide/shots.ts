import type { Page } from '@playwright/test';

/** A picture of docs/guia.md, or of the plugin directory. */
export interface Shot {
	/** Its file, in the repository. */
	file: string;
	/** Of the window; of the picture from its top. */
	size: { width: number; height: number };
	/** Goes there, signed in as the administrator. */
	show: ( page: Page ) => Promise< void >;
}

const DESKTOP = { width: 1200, height: 760 };
const DIRECTORY = { width: 1280, height: 960 };
const PHONE = { width: 390, height: 780 };

const LIST = '/wp-admin/edit.php?post_type=pfilter_programa';

/** The editor's own frame has the page; its cards have come. */
const cards = ( page: Page ) =>
	page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '.programas-card__title' )
		.first();

/** Opens a program. */
const openForm = async ( page: Page ): Promise< void > => {
	await page.goto( LIST );
	await page
		.getByRole( 'link', { name: 'Noche de telescopios' } )
		.first()
		.click();
	const panel = page.getByRole( 'button', {
		name: 'Datos principales',
	} );
	await panel.waitFor( { timeout: 120_000 } );
	await panel.evaluate( ( button ) =>
		button.scrollIntoView( { block: 'start' } )
	);
};

/** Opens a page, and selects its block. */
const openPage = async ( page: Page, title: string ): Promise< void > => {
	await page.goto( '/wp-admin/edit.php?post_type=page' );
	await page
		.getByRole( 'link', { name: title, exact: true } )
		.and( page.locator( '.row-title' ) )
		.click();
	await cards( page ).waitFor( { timeout: 120_000 } );
	// Until the block is selected, its cards are inert: the click is the block's.
	await cards( page ).click( { force: true } );
};

/** On a new site. */
export const ON_NEW_SITE: readonly Shot[] = [
	{
		file: 'docs/guia/primeros-pasos.webp',
		size: { width: 1200, height: 420 },
		show: async ( page ) => {
			await page.goto( LIST );
			await page.locator( '.programs-filter-first-steps' ).waitFor();
		},
	},
	{
		file: 'docs/guia/ejemplos.webp',
		size: DESKTOP,
		show: async ( page ) => {
			await page
				.getByRole( 'link', { name: 'Añadir seis ejemplos' } )
				.click();
			await page.locator( '.programas-handle' ).first().waitFor();
		},
	},
	{
		file: 'docs/guia/pagina.webp',
		size: DESKTOP,
		show: async ( page ) => {
			await page
				.getByRole( 'link', { name: 'Crear la página de programas' } )
				.click();
			await cards( page ).waitFor( { timeout: 120_000 } );
		},
	},
];

/** On the demo's site. */
export const ON_DEMO: readonly Shot[] = [
	{
		file: 'docs/guia/datos.webp',
		size: DESKTOP,
		show: openForm,
	},
	{
		file: 'docs/guia/ordenar.webp',
		size: DESKTOP,
		show: async ( page ) => {
			await page.goto( LIST );
			const handle = page.locator( '.programas-handle' ).nth( 1 );
			await handle.hover();
			await page.mouse.down();
			await page.mouse.move( 300, 330, { steps: 8 } );
			await page.mouse.move( 300, 430, { steps: 8 } );
		},
	},
	{
		file: 'docs/guia/bloque.webp',
		size: DESKTOP,
		show: async ( page ) => {
			await page.mouse.up();
			await openPage( page, 'Programas' );
		},
	},
	{
		file: 'docs/guia/visitante.webp',
		size: DESKTOP,
		show: async ( page ) => {
			await page.goto( '/programas/?categoria=musica' );
		},
	},
	{
		file: 'docs/guia/visitante-movil.webp',
		size: PHONE,
		show: async ( page ) => {
			await page.goto( '/programas/' );
		},
	},
];

/** A sheet as a town hall has it. */
const SHEET = `Actividad;Fecha;Hora;Lugar;Edad;Precio
Club de lectura;5/10/2027 al 17/12/2027;Martes 18:00-19:30;Biblioteca;A partir de 16 años;Gratis
Taller de cerámica;9 y 16 de octubre de 2027;10:00-13:00;Aula 2;De 8 a 12 años;15 €
Concierto de otoño;23/10/2027;20:00;Salón de actos;Todos los públicos;8 € (socios, 5 €)
Ajedrez para familias;Sábados de noviembre de 2027;11:00-12:30;Sala polivalente;Desde 6 años;Gratis
Excursión a la sierra;32/10/2027;9:00;Plaza Mayor;Personas adultas;12 €
`;

/** For the plugin directory, on the demo's site. */
export const OF_DIRECTORY: readonly Shot[] = [
	{
		file: '.wordpress-org/screenshot-1.png',
		size: DIRECTORY,
		show: async ( page ) => {
			await page.goto( '/agenda/' );
		},
	},
	{
		file: '.wordpress-org/screenshot-2.png',
		size: DIRECTORY,
		show: async ( page ) => {
			await page.goto( '/agenda/' );
			await page.getByRole( 'button', { name: 'Filtros' } ).click();
		},
	},
	{
		file: '.wordpress-org/screenshot-3.png',
		size: PHONE,
		show: async ( page ) => {
			await page.goto( '/agenda/' );
		},
	},
	{
		file: '.wordpress-org/screenshot-4.png',
		size: DIRECTORY,
		show: async ( page ) => {
			await page.goto( '/agenda/' );
			await page
				.getByRole( 'link', { name: 'Noche de telescopios' } )
				.click();
		},
	},
	{
		file: '.wordpress-org/screenshot-5.png',
		size: DIRECTORY,
		show: async ( page ) => {
			await openPage( page, 'Agenda' );
		},
	},
	{
		file: '.wordpress-org/screenshot-6.png',
		size: DIRECTORY,
		show: openForm,
	},
	{
		file: '.wordpress-org/screenshot-7.png',
		size: DIRECTORY,
		show: async ( page ) => {
			await page.goto( `${ LIST }&page=programs-filter-import` );
			await page.getByLabel( 'Archivo' ).setInputFiles( {
				name: 'otoño.csv',
				mimeType: 'text/csv',
				buffer: Buffer.from( SHEET ),
			} );
			await page.getByRole( 'button', { name: 'Continuar' } ).click();
			await page.locator( '.programs-filter-list' ).waitFor();
		},
	},
];
