import type { TestedWordPress } from './wordpress.ts';

/**
 * Puts code of somebody else into the site, as a plugin that WordPress loads before this one.
 *
 * @param site
 * @param name Name of its file; another one for another code, as PHP may keep what it compiled.
 * @param code PHP.
 * @return Takes it away.
 */
export async function muPlugin(
	{ onSite }: Pick< TestedWordPress, 'onSite' >,
	name: string,
	code: string
): Promise< () => Promise< void > > {
	const file = `WPMU_PLUGIN_DIR . '/${ name }.php'`;
	await onSite( `
		file_put_contents( ${ file }, <<<'PHP'
<?php ${ code }
PHP
		);
		delete_option( 'rewrite_rules' );
	` );
	return async () => {
		await onSite( `
			unlink( ${ file } );
			delete_option( 'rewrite_rules' );
		` );
	};
}
