import { askedOf } from './asked';

it.each( [
	[ '', '', '', '' ],
	[ '', '', '?categoria=arte', 'categoria=arte' ],
	[
		'categoria=arte&categoria=m%C3%BAsica',
		'',
		'',
		'categoria=arte&categoria=m%C3%BAsica',
	],
	// The visitor's category in place of the listing's.
	[
		'categoria=arte&categoria=coro',
		'',
		'?categoria=coro&gratis-2=1',
		'categoria=coro&gratis=1',
	],
	// Of another listing.
	[ '', '', '?gratis=1&utm=x&lugar=', '' ],
	[
		'categoria=arte&categoria=coro&lugar=sala',
		'categoria=arte&gratis=1',
		'',
		'lugar=sala&categoria=arte&gratis=1',
	],
	[
		'lugar=sala',
		'categoria=arte&gratis=1',
		'?categoria=coro',
		'lugar=sala&gratis=1&categoria=coro',
	],
	[
		'categoria=arte&categoria=coro',
		'categoria=arte&gratis=1',
		'?categoria=all',
		'categoria=arte&categoria=coro&gratis=1',
	],
	[ 'gratis=1', 'categoria=arte', '?categoria=', 'gratis=1' ],
	[
		'',
		'categoria=arte&gratis=1&lugar=sala',
		'?gratis-2=&lugar=',
		'categoria=arte',
	],
	[ '', 'gratis=1', '?gratis-2=&gratis-2=1', 'gratis=1' ],
	[ '', 'gratis=1', '?gratis=', 'gratis=1' ],
	// Of what the visitor cannot choose.
	[ '', 'edad=6-12', '?edad=', 'edad=6-12' ],
] )(
	'a listing that is limited to “%s” and opens with “%s” asks for what a visitor chose in “%s”',
	( fixed, initial, search, asked ) => {
		expect(
			askedOf(
				{
					parameters:
						'categoria=categoria&gratis-2=gratis&lugar=lugar',
					fixed,
					initial,
				},
				search
			)
		).toBe( asked );
	}
);
