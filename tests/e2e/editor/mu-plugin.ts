import type { Site } from '../../site/site.ts';

const FILE = `WPMU_PLUGIN_DIR . '/editor-of-tests.php'`;

/** Lets PHP run on every request of the site, until it is removed. */
export const addMuPlugin = ( site: Site, code: string ): Promise< string > =>
	site.runPhp( `
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( ${ FILE }, base64_decode( '${ Buffer.from( `<?php ${ code }` ).toString( 'base64' ) }' ) );
	` );

export const removeMuPlugin = ( site: Site ): Promise< string > =>
	site.runPhp( `unlink( ${ FILE } );` );
