import { git } from './packing-list.ts';

/**
 * When the files of a zip were made, for all of them: PHP's OPcache compiles a file anew when its date is another one, so a
 * date has to move on with every version.
 *
 * @param  root The repository's folder.
 * @return What SOURCE_DATE_EPOCH says; else the date of the commit, so that the same commit makes the same bytes anywhere;
 *         and now, when tracked files were changed since.
 * @throws {Error} When SOURCE_DATE_EPOCH is not a number of seconds.
 */
export function timeOf( root: string ): Date {
	const epoch = process.env.SOURCE_DATE_EPOCH;
	if ( epoch !== undefined && ! /^\d+$/.test( epoch ) ) {
		throw new Error( `SOURCE_DATE_EPOCH is not in seconds: ${ epoch }` );
	}
	if ( epoch !== undefined ) {
		return new Date( Number( epoch ) * 1000 );
	}
	const changes = git( root, [
		'status',
		'--porcelain',
		'--untracked-files=no',
	] );
	if ( changes !== '' ) {
		return new Date();
	}
	return new Date(
		Number( git( root, [ 'log', '-1', '--format=%ct' ] ) ) * 1000
	);
}
