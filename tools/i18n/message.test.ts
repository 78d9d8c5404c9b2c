import { merge, message } from './message.ts';

it( 'the same text in two files is one message, with the comments of both', () => {
	const [ joined, ...others ] = merge( [
		message( { msgid: 'b' }, [ 'b.php' ], [ 'Two.' ] ),
		message( { msgid: 'b', msgid_plural: 'bs' }, [ 'a.php' ], [ 'One.' ] ),
	] );
	expect( others ).toEqual( [] );
	expect( joined ).toMatchObject( {
		msgid_plural: 'bs',
		files: [ 'b.php', 'a.php' ],
		comments: { extracted: 'One.\nTwo.' },
	} );
} );

it( 'the order of messages does not depend on the files', () => {
	const texts = merge(
		[ 'c', 'a', 'b' ].map( ( msgid ) => message( { msgid }, [ 'a.php' ] ) )
	).map( ( { msgid } ) => msgid );
	expect( texts ).toEqual( [ 'a', 'b', 'c' ] );
} );

it( 'two plurals of one text are refused', () => {
	const plurals = [ 'bs', 'bes' ].map( ( plural ) =>
		message( { msgid: 'b', msgid_plural: plural }, [ `${ plural }.php` ] )
	);
	expect( () => merge( plurals ) ).toThrow(
		'"b" has two plurals: bs.php,bes.php'
	);
} );
