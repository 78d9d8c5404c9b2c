/**
 * Programs that break a careless card: what each is about, and the PHP that writes it.
 */
const one = ( title: string, fields = '', terms = '' ): string =>
	`program( ${ title }, array( ${ terms } ), array( ${ fields } ) );`;

export const NASTY: readonly ( readonly [ string, string ] )[] = [
	[ 'no picture, no excerpt, no text, no category', one( `'Acuarela'` ) ],
	[ 'no title', one( `''`, `'post_content' => 'Texto'` ) ],
	[ 'a very long title', one( `str_repeat( 'Supercalifragilístico', 40 )` ) ],
	[
		'HTML in the title, allowed and not',
		one(
			`'<em>Acuarela</em> <script>alert(1)</script><a href="/x">y</a> <img src=x onerror=alert(1)> <strong onclick="x">óleo</strong> & <b'`
		),
	],
	[
		'emoji and characters beyond the first plane',
		one( `'🎨 Acuarela 👩‍🎨 𝔸𝔸'`, `'post_excerpt' => '🎭 ¿Te atreves?'` ),
	],
	[
		'right-to-left title',
		one(
			`'<bdi dir="rtl">ورشة الرسم</bdi>'`,
			`'post_excerpt' => 'ورشة (1) الرسم!'`,
			`category( 'فنون', 'فنون' )`
		),
	],
	[
		'password',
		one(
			`'Secreto'`,
			`'post_password' => 'x', 'post_excerpt' => 'Extracto', 'meta_input' => array( '_thumbnail_id' => picture() )`,
			`category( 'Arte' )`
		),
	],
	[
		'entities and quotes in the excerpt',
		one(
			`'Tú & yo "hoy" — l&#8217;art'`,
			`'post_excerpt' => 'A & B &amp; C &lt;b&gt; <b>d</b> "e" \\'f\\' &copy; &copy 1 < 2 &#91;x] &nbsp;fin'`
		),
	],
	[
		'entities and quotes in the names of categories',
		one(
			`'X'`,
			'',
			`category( 'Tú & yo "aquí"' ), category( 'L\\'art &lt;3' ), category( '[programas]' ), category( 'a' ), category( 'A &copy B' )`
		),
	],
	[
		'a category below another',
		one(
			`'X'`,
			'',
			`category( 'Óleo', '', category( 'Pintura', '', category( 'Arte' ) ) )`
		),
	],
	[
		'slugs that WordPress stores as they are',
		one(
			`'X'`,
			'',
			`category_with_raw_slug( 'Raro', 'Raro "1" & %C3%B1 [x]' ), category( '日本' )`
		),
	],
	[
		'a shortcode and a block in the text',
		one(
			`'[programas] X'`,
			`'post_content' => '<!-- wp:paragraph --><p>Uno [programas] dos</p><!-- /wp:paragraph -->' . block()`
		),
	],
	[
		'a picture with an alternative text of nasty characters',
		one(
			`'X'`,
			`'meta_input' => array( '_thumbnail_id' => picture( 'Un "gato" & <b>dos</b> \\'perros\\'' ) )`
		),
	],
	[
		'a picture that is gone',
		one( `'X'`, `'meta_input' => array( '_thumbnail_id' => 999999 )` ),
	],
	[
		'pictures beyond those that load at once',
		`foreach ( range( 1, 6 ) as $i ) { ${ one( `"P $i"`, `'meta_input' => array( '_thumbnail_id' => picture() )` ) } }`,
	],
	[
		'an address with parameters',
		`${ one( `'X'` ) } add_filter( 'post_type_link', static fn( $url ) => $url . '?a=1&copy=2&amp;b=[3]&c="x"\\'y\\'' );`,
	],
];
