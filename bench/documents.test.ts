import { fill } from './documents';
import type { Result } from './results';

const result: Result = {
	command: 'npm run bench:filter',
	machine: {
		processor: 'A processor, 2 cores',
		memory: 8,
		system: 'linux 6',
		node: 'v24.0.0',
		commit: 'abcdef0',
		date: '2026-01-01',
	},
	tables: { clicks: '| a |\n| --- |' },
	data: null,
};

const MADE =
	'`npm run bench:filter`, 2026-01-01, commit abcdef0: A processor, 2 cores, 8 GB, linux 6, Node v24.0.0.';

it( 'fills each place with the table of its part, and says where it was made', () => {
	expect(
		fill(
			'Before\n<!-- bench:filter/clicks -->\nold\n<!-- /bench -->\nafter',
			{
				filter: result,
			}
		)
	).toBe(
		`Before\n<!-- bench:filter/clicks -->\n| a |\n| --- |\n\n${ MADE }\n<!-- /bench -->\nafter`
	);
} );

it( 'leaves a place alone that no result belongs to', () => {
	const document =
		'<!-- bench:server/queries -->\nold\n<!-- /bench -->\n<!-- bench:filter/other -->\nold\n<!-- /bench -->';

	expect( fill( document, { filter: result } ) ).toBe( document );
} );
