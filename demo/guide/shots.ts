import type { Page } from '@playwright/test';

/** A picture of docs/guia.md. */
export interface Shot {
	/** Name of its file. */
	name: string;
	/** Of the window; of the picture from its top. */
	size: { width: number; height: number };
	/** Goes there, signed in as the administrator. */
	show: ( page: Page ) => Promise< void >;
}

const DESKTOP = { width: 1200, height: 760 };
const PHONE = { width: 390, height: 780 };

const LIST = '/wp-admin/edit.php?post_type=pfilter_programa';

/** The editor's own frame has the page; its cards have come. */
const cards = ( page: Page ) =>
	page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '.programas-card__title' )
		.first();

/** On a new site. */
export const ON_NEW_SITE: readonly Shot[] = [
	{
		name: 'primeros-pasos',
		size: { width: 1200, height: 420 },
		show: async ( page ) => {
			await page.goto( LIST );
			await page.locator( '.programs-filter-first-steps' ).waitFor();
		},
	},
	{
		name: 'ejemplos',
		size: DESKTOP,
		show: async ( page ) => {
			await page
				.getByRole( 'button', { name: 'Cargar seis ejemplos' } )
				.click();
			await page.locator( '.programas-handle' ).first().waitFor();
		},
	},
	{
		name: 'pagina',
		size: DESKTOP,
		show: async ( page ) => {
			await page
				.getByRole( 'button', { name: 'Crear la página de programas' } )
				.click();
			await cards( page ).waitFor( { timeout: 120_000 } );
		},
	},
];

/** On the demo's site. */
export const ON_DEMO: readonly Shot[] = [
	{
		name: 'datos',
		size: DESKTOP,
		show: async ( page ) => {
			await page.goto( LIST );
			await page
				.getByRole( 'link', { name: 'Noche de telescopios' } )
				.first()
				.click();
			const panel = page.getByRole( 'button', {
				name: 'Cuándo',
			} );
			await panel.waitFor( { timeout: 120_000 } );
			await panel.evaluate( ( button ) =>
				button.scrollIntoView( { block: 'start' } )
			);
		},
	},
	{
		name: 'ordenar',
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
		name: 'bloque',
		size: DESKTOP,
		show: async ( page ) => {
			await page.mouse.up();
			await page.goto( '/wp-admin/edit.php?post_type=page' );
			await page
				.getByRole( 'link', { name: 'Programas', exact: true } )
				.and( page.locator( '.row-title' ) )
				.click();
			await cards( page ).waitFor( { timeout: 120_000 } );
			// Until the block is selected, its cards are inert: the click is the block's.
			await cards( page ).click( { force: true } );
		},
	},
	{
		name: 'visitante',
		size: DESKTOP,
		show: async ( page ) => {
			await page.goto( '/programas/?categoria=musica' );
		},
	},
	{
		name: 'visitante-movil',
		size: PHONE,
		show: async ( page ) => {
			await page.goto( '/programas/' );
		},
	},
];
