import { calendarQuery } from './query';

it.each( [
	[ {}, '' ],
	[ { category: 'arte' }, 'categoria=arte' ],
	[ { criteria: { gratis: [ '1' ] } }, 'gratis=1' ],
	[ { criteria: { lugar: [], edad: [ '8' ] } }, 'anos=8' ],
	[
		{ criteria: { categoria: [ 'coro', 'arte' ] } },
		'categoria=coro&categoria=arte',
	],
] )( 'what a visitor chose, %j, is “%s” for a calendar', ( chosen, query ) => {
	expect( calendarQuery( 'edad=anos', { category: 'all', ...chosen } ) ).toBe(
		query
	);
} );
