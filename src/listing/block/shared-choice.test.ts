import { choiceOf, choose, subscribe } from './shared-choice';

const DANCE = { category: 'danza', by: 'filter' };

afterEach( () => {
	choose( 'grid', undefined );
	choose( 'other', undefined );
} );

test( 'a choice stands for its grid alone, until another or none is made', () => {
	choose( 'grid', DANCE );
	choose( 'other', { category: 'arte', by: 'other' } );
	expect( choiceOf( 'grid' ) ).toBe( DANCE );
	choose( 'grid', { category: 'all', by: 'grid' } );
	expect( choiceOf( 'grid' ) ).toEqual( { category: 'all', by: 'grid' } );
	choose( 'grid', undefined );
	expect( choiceOf( 'grid' ) ).toBeUndefined();
	expect( choiceOf( 'other' )?.category ).toBe( 'arte' );
} );

test( 'each listener hears of each change once, and of none where it is the same', () => {
	const listener = jest.fn();
	const stop = subscribe( listener );
	choose( 'grid', DANCE );
	choose( 'grid', { ...DANCE } );
	expect( listener ).toHaveBeenCalledTimes( 1 );
	expect( choiceOf( 'grid' ) ).toBe( DANCE );
	choose( 'grid', undefined );
	choose( 'grid', undefined );
	expect( listener ).toHaveBeenCalledTimes( 2 );
	stop();
	choose( 'grid', DANCE );
	expect( listener ).toHaveBeenCalledTimes( 2 );
} );

test( 'a listener that leaves while it is told does not take the others with it', () => {
	const second = jest.fn();
	const stopFirst = subscribe( () => stopFirst() );
	const stopSecond = subscribe( second );
	choose( 'grid', DANCE );
	expect( second ).toHaveBeenCalledTimes( 1 );
	stopSecond();
} );
