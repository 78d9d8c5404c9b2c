import type { SiteOptions } from './options.ts';

/**
 * PHP constants of a site.
 *
 * @param options Of the site.
 * @param root    Folder of WordPress, as PHP sees it.
 */
export const constantsOf = (
	options: SiteOptions,
	root: string
): Record< string, string | number | boolean > => ( {
	WP_DEBUG: options.debug ?? true,
	WP_DEBUG_LOG: `${ root }/wp-content/debug.log`,
	WP_DEBUG_DISPLAY: options.displayErrors ?? false,
	SCRIPT_DEBUG: options.scriptDebug ?? false,
	WP_ENVIRONMENT_TYPE: 'local',
	DISABLE_WP_CRON: true,
	AUTOMATIC_UPDATER_DISABLED: true,
	WP_AUTO_UPDATE_CORE: false,
	// "Delete plugin" would delete this repository's files.
	DISALLOW_FILE_MODS: options.plugin !== false,
	...options.constants,
} );

/** The same as Playground's arguments take them. */
export function constantArguments( options: SiteOptions ) {
	const constants = Object.entries( constantsOf( options, '/wordpress' ) );
	const ofType = < T >( isType: ( value: unknown ) => value is T ) =>
		Object.fromEntries(
			constants.filter(
				(
					constant
				): constant is [ string, ( typeof constant )[ 1 ] & T ] =>
					isType( constant[ 1 ] )
			)
		);
	return {
		define: ofType( ( value ) => typeof value === 'string' ),
		'define-bool': ofType( ( value ) => typeof value === 'boolean' ),
		'define-number': ofType( ( value ) => typeof value === 'number' ),
	};
}
