import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { onSite, fetchPage, removeContent, phpLog } = wordpress();

const COPY = 'zz-copia/programs-filter.php';

describe( 'a second copy of the plugin', () => {
	beforeAll( () => onSite( 'copy_plugin' ) );
	afterAll( async () => {
		await onSite( 'remove_copy' );
		await removeContent();
	} );

	it( 'can be switched on, steps aside, and the first says so', async () => {
		expect( await onSite( 'activate_copy' ) ).toBeNull();
		const page = await fetchPage( '/lista/' );
		expect( page.status ).toBe( 200 );
		expect( read( page.html ).visible ).toEqual( [ 'Acuarela' ] );

		const [ forAdmin = '', forVisitor = '' ] = await onSite< string[] >(
			'notices',
			[ 1, 0 ]
		);
		expect(
			[ ...parse( forAdmin ).querySelectorAll( '.notice code' ) ].map(
				( file ) => file.textContent
			)
		).toEqual( [ COPY ] );
		expect( forVisitor ).not.toContain( COPY );
	} );

	it( 'can be deleted: the first keeps what is its own', async () => {
		expect( await onSite( 'uninstall_copy' ) ).toBe( '7' );
	} );

	it( 'is no error', async () => {
		expect( await phpLog() ).toBe( '' );
	} );
} );
