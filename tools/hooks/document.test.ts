import { readFileSync } from 'node:fs';
import path from 'node:path';

import { document, parse } from './document';
import { ownHooks } from './own-hooks';

const ROOT = path.join( __dirname, '../..' );

const DOCBLOCK = `/**
	 * Filters what a card shows.
	 *
	 * Other keys reach
	 * the template.
	 *
	 * @since 1.2.0
	 *
	 * @param array<string, mixed> $card View model:
	 *                                   id | title.
	 * @param \\WP_Post             $post Program.
	 */
	`;

test( 'a comment has its paragraphs, its version and its parameters', () => {
	expect( parse( DOCBLOCK ) ).toEqual( {
		text: [
			'Filters what a card shows.',
			'Other keys reach the template.',
		],
		since: '1.2.0',
		parameters: [
			{
				type: 'array<string, mixed>',
				name: '$card',
				text: 'View model: id | title.',
			},
			{ type: '\\WP_Post', name: '$post', text: 'Program.' },
		],
	} );
} );

test( 'a hook that is done in two places is described once', () => {
	const hook = { name: 'programs_filter_card', isAction: false };
	const page = document( [
		{
			...hook,
			file: 'includes/b.php',
			docblock: '/** This filter is documented in includes/a.php */',
		},
		{ ...hook, file: 'includes/a.php', docblock: DOCBLOCK },
	] );

	expect( page.match( /^### /gm ) ).toHaveLength( 1 );
	expect( page ).toContain(
		'- `$card` (`array<string, mixed>`): View model: id | title.'
	);
	expect( page ).toContain(
		'Since 1.2.0. [includes/b.php](../includes/b.php), [includes/a.php](../includes/a.php)'
	);
} );

test( 'docs/hooks.md is what the code says: npm run hooks', () => {
	expect( readFileSync( path.join( ROOT, 'docs/hooks.md' ), 'utf8' ) ).toBe(
		document( ownHooks( ROOT ) )
	);
} );
