import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'wpml-config.xml names every fact, and the texts of block, shortcode and widget as they are called', async () => {
	const both =
		await inSandbox< Record< string, [ string[], string[] ] > >( 'both' );
	for ( const [ what, [ inConfig, inPlugin ] ] of Object.entries( both ) ) {
		expect( inPlugin ).not.toHaveLength( 0 );
		expect( { [ what ]: inConfig.toSorted() } ).toEqual( {
			[ what ]: inPlugin.toSorted(),
		} );
	}
} );

it( 'WPML’s translation editor calls texts as the forms of a Spanish site do, as most readers are Spanish and the file has one language', async () => {
	const [ inConfig, inPlugin ] =
		await inSandbox< [ string[], string[] ] >( 'labels' );
	expect( inConfig ).not.toEqual( [] );
	expect( inConfig ).toEqual( inPlugin );
} );
