import { parse, read, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'a loop in the parents of categories ends: every pill once, every program of the loop in each of them', async () => {
	const [ all = '', chosen = '' ] = await inSandbox< string[] >( `
		$a = category( 'A', 'a' );
		$b = category( 'B', 'b', $a );
		$c = category( 'C', 'c', $b );
		program( 'Uno', array( $c ) );
		program( 'Otro', array( category( 'D', 'd' ) ) );
		force_parent( $a, $c );
		return array( listing(), listing( array( 'categories' => array( 'a' ) ) ) );
	` );
	expect( read( all ).pills.sort() ).toEqual( [
		'A',
		'B',
		'C',
		'D',
		'Todos',
	] );
	expect(
		valuesOf( parse( all ), '.programas-card', 'data-categories' )
	).toContain( 'c b a' );
	expect( read( chosen ) ).toMatchObject( {
		visible: [ 'Uno' ],
		pills: [ 'Todos', 'A' ],
	} );
} );

it( 'a category that is its own parent, or whose parent is gone, has its pill', async () => {
	const html = await inSandbox< string >( `
		$a = category( 'A', 'a' );
		$b = category( 'B', 'b' );
		program( 'Uno', array( $a, $b ) );
		force_parent( $a, $a );
		force_parent( $b, 999999 );
		return listing();
	` );
	expect( read( html ).pills.sort() ).toEqual( [ 'A', 'B', 'Todos' ] );
} );

it( 'attributes of other types than block.json says are the defaults', async () => {
	const [ plain, wrong ] = await inSandbox< string[] >( `
		program( 'Uno', array( category( 'A', 'a' ) ) );
		return array_map( static fn( $html ) => preg_replace( '/programas-\\d/', '', $html ), array( listing(), listing( array(
			'categories'   => array( 'a' => 5 ),
			'limit'        => array( 1 ),
			'order'        => 7,
			'minCardWidth' => '9999999',
			'showFilter'   => 'quizá',
			'target'       => array(),
			'allLabel'     => null,
			'anchor'       => array( 'x' ),
			'nada'         => 'x',
		) ) ) );
	` );
	expect( wrong ).toBe( plain );
} );
