import { wordpress } from './wordpress.ts';

const { inSandbox, onSite, fetchPage } = wordpress();

describe( 'rewrite rules', () => {
	it( 'deactivation removes the rule of the programs, activation brings it back', async () => {
		const rules = await inSandbox( 'rule_of_programs' );
		expect( rules ).toEqual( [ true, false, true ] );
	} );

	it( 'deactivation leaves the rules of others to be made by the next request, which has them all', async () => {
		const stored = await inSandbox( 'rules_after_deactivation' );
		expect( stored ).toBe( false );
	} );

	it( 'a plugin that is switched on with this one, and flushes the rules, keeps no rule of programs away', async () => {
		const stored = await inSandbox( 'rules_after_another' );
		expect( stored ).toBe( false );
	} );

	it( 'a page view does not write them', async () => {
		await onSite( 'mark_rules' );
		await fetchPage( '/' );
		expect( await onSite( 'has_mark' ) ).toBe( true );
	} );
} );

it( 'the page that was found as the listing is searched anew after deactivation and activation', async () => {
	expect( await inSandbox( 'found_page' ) ).toEqual( [ false, false ] );
} );

describe( 'uninstalling', () => {
	it( 'keeps programs, categories and pictures, and removes what WordPress stored about the screens', async () => {
		const left = await inSandbox( 'left_after_uninstall' );
		expect( left ).toEqual( {
			program: 'Acuarela',
			picture: true,
			categories: [ 'Arte' ],
			imports: [ true, false, false, false ],
			hierarchy: [ true, false ],
			screens: [],
			others: 'x',
		} );
	} );
} );
