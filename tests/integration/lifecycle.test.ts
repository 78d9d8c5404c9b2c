import { wordpress } from './wordpress.ts';

const { inSandbox, onSite, fetchPage } = wordpress();

it( 'deactivation removes the rule of the programs, and leaves the rules, and the page that is the listing, to be found by the next request; so does activation, of another plugin too', async () => {
	expect( await inSandbox( 'around_deactivation' ) ).toEqual( {
		rule: [ true, false, true ],
		'stored after deactivation': [ false, false ],
		'stored after activation': [ false ],
		'stored after another plugin': [ false ],
	} );
} );

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

it( 'uninstalling keeps programs, categories and pictures, and removes what WordPress stored about the screens', async () => {
	const left = await inSandbox( 'left_after_uninstall' );
	expect( left ).toEqual( {
		program: 'Acuarela',
		picture: true,
		categories: [ 'Arte' ],
		imports: [ true, false, false, false ],
		hierarchy: [ true, false ],
		screens: [],
		others: 'x',
		typed: [],
	} );
} );
