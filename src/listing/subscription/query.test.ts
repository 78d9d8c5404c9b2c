import { calendarQuery } from './query';

it.each( [
	[ '', {}, '' ],
	[ '', { category: 'arte' }, 'categoria=arte' ],
	[ '', { criteria: { gratis: [ '1' ], orden: [ 'nombre' ] } }, 'gratis=1' ],
	[ '', { criteria: { lugar: [], edad: [ '8' ] } }, 'anos=8' ],
	[ 'categoria=arte&categoria=coro', {}, 'categoria=arte&categoria=coro' ],
	// One of those of the listing.
	[ 'categoria=arte&categoria=coro', { category: 'coro' }, 'categoria=coro' ],
	[
		'categoria=arte&categoria=coro&lugar=sala',
		{ criteria: { categoria: [ 'coro', 'arte' ], gratis: [ '1' ] } },
		'lugar=sala&categoria=coro&categoria=arte&gratis=1',
	],
	// None of those of the listing.
	[ 'anos=6-12', { criteria: { edad: [ '14' ] } }, 'anos=6-12' ],
	[
		'cuando=este-mes',
		{ criteria: { cuando: [ 'proximos' ], gratis: [ '1' ] } },
		'cuando=este-mes&gratis=1',
	],
] )(
	'the calendar of a listing that is limited to “%s” gets of what a visitor chose, %j, “%s”',
	( fixed, chosen, query ) => {
		expect(
			calendarQuery(
				{ parameters: 'edad=anos', fixed },
				{ category: 'all', ...chosen }
			)
		).toBe( query );
	}
);
