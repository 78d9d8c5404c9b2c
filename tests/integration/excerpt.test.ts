/**
 * The excerpt on a card, and that which is taken from the content of a program without one of its own: never more than WordPress would show.
 */
import { parse, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox, version } = wordpress();

const paragraph = ( text: string, attributes = '' ): string =>
	`<!-- wp:paragraph ${ attributes }-->\n<p>${ text }</p>\n<!-- /wp:paragraph -->\n\n`;

const HIDDEN = '{"metadata":{"blockVisibility":false}} ';
const OWN = paragraph( 'Lo «mejor» "de todo" & más -- así :)' );
const LATER = paragraph( 'Después' );

// WordPress 6.8 cannot hide a block, and shows on the page too what a newer one hid.
const hides = version !== '6.8';

const long = ( word: string ) => `${ word } `.repeat( 40 ).trim();

const BLOCKS =
	`<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Botón</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->\n\n` +
	`<!-- wp:acme/members -->\n<p>Solo para socios</p>\n<!-- /wp:acme/members -->\n\n` +
	`<!-- wp:heading -->\n<h2 class="wp-block-heading">Título</h2>\n<!-- /wp:heading -->\n\n` +
	paragraph( 'Texto' );

const DRESSED_TEXT = 'Lo «mejor» “de todo” & más — así :)';
const MORE = [ '<!--more-->', '<!--more Sigue-->', '<!--nextpage-->' ];
const GROUP = paragraph( 'Secreto', HIDDEN ) + paragraph( 'A la vista' );
const VIEWPORT =
	'{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} ';

/** [ content, the excerpt, another plugin as excerpt/plugins.php names it ] */
const CASES: [ string, string, string? ][] = [
	// What the editor hid, and what only phones hide.
	[
		`${ paragraph( 'Oculto', HIDDEN ) }<!-- wp:group -->\n<div class="wp-block-group">${ GROUP }</div>\n<!-- /wp:group -->`,
		hides ? 'A la vista' : 'Oculto Secreto A la vista',
	],
	[ paragraph( 'En pantallas grandes', VIEWPORT ), 'En pantallas grandes' ],
	// Blocks that WordPress leaves out, or another plugin.
	[ BLOCKS, 'Título Texto' ],
	[ BLOCKS, 'Texto', 'no headings in excerpts' ],
	[
		paragraph( 'Solo socios', '{"socios":true} ' ) +
			paragraph( 'Solo premium', '{"premium":true} ' ) +
			paragraph( 'Para todos' ),
		'Para todos',
		'blocks for members',
	],
	// Of the program, not of the page.
	[ paragraph( 'De quién' ), 'A', 'titles in place of paragraphs' ],
	// What a plugin puts in place of blocks, and of a classic text, or takes out.
	[ paragraph( 'Privado' ) + LATER, 'Hazte socio', 'contents for members' ],
	[ 'Privado\n\nTambién', 'Hazte socio', 'contents for members' ],
	[
		[ 'Antes', '{{socios}}', long( 'secreto' ), '{{/socios}}', 'Después' ]
			.map( ( text ) => paragraph( text ) )
			.join( '' ),
		'Antes Después',
		'parts for members',
	],
	...MORE.flatMap( ( mark ): [ string, string ][] => [
		[
			`${ paragraph( 'Antes' ) }<!-- wp:more -->\n${ mark }\n<!-- /wp:more -->\n\n${ LATER }`,
			'Antes',
		],
		[ `Antes\n${ mark }\nDespués`, 'Antes' ],
	] ),
	// Thirty words, from as many blocks as that takes.
	[
		`${ paragraph( 'uno dos' ) }Texto suelto.\n\n${ paragraph( long( 'tres' ) ) }${ paragraph( 'cuatro' ) }`,
		`uno dos Texto suelto. ${ 'tres '.repeat( 26 ).trim() }…`,
	],
];

/** The same, of which WordPress's own is another; and what was written by hand. */
const DRESSED: [ string, string, string, string? ][] = [
	[ OWN, DRESSED_TEXT, 'buttons below the content' ],
	[ '[programas]', '', 'buttons below the content' ],
	[ OWN, DRESSED_TEXT, 'frames around excerpts' ],
	[ LATER, 'Hazte socioAlta', 'excerpts for members' ],
	[ LATER, 'Hazte socioAlta', 'excerpts for members', 'Resumen secreto' ],
];

const excerptsIn = ( html: string ) =>
	textsOf( parse( html ), '.programas-card__excerpt' )
		.join()
		.replace( /\s+/g, ' ' );

it( 'an excerpt is the same on the card and in the preview, and never more than WordPress or another plugin shows', async () => {
	const cases: [ string, string, string?, string? ][] = [
		...CASES,
		...DRESSED,
	];
	const excerpts = await inSandbox< Record< string, string >[] >(
		'excerpts_of',
		cases.map( ( [ content, , plugin = '', byHand = '' ] ) => [
			content,
			plugin,
			byHand,
		] )
	);
	for ( const [ index, [ content, text, plugin ] ] of cases.entries() ) {
		const { html = '', preview = '', core } = excerpts[ index ] ?? {};
		expect( {
			content,
			plugin,
			card: excerptsIn( html ),
			preview: excerptsIn( preview ),
			core: index < CASES.length ? core : text,
		} ).toEqual( {
			content,
			plugin,
			card: text,
			preview: text,
			core: text,
		} );
	}
} );

it( 'an excerpt has no text of a content that takes WordPress seconds, or of a block with a hundred others around it, and no endless word', async () => {
	const nested = ( depth: number ) =>
		'<!-- wp:group -->'.repeat( depth ) +
		paragraph( 'Dentro' ) +
		'<!-- /wp:group -->'.repeat( depth );
	const excerpts = await inSandbox< Record< string, string >[] >(
		'excerpts_of',
		[
			nested( 20 ),
			nested( 120 ) + LATER,
			paragraph( 'x'.repeat( 5000 ) ),
			paragraph( 'Largo' ) + '[gallery]'.repeat( 30_000 ),
		].map( ( content ) => [ content, '', '' ] )
	);
	expect( excerpts.map( ( { html = '' } ) => excerptsIn( html ) ) ).toEqual( [
		'Dentro',
		'Después',
		'x'.repeat( 1200 ),
		'',
	] );
} );

it( 'an excerpt costs no more than it needs: no block beyond its end, no request, no author', async () => {
	expect(
		await inSandbox(
			'rendered_paragraphs',
			paragraph( 'uno' ) +
				paragraph( long( 'dos' ) ) +
				paragraph( 'tres' )
		)
	).toEqual( [ 'uno', 'dos' ] );
	expect( await inSandbox( 'needs' ) ).toEqual( { requests: 0, queries: 0 } );
	const [ alone = 0, few = 0, many ] = await inSandbox< number[] >(
		'queries_for_authors'
	);
	expect( alone ).toBeLessThanOrEqual( 8 );
	expect( few ).toBe( alone + 2 );
	expect( many ).toBe( few );
} );

it( 'the excerpt and the facts of a card are made once, also where the search finds them', async () => {
	expect( await inSandbox( 'texts_made' ) ).toEqual( [
		[ 1, 1 ],
		[ 1, 1 ],
	] );
} );

it( 'a text of two megabytes without a word does not stop the listing', async () => {
	expect( await inSandbox( 'cards_of_empty_paragraphs' ) ).toBe( 1 );
} );

it( 'an excerpt contains no listing, also where a plugin lets every block and shortcode into excerpts', async () => {
	const { html, preview } = await inSandbox< {
		html: string;
		preview: string;
	} >( 'with_listings', paragraph( 'Texto' ) );
	expect( html.match( /class="programas /g ) ).toHaveLength( 1 );
	expect( [ excerptsIn( html ), excerptsIn( preview ) ] ).toEqual( [
		'Texto',
		'Texto',
	] );
} );

it( 'an excerpt leaves the filters, the post and the page as they were, also the automatic excerpts of others', async () => {
	const { before, after, others } = await inSandbox<
		Record< string, unknown[] >
	>( 'around_listing', paragraph( 'Texto' ) );
	expect( after ).toEqual( before );
	expect( others ).toEqual( [
		'Noticia Leer más',
		'Texto Leer más',
		'Noticia Leer más',
	] );
} );

it( 'an excerpt is of the program also for a plugin that asks for the content, the page or the author without saying whose', async () => {
	expect( await inSandbox( 'seen_while_made' ) ).toEqual( [
		[ 'Del programa', 'Autora', '2' ],
		[],
		0,
	] );
} );
