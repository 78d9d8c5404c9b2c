/**
 * The excerpt that is taken from the content of a program without one of its own: never more than WordPress would show.
 */
import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox, version } = wordpress();

const paragraph = ( text: string, attributes = '' ): string =>
	`<!-- wp:paragraph ${ attributes }-->\n<p>${ text }</p>\n<!-- /wp:paragraph -->\n\n`;

const HIDDEN = '{"metadata":{"blockVisibility":false}} ';

interface Excerpts {
	/** On the card. */
	card: string | undefined;
	/** In the editor. */
	preview: string;
	/** WordPress's own, as long. */
	wordpress: string;
}

const excerptsIn = ( html: string ) =>
	textsOf( parse( html ), '.programas-card__excerpt' );

/**
 * The excerpts of a program.
 *
 * @param content Its content.
 * @param plugin  Somebody else's, as excerpt.php names it.
 * @param excerpt Its excerpt, written by hand.
 */
async function excerptsOf(
	content: string,
	plugin = '',
	excerpt = ''
): Promise< Excerpts > {
	const { html, preview, core } = await inSandbox< {
		html: string;
		preview: string;
		core: string;
	} >( 'excerpts_of', content, plugin, excerpt );
	return {
		card: excerptsIn( html )[ 0 ],
		preview: excerptsIn( preview ).join(),
		wordpress: core,
	};
}

const sameAs = ( text: string ) => ( {
	card: text === '' ? undefined : text,
	preview: text,
	wordpress: text,
} );

const long = ( word: string ) => `${ word } `.repeat( 40 ).trim();

describe( 'an automatic excerpt', () => {
	// WordPress 6.8 cannot hide a block, and shows on the page too what a newer one hid.
	const hides = version !== '6.8';

	it( 'does not contain a paragraph that the editor hid', async () => {
		expect(
			await excerptsOf(
				paragraph( 'Oculto', HIDDEN ) +
					paragraph( 'A la vista' ) +
					paragraph( 'Secreto', HIDDEN )
			)
		).toEqual(
			sameAs( hides ? 'A la vista' : 'Oculto A la vista Secreto' )
		);
	} );

	it( 'does not contain what stands in a hidden group', async () => {
		expect(
			await excerptsOf(
				`<!-- wp:group ${ HIDDEN }-->\n<div class="wp-block-group">${ paragraph( 'Oculto' ) }</div>\n<!-- /wp:group -->\n\n` +
					`<!-- wp:group -->\n<div class="wp-block-group">${ paragraph( 'Secreto', HIDDEN ) }${ paragraph( 'A la vista' ) }</div>\n<!-- /wp:group -->`
			)
		).toEqual(
			sameAs( hides ? 'A la vista' : 'Oculto Secreto A la vista' )
		);
	} );

	it( 'has of a paragraph that only phones hide what WordPress has', async () => {
		expect(
			await excerptsOf(
				paragraph(
					'En pantallas grandes',
					'{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} '
				)
			)
		).toEqual( sameAs( 'En pantallas grandes' ) );
	} );

	it( 'has no text of a block that WordPress leaves out of excerpts, and none that another plugin leaves out', async () => {
		const content =
			`<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Botón</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->\n\n` +
			`<!-- wp:acme/members -->\n<p>Solo para socios</p>\n<!-- /wp:acme/members -->\n\n` +
			`<!-- wp:heading -->\n<h2 class="wp-block-heading">Título</h2>\n<!-- /wp:heading -->\n\n` +
			paragraph( 'Texto' );
		expect( await excerptsOf( content ) ).toEqual(
			sameAs( 'Título Texto' )
		);
		expect(
			await excerptsOf( content, 'no headings in excerpts' )
		).toEqual( sameAs( 'Texto' ) );
	} );

	it( 'has no text that another plugin hides from this visitor when the block is rendered', async () => {
		expect(
			await excerptsOf(
				paragraph( 'Solo socios', '{"socios":true} ' ) +
					paragraph( 'Solo premium', '{"premium":true} ' ) +
					paragraph( 'Para todos' ),
				'blocks for members'
			)
		).toEqual( sameAs( 'Para todos' ) );
	} );

	it( 'is of the program, not of the page, for blocks and plugins that ask which post they are in', async () => {
		expect(
			await excerptsOf(
				paragraph( 'De quién' ),
				'titles in place of paragraphs'
			)
		).toEqual( sameAs( 'A' ) );
	} );

	it.each( [
		[ 'with blocks', paragraph( 'Privado' ) + paragraph( 'También' ) ],
		[ 'of the classic editor', 'Privado\n\nTambién' ],
	] )(
		'is what a plugin for members puts in place of a content %s',
		async ( _, content ) => {
			expect(
				await excerptsOf( content, 'contents for members' )
			).toEqual( sameAs( 'Hazte socio' ) );
		}
	);

	it( 'has nothing of what a plugin takes out of the content, wherever its mark ends', async () => {
		expect(
			await excerptsOf(
				paragraph( 'Antes' ) +
					paragraph( '{{socios}}' ) +
					paragraph( long( 'secreto' ) ) +
					paragraph( '{{/socios}}' ) +
					paragraph( 'Después' ),
				'parts for members'
			)
		).toEqual( sameAs( 'Antes Después' ) );
	} );

	it( 'goes without what a plugin adds below the content', async () => {
		const plugin = 'buttons below the content';
		const { card, preview } = await excerptsOf(
			paragraph( 'Lo «mejor» "de todo" -- así :)' ),
			plugin
		);
		expect( [ card, preview ] ).toEqual(
			Array( 2 ).fill( 'Lo «mejor» “de todo” — así :)' )
		);
		expect( ( await excerptsOf( '[programas]', plugin ) ).card ).toBe(
			undefined
		);
	} );

	it.each( [ '<!--more-->', '<!--more Sigue-->', '<!--nextpage-->' ] )(
		'ends at %s',
		async ( mark ) => {
			const name = mark.includes( 'next' ) ? 'nextpage' : 'more';
			expect(
				await excerptsOf(
					paragraph( 'Antes' ) +
						`<!-- wp:${ name } -->\n${ mark }\n<!-- /wp:${ name } -->\n\n` +
						paragraph( 'Después' )
				)
			).toEqual( sameAs( 'Antes' ) );
			expect( await excerptsOf( `Antes\n${ mark }\nDespués` ) ).toEqual(
				sameAs( 'Antes' )
			);
		}
	);

	it( 'has thirty words, from as many blocks as that takes', async () => {
		const content =
			paragraph( 'uno dos' ) +
			'Texto suelto.\n\n' +
			paragraph( long( 'tres' ) ) +
			paragraph( 'cuatro' );
		expect( await excerptsOf( content ) ).toEqual(
			sameAs( `uno dos Texto suelto. ${ 'tres '.repeat( 26 ).trim() }…` )
		);
	} );

	it( 'renders no more blocks than it needs, and none a second time', async () => {
		const rendered = await inSandbox< string[] >(
			'rendered_paragraphs',
			paragraph( 'uno' ) +
				paragraph( long( 'dos' ) ) +
				paragraph( 'tres' )
		);
		expect( rendered ).toEqual( [ 'uno', 'dos' ] );
	} );

	it( 'contains no listing, also where a plugin lets every block and shortcode into excerpts', async () => {
		const { html, preview } = await inSandbox< {
			html: string;
			preview: string;
		} >( 'with_listings', paragraph( 'Texto' ) );
		expect( html.match( /class="programas /g ) ).toHaveLength( 1 );
		expect( excerptsIn( html ) ).toEqual( [ 'Texto' ] );
		expect( excerptsIn( preview ) ).toEqual( [ 'Texto' ] );
	} );

	it( 'is of the content where somebody made no text of the own one', async () => {
		const { card, preview } = await excerptsOf(
			paragraph( 'Texto' ),
			'excerpts that are no text'
		);
		expect( [ card, preview ] ).toEqual( [ 'Texto', 'Texto' ] );
	} );

	it( 'fetches nothing that the content embeds, and asks for no author', async () => {
		const { requests, queries } = await inSandbox< {
			requests: number;
			queries: number;
		} >( 'needs' );
		expect( requests ).toBe( 0 );
		expect( queries ).toBe( 0 );
	} );

	it( 'leaves the automatic excerpts of the page before the filters of others', async () => {
		const excerpts = await inSandbox< string[] >( 'among_others' );
		expect( excerpts ).toEqual( [
			'Noticia Leer más',
			'Texto Leer más',
			'Noticia Leer más',
		] );
	} );

	it( 'leaves the filters, the post and the page as they were', async () => {
		const [ before, after ] = await inSandbox< [ string[], string[] ] >(
			'around_listing',
			paragraph( 'Texto' )
		);
		expect( after ).toEqual( before );
	} );
} );

describe( 'an excerpt', () => {
	it.each( [
		[ 'taken from the text', '' ],
		[ 'written by hand', 'Resumen secreto' ],
	] )(
		'%s is not shown where a plugin for members restricts it in the_excerpt()',
		async ( _, excerpt ) => {
			const { card, preview } = await excerptsOf(
				paragraph( 'Texto secreto' ),
				'excerpts for members',
				excerpt
			);
			expect( card ).toMatch( /^Hazte socio\s*Alta$/ );
			expect( preview ).toBe( card );
		}
	);

	it( 'stays as it is where a plugin only dresses it, or adds something below', async () => {
		const { card, preview } = await excerptsOf(
			paragraph( 'Lo «mejor» "de todo" & más -- así :)' ),
			'frames around excerpts'
		);
		expect( [ card, preview ] ).toEqual(
			Array( 2 ).fill( 'Lo «mejor» “de todo” & más — así :)' )
		);
	} );

	it( 'is of the program also for a plugin that asks for the content, the page or the author without saying whose', async () => {
		expect( await inSandbox( 'seen_while_made' ) ).toEqual( [
			[ 'Del programa', 'Autora', '2' ],
			[],
			0,
		] );
	} );

	it( 'asks for the authors of all programs at once, and only where somebody may ask for them', async () => {
		const [ alone, few, many ] = await inSandbox<
			[ number, number, number ]
		>( 'queries_for_authors' );
		expect( alone ).toBeLessThanOrEqual( 8 );
		expect( few ).toBe( alone + 2 );
		expect( many ).toBe( few );
	} );
} );
