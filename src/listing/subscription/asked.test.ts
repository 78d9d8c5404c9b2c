import { askedOf } from './asked';

it.each( [
	[ '', '', '' ],
	[ '', '?categoria=arte', 'categoria=arte' ],
	[
		'categoria=arte&categoria=m%C3%BAsica',
		'',
		'categoria=arte&categoria=m%C3%BAsica',
	],
	// The visitor's category in place of the listing's.
	[
		'categoria=arte&categoria=coro',
		'?categoria=coro&gratis-2=1',
		'categoria=coro&gratis=1',
	],
	[
		'categoria=arte',
		'?categoria=all&gratis-2=1',
		'categoria=arte&categoria=danza&gratis=1',
	],
	// Of another listing.
	[ '', '?gratis=1&utm=x&lugar=', '' ],
] )(
	'a listing that opens with “%s” asks for what a visitor chose in “%s”',
	( opening, search, asked ) => {
		expect(
			askedOf(
				{
					parameters:
						'categoria=categoria&gratis-2=gratis&lugar=lugar',
					default: opening,
					all: 'categoria=arte&categoria=danza',
				},
				search
			)
		).toBe( asked );
	}
);
