import {
	expect,
	type FrameLocator,
	type Locator,
	type Page,
} from '@playwright/test';
import { callsTo } from '../../call.ts';
import type { Site } from '../../announced-site.ts';
import { isOpen, startOver } from './open-editor.ts';
import { save } from './save.ts';

/** What a block's part of a post's content is, as the editor saves it. */
export const block = ( attributes: Record< string, unknown > = {} ): string => {
	const json =
		Object.keys( attributes ).length === 0
			? ''
			: `${ JSON.stringify( attributes ) } `;
	return `<!-- wp:programs-filter/programas ${ json }/-->`;
};

/**
 * The post editor, as a person uses it.
 */
export class Editor {
	readonly page: Page;
	readonly site: Site;
	/** Where the page is edited. */
	readonly canvas: FrameLocator;
	/** The sidebar. */
	readonly sidebar: Locator;
	/** Whether an editor that is open already will do. */
	readonly #shares: boolean;

	constructor( page: Page, site: Site, shares: boolean ) {
		this.#shares = shares;
		this.page = page;
		this.site = site;
		this.canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		this.sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	}

	/**
	 * Opens a draft.
	 *
	 * @param content Its content.
	 */
	async open( content = '' ): Promise< void > {
		if ( this.#shares && ( await isOpen( this.page ) ) ) {
			await startOver( this.page, content );
			return;
		}
		const call = callsTo( this.site, { file: 'e2e/editor/editor.php' } );
		const id = await call< number >( 'draft', content );
		await this.page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await expect(
			this.canvas.locator( '.wp-block-post-title' )
		).toBeVisible();
	}

	/** The blocks "Programas" of the page. */
	blocks(): Locator {
		return this.canvas.locator( '[data-type="programs-filter/programas"]' );
	}

	/** Titles of the cards that a block shows. */
	titles( within: Locator = this.blocks().first() ): Locator {
		return within.locator(
			'.programas-card:not([hidden]) .programas-card__title'
		);
	}

	/** A pill of the first block. It is out of reach, as all of the preview. */
	pill( label: string ): Locator {
		return this.blocks()
			.first()
			.locator( '.programas-pill' )
			.filter( {
				hasText: new RegExp( `^\\s*${ label }( \\d+)?\\s*$` ),
			} );
	}

	/** Opens a draft with one block, and waits for its cards. */
	async openBlock(
		attributes: Record< string, unknown > = {}
	): Promise< void > {
		await this.open( block( attributes ) );
		await expect(
			this.blocks()
				.first()
				.locator(
					'.programas-card__title, .programas-pill[data-category]'
				)
				.first()
		).toBeVisible();
	}

	/** The same, and selects the block. */
	async openSelected(
		attributes: Record< string, unknown > = {}
	): Promise< void > {
		await this.openBlock( attributes );
		await this.select();
	}

	/** Inserts the block below the title, by typing its name, and waits for its cards. */
	async typeBlock(): Promise< void > {
		await this.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.press( 'Enter' );
		await this.page.keyboard.type( '/programas' );
		// Earlier, the list is that of "/pr", and Enter takes another block.
		await expect(
			this.page.getByRole( 'option', {
				name: 'Programas',
				exact: true,
				selected: true,
			} )
		).toBeVisible();
		await this.page.keyboard.press( 'Enter' );
		// Without what is over.
		await expect( this.titles() ).toHaveCount( 20 );
	}

	/** Selects a block, and shows a tab of its sidebar with all that is in it. */
	async select(
		index = 0,
		tab: 'Settings' | 'Styles' = 'Settings'
	): Promise< void > {
		await this.page.evaluate( ( wanted ) => {
			const { select, dispatch } = window.wp.data;
			const clientId = select( 'core/block-editor' ).getBlocksByName(
				'programs-filter/programas'
			)[ wanted ];
			dispatch( 'core/block-editor' ).selectBlock( clientId );
		}, index );
		await this.openSidebar();
		await this.sidebar.getByRole( 'tab', { name: tab } ).click();
		if ( tab === 'Settings' ) {
			await this.openPanels();
		}
	}

	/** Shows the settings of the block that is selected. */
	async openSidebar(): Promise< void > {
		await this.page.evaluate( () =>
			window.wp.data
				.dispatch( 'core/edit-post' )
				.openGeneralSidebar( 'edit-post/block' )
		);
	}

	/** Opens the panels of the selected block that are closed at first. */
	async openPanels(): Promise< void > {
		const closed = this.sidebar.locator(
			'.components-panel__body-toggle[aria-expanded="false"]'
		);
		while ( ( await closed.count() ) > 0 ) {
			await closed.first().click();
		}
	}

	/** Chooses the parts of the selected block. */
	async showOnly( parts: string ): Promise< void > {
		await this.sidebar
			.getByRole( 'combobox', { name: 'Mostrar', exact: true } )
			.selectOption( { label: parts } );
	}

	/** Takes the cards out of the only block of the page. */
	async filterNothing(): Promise< void > {
		await this.showOnly( 'Solo los filtros' );
		await expect(
			this.sidebar.getByText(
				'En esta página aún no hay programas que filtrar.'
			)
		).toBeVisible();
	}

	/** A choice of a list in the sidebar. */
	choice( list: string, name: string ): Locator {
		return this.sidebar
			.getByRole( 'group', { name: list, exact: true } )
			.getByRole( 'checkbox', { name, exact: true } );
	}

	/** Names of the blocks whose markup is not what their `save` makes. */
	invalid(): Promise< string[] > {
		return this.page.evaluate( () => {
			const flat = ( blocks: BlockInEditor[] ): BlockInEditor[] =>
				blocks.flatMap( ( found ) => [
					found,
					...flat( found.innerBlocks ),
				] );
			return flat(
				window.wp.data.select( 'core/block-editor' ).getBlocks()
			)
				.filter( ( { isValid } ) => ! isValid )
				.map( ( { name } ) => name );
		} );
	}

	/** What the post would be saved as. */
	content(): Promise< string > {
		return this.page.evaluate( () =>
			window.wp.data.select( 'core/editor' ).getEditedPostContent()
		);
	}

	/** Publishes the page, and opens it in another tab. */
	async publish(): Promise< Page > {
		await save( this.page, { status: 'publish' } );
		const address = await this.page.evaluate( () =>
			window.wp.data.select( 'core/editor' ).getPermalink()
		);
		if ( address === null ) {
			throw new Error( 'The page was not published.' );
		}
		const published = await this.page.context().newPage();
		await published.goto( address );
		return published;
	}
}
