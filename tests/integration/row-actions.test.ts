import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the actions of a row', () => {
	const ACTIONS = [ 'Mover al principio', 'Mover al final' ];

	it.each( [
		[
			{ A: 1, B: 2, C: 3 },
			'B0 A1 C3',
			'A1 C3 B4',
			'A1 B2 C3',
			'A1 C3 B2147483647',
		],
		[
			{ A: 0, B: 0, C: 0 },
			'B-1 A0 C0',
			'A0 C0 B1',
			'A0 B0 C0',
			'A0 C0 B2147483647',
		],
		[ { B: 7 }, 'B7', 'B7', 'B7', 'B2147483647' ],
	] )(
		'move a program of %j before and behind all others, and are undone',
		async ( numbers, first, last, before, far ) => {
			expect(
				await inSandbox( 'row_actions', numbers, 'editor' )
			).toEqual( {
				actions: ACTIONS,
				sorted: [],
				'sorted, after quick edit': [],
				first: [ '', first, 'list', before ],
				last: [ '', last, 'list', before ],
				nowhere: '403',
				'another nonce': '403',
				'far away': [ far, 2147483647 ],
				above: '',
			} );
		}
	);

	it( 'are not there for an author, who is told why', async () => {
		const order = 'A1 B2';
		expect(
			await inSandbox( 'row_actions', { A: 1, B: 2 }, 'author' )
		).toEqual( {
			actions: [],
			sorted: [],
			'sorted, after quick edit': [],
			first: [ '403', order, '', order ],
			last: [ '403', order, '', order ],
			nowhere: '403',
			'another nonce': '403',
			'far away': [ order, 3 ],
			above: 'Solo los editores y los administradores pueden cambiar el orden, porque así se mueven también los programas de otras personas.',
		} );
	} );
} );
