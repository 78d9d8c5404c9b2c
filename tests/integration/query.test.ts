import { read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'programs that visitors must not see', () => {
	let html: { visitor: string; administrator: string };

	beforeAll( async () => {
		html = await inSandbox( `
			$arte = category( 'Arte', 'arte' );
			$none = category( 'Secreta', 'secreta' );
			$text = static fn( $title ) => array( 'post_excerpt' => "Extracto $title", 'post_content' => "Texto $title", 'meta_input' => array( '_thumbnail_id' => picture( "Foto $title" ) ) );
			program( 'Publicado', array( $arte ), $text( 'publicado' ) );
			foreach ( array( 'draft', 'private', 'trash', 'pending', 'auto-draft' ) as $status ) {
				program( "Estado $status", array( $arte, $none ), $text( $status ) + array( 'post_status' => $status ) );
			}
			program( 'Estado future', array( $none ), $text( 'future' ) + array( 'post_status' => 'future', 'post_date' => '2037-01-01 10:00:00' ) );
			program( 'Con contraseña', array( $arte ), $text( 'contraseña' ) + array( 'post_password' => 'x' ) );
			$visitor = listing();
			wp_set_current_user( 1 );
			return array( 'visitor' => $visitor, 'administrator' => str_replace( 'programas-2', 'programas-1', listing() ) );
		` );
	} );

	it( 'draft, private, scheduled, trashed and pending programs are not in the page', () => {
		expect( read( html.visitor ).visible ).toEqual( [
			expect.stringContaining( 'Con contraseña' ),
			'Publicado',
		] );
		expect( html.visitor ).not.toMatch( /Estado|future|draft/ );
	} );

	it( 'a category that has only such programs gives no pill', () => {
		expect( read( html.visitor ).pills ).toEqual( [ 'Todos', 'Arte' ] );
	} );

	it( 'an administrator gets the same page', () => {
		expect( html.administrator ).toBe( html.visitor );
	} );

	it( 'a password-protected program shows its title and no more', () => {
		const card =
			/<li [^>]*data-categories[^>]*>(?:(?!<\/li>).)*Con contraseña.*?<\/li>/s.exec(
				html.visitor
			)?.[ 0 ];
		expect( card ).toContain( 'Protegido: Con contraseña' );
		expect( card ).not.toMatch(
			/Extracto|Texto|<img|programas-card__categor/
		);
		expect( card ).toContain( 'data-categories="arte"' );
	} );
} );

describe( 'order', () => {
	let orders: string[][];
	const CASES: [ Record< string, unknown >, string ][] = [
		[ {}, 'C A1 A2 B' ],
		[ { order: 'desc' }, 'B A2 A1 C' ],
		[ { orderBy: 'title' }, 'A1 A2 B C' ],
		[ { orderBy: 'title', order: 'desc' }, 'C B A2 A1' ],
		[ { orderBy: 'date' }, 'B A1 A2 C' ],
		[ { orderBy: 'date', order: 'desc' }, 'C A2 A1 B' ],
		[ { limit: 2 }, 'C A1' ],
		[ { orderBy: 'rand' }, 'C A1 A2 B' ],
		[ { limit: -3, order: 'up' }, 'C A1 A2 B' ],
	];

	beforeAll( async () => {
		// A1 and A2 are equal in everything but their ID.
		const html = await inSandbox< string[] >( `
			program( 'B', array(), array( 'menu_order' => 9, 'post_date' => '2024-01-01 10:00:00', 'post_excerpt' => 'B' ) );
			program( 'A', array(), array( 'menu_order' => 5, 'post_date' => '2024-02-01 10:00:00', 'post_excerpt' => 'A1' ) );
			program( 'A', array(), array( 'menu_order' => 5, 'post_date' => '2024-02-01 10:00:00', 'post_excerpt' => 'A2' ) );
			program( 'C', array(), array( 'menu_order' => -1, 'post_date' => '2024-03-01 10:00:00', 'post_excerpt' => 'C' ) );
			return array_map( static fn( $json ) => listing( json_decode( $json, true ) ), ${ phpList( CASES.map( ( [ attributes ] ) => JSON.stringify( attributes ) ) ) } );
		` );
		orders = html.map( ( one ) =>
			[ ...one.matchAll( /__excerpt">(\w+)/g ) ].map(
				( [ , name ] ) => name ?? ''
			)
		);
	} );

	it.each(
		CASES.map(
			( [ attributes, order ], index ) =>
				[ JSON.stringify( attributes ), order, index ] as const
		)
	)( '%s gives %s', ( _, order, index ) => {
		expect( orders[ index ]?.join( ' ' ) ).toBe( order );
	} );
} );

describe( 'chosen categories', () => {
	const CASES: [ string[], { visible: string[]; pills: string[] } ][] = [
		[
			[ 'arte' ],
			{ visible: [ 'Acuarela', 'Óleo' ], pills: [ 'Todos', 'Arte' ] },
		],
		[
			[ 'musica', 'arte' ],
			{
				visible: [ 'Acuarela', 'Coro', 'Óleo' ],
				pills: [ 'Todos', 'Música', 'Arte' ],
			},
		],
		[
			[ 'pintura', 'arte' ],
			{
				visible: [ 'Acuarela', 'Óleo' ],
				pills: [ 'Todos', 'Pintura', 'Arte' ],
			},
		],
		[
			[ 'pintura' ],
			{ visible: [ 'Óleo' ], pills: [ 'Todos', 'Pintura' ] },
		],
		[
			[ 'vacia', 'musica' ],
			{ visible: [ 'Coro' ], pills: [ 'Todos', 'Música' ] },
		],
		[ [ 'no-existe' ], { visible: [], pills: [] } ],
		[
			[ 'no-existe', 'musica' ],
			{ visible: [ 'Coro' ], pills: [ 'Todos', 'Música' ] },
		],
		[ [ 'Música' ], { visible: [ 'Coro' ], pills: [ 'Todos', 'Música' ] } ],
		[
			[],
			{
				visible: [ 'Acuarela', 'Coro', 'Óleo', 'Suelto' ],
				pills: [ 'Todos', 'Arte', 'Pintura', 'Música' ],
			},
		],
	];
	let html: string[];

	beforeAll( async () => {
		html = await inSandbox( `
			$arte = category( 'Arte', 'arte' );
			$pintura = category( 'Pintura', 'pintura', $arte );
			$musica = category( 'Música', 'musica' );
			category( 'Vacía', 'vacia' );
			program( 'Acuarela', array( $arte ) );
			program( 'Óleo', array( $pintura ) );
			program( 'Coro', array( $musica ) );
			program( 'Suelto' );
			return array_map( static fn( $json ) => listing( array( 'categories' => json_decode( $json ) ) ), ${ phpList( CASES.map( ( [ slugs ] ) => JSON.stringify( slugs ) ) ) } );
		` );
	} );

	it.each(
		CASES.map(
			( [ slugs, shown ], index ) =>
				[ slugs.join() || 'none', shown, index ] as const
		)
	)(
		'%s: their programs, with those of their descendants; their pills in the order chosen',
		( _, shown, index ) => {
			const { visible, pills } = read( html[ index ] ?? '' );
			expect( { visible: visible.sort(), pills } ).toEqual( {
				...shown,
				visible: [ ...shown.visible ].sort(),
			} );
		}
	);
} );

function phpList( texts: string[] ): string {
	return `array( ${ texts.map( ( text ) => `'${ text }'` ).join( ', ' ) } )`;
}
