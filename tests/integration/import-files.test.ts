/**
 * Files of imports: that no server hands them out, and when they are deleted.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox, onSite, fetchPage } = wordpress();

it( 'hands out neither rows nor logs', async () => {
	const key = await onSite< string >( 'begin_one' );
	try {
		for ( const kind of [ 'rows', 'check' ] ) {
			const { html, status } = await fetchPage(
				`/wp-content/uploads/programs-filter/${ key }.${ kind }.php`
			);
			// As the servers do that know no .htaccess.
			expect( [ status, html ] ).toEqual( [ 200, '' ] );
		}
	} finally {
		await onSite( 'end_one' );
	}
} );

it( 'removes its own old files, and nothing else that lies in its folder', async () => {
	const others = [ '.htaccess', 'index.php', 'mine.php', 'mine.txt' ];
	expect( await inSandbox( 'left_of_folder', 'tidy' ) ).toEqual( [
		'.htaccess',
		'index.php',
		'key.rows.php',
		'mine.php',
		'mine.txt',
	] );
	for ( const end of [ 'deactivate', 'uninstall' ] ) {
		expect( await inSandbox( 'left_of_folder', end ) ).toEqual(
			end === 'uninstall' ? [ 'mine.php', 'mine.txt' ] : others
		);
	}
} );
