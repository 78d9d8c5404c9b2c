import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Attributes, SetAttributes } from './attributes';
import { useSteps } from './use-steps';

/** A call of the editor: a change of an attribute, or its mark. */
const mockHeard: string[] = [];

jest.mock( '@wordpress/block-editor', () => ( {} ) );
jest.mock( '@wordpress/data', () => ( {
	useRegistry: () => ( { batch: ( work: () => void ) => work() } ),
	useDispatch: () => ( {
		__unstableMarkLastChangeAsPersistent: () =>
			mockHeard.push( 'persistent' ),
		__unstableMarkNextChangeAsNotPersistent: () =>
			mockHeard.push( 'not persistent' ),
	} ),
} ) );

/**
 * The steps of undo that WordPress makes of what it hears, as its reducer withPersistentBlockChange() does in 6.8 and 7.1.
 *
 * @return How many changes each step has.
 */
function steps(): number[] {
	const made: number[] = [];
	let before = '';
	mockHeard.forEach( ( heard, index ) => {
		if ( heard === 'persistent' ) {
			// A step has begun with the change before it, or begins with it now.
			const last = made.at( -1 ) ?? 0;
			if ( last > 1 ) {
				made.splice( -1, 1, last - 1, 1 );
			}
		} else if ( heard !== 'not persistent' ) {
			const isPersistent =
				mockHeard[ index - 1 ] !== 'not persistent' && heard !== before;
			made.splice(
				isPersistent ? made.length : -1,
				1,
				( isPersistent ? 0 : ( made.at( -1 ) ?? 0 ) ) + 1
			);
		}
		before = heard;
	} );

	return made;
}

let change: SetAttributes;

beforeAll( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	jest.useFakeTimers();
	const setAttributes: SetAttributes = ( changes ) =>
		mockHeard.push( Object.keys( changes ).join() );
	const Block = (): null => {
		change = useSteps( setAttributes );

		return null;
	};
	act( () =>
		createRoot( document.createElement( 'div' ) ).render(
			createElement( Block )
		)
	);
} );

beforeEach( () => {
	mockHeard.length = 0;
	jest.setSystemTime( Date.now() + 5000 );
} );

const passes = ( ms: number ): void => {
	jest.setSystemTime( Date.now() + ms );
};

it.each< [ string, Partial< Attributes >[], number[] ] >( [
	[
		'a text that is typed is one',
		[ { allLabel: 'a' }, { allLabel: 'ab' }, { allLabel: 'abc' } ],
		[ 3 ],
	],
	[
		'so is a slider that is moved',
		[ { limit: 1 }, { limit: 2 }, { limit: 3 }, { limit: 4 } ],
		[ 4 ],
	],
	[
		'the next field is the next one, however swiftly it follows',
		[
			{ allLabel: 'a' },
			{ allLabel: 'ab' },
			{ target: 'c' },
			{ target: 'cd' },
		],
		[ 2, 2 ],
	],
	[
		'each choice is one',
		[
			{ categories: [ 'a' ] },
			{ categories: [ 'a', 'b' ] },
			{ showCalendar: false },
			{ showCalendar: true },
		],
		[ 1, 1, 1, 1 ],
	],
	[
		'a choice between them is one, too',
		[ { limit: 1 }, { categories: [] }, { limit: 2 }, { limit: 3 } ],
		[ 1, 1, 2 ],
	],
] )( 'steps of undo: %s', ( _, changes, expected ) => {
	changes.forEach( ( one ) => {
		change( one );
		passes( 200 );
	} );
	expect( steps() ).toEqual( expected );
} );

test( 'steps of undo: a text that is typed on after a pause is another one', () => {
	change( { allLabel: 'a' } );
	change( { allLabel: 'ab' } );
	passes( 1000 );
	change( { allLabel: 'abc' } );
	change( { allLabel: 'abcd' } );
	expect( steps() ).toEqual( [ 2, 2 ] );
} );
