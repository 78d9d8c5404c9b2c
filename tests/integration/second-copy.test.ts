import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { onSite, fetchPage, removeContent, phpLog } = wordpress();

const COPY = 'zz-copia/programs-filter.php';

const FILES = `
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	WP_Filesystem();
	$folder = WP_PLUGIN_DIR . '/zz-copia';
`;

describe( 'a second copy of the plugin', () => {
	beforeAll( () =>
		onSite( `
			${ FILES }
			wp_mkdir_p( $folder );
			copy_dir( WP_PLUGIN_DIR . '/programs-filter', $folder );
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			page( 'lista', block() );
		` )
	);
	afterAll( async () => {
		await onSite( `
			${ FILES }
			deactivate_plugins( '${ COPY }' );
			$GLOBALS['wp_filesystem']->delete( $folder, true );
		` );
		await removeContent();
	} );

	it( 'can be switched on, steps aside, and the first says so', async () => {
		expect(
			await onSite( `
				${ FILES }
				return activate_plugin( '${ COPY }' );
			` )
		).toBeNull();
		const page = await fetchPage( '/lista/' );
		expect( page.status ).toBe( 200 );
		expect( read( page.html ).visible ).toEqual( [ 'Acuarela' ] );

		const [ forAdmin = '', forVisitor = '' ] = await onSite< string[] >( `
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			require_once \\ProgramsFilter\\PLUGIN_DIR . '/includes/admin/collision-notice.php';
			\\ProgramsFilter\\Collision_Notice\\bootstrap();
			set_current_screen( 'plugins' );
			return array_map( static function ( $user ) {
				wp_set_current_user( $user );
				ob_start();
				do_action( 'admin_notices' );
				return ob_get_clean();
			}, array( 1, 0 ) );
		` );
		expect(
			[ ...parse( forAdmin ).querySelectorAll( '.notice code' ) ].map(
				( file ) => file.textContent
			)
		).toEqual( [ COPY ] );
		expect( forVisitor ).not.toContain( COPY );
	} );

	it( 'can be deleted: the first keeps what is its own', async () => {
		expect(
			await onSite( `
				${ FILES }
				update_user_meta( 1, 'edit_pfilter_programa_per_page', '7' );
				uninstall_plugin( '${ COPY }' );
				$kept = get_user_meta( 1, 'edit_pfilter_programa_per_page', true );
				delete_user_meta( 1, 'edit_pfilter_programa_per_page' );
				return $kept;
			` )
		).toBe( '7' );
	} );

	it( 'is no error', async () => {
		expect( await phpLog() ).toBe( '' );
	} );
} );
