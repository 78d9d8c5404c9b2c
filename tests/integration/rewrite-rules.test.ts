import { wordpress } from './wordpress.ts';

const { onSite, fetchPage } = wordpress();

it( 'a page view does not write the rules', async () => {
	await onSite( 'flush_rewrite_rules', false );
	const rules = {
		...( await onSite< object >( 'get_option', 'rewrite_rules' ) ),
		'marca/?$': 'index.php',
	};
	await onSite( 'update_option', 'rewrite_rules', rules );
	await fetchPage( '/' );
	expect( await onSite( 'get_option', 'rewrite_rules' ) ).toEqual( rules );
	await onSite( 'flush_rewrite_rules', false );
} );
