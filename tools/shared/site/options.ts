import type { Control } from './control.ts';

/** A host path that PHP sees somewhere in its own file system. */
export interface Mount {
	/** Absolute path of a folder or file on this machine. */
	hostPath: string;
	/** Where PHP sees it: in /wordpress, which is WordPress itself, or the same path as on this machine. */
	vfsPath: string;
}

/** What can be said over a process boundary. */
export interface SiteOptions {
	/** WordPress branch, such as "6.8". Default: the newest that the plugin is tested with. */
	version?: string;
	/** PHP version, "7.4" to "8.5". Default: `USUAL_PHP`. */
	php?: string;
	/** Where it runs: Playground, PHP as WebAssembly with SQLite (default), or this machine's PHP, whatever its version, with MariaDB. */
	database?: 'sqlite' | 'mariadb';
	/** A PHP of this machine that serves it with SQLite, in place of Playground. See `findPhp()`. */
	phpProgram?: string;
	/** Port on 127.0.0.1. Default: any free one. */
	port?: number;
	/** Folder that keeps the site between runs. Default: a temporary one, removed by `stop()`. */
	siteDir?: string;
	/** PHP that writes what a temporary site holds before its first use. Default: nothing. */
	content?: string;
	/** Locale of the site; WordPress's own texts are there in "es_ES" (default) and "en_US". */
	language?: string;
	/** Permalink structure; '' for plain addresses. Default "/%postname%/". */
	permalinks?: string;
	/** WP_DEBUG, with everything written to the log. Default true. */
	debug?: boolean;
	/** WP_DEBUG_DISPLAY: print PHP errors into pages. Default false. */
	displayErrors?: boolean;
	/** SCRIPT_DEBUG: development builds of WordPress's scripts and React. Default false. */
	scriptDebug?: boolean;
	/** Mount and activate this repository's plugin. Default true. */
	plugin?: boolean;
	/** What PHP shall see besides. */
	mounts?: readonly Mount[];
	/** More PHP constants, or other values for those that are set anyway. */
	constants?: Readonly< Record< string, string | number | boolean > >;
	/** How many requests PHP serves at the same time. Default 2. */
	workers?: number;
}

export interface WordPressOptions extends SiteOptions {
	/** Receives lines of progress. Default: silence. */
	report?: ( line: string ) => void;
}

export interface RunningWordPress extends Control {
	/** Address of the site, without a slash at the end. */
	url: string;
	/** Address under which another process of this machine can use it: see `control`. */
	control: string;
	/** Ends it, and removes the site when it was a temporary one. May be called twice. */
	stop: () => Promise< void >;
}
