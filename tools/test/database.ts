import { missingPrograms } from '../shared/site/native/programs.ts';

const OPTION = /^--database=(.*)$/;

/**
 * Decides on which database the tests run, and says so in the environment: MariaDB with the machine's own PHP where both can be had, unless the
 * command line (`--database=sqlite`), DATABASE or PHP ask for something else.
 *
 * @param  args Of the command line.
 * @return The other arguments.
 * @throws {Error} When MariaDB was asked for and cannot be had.
 */
export async function chooseDatabase(
	args: readonly string[]
): Promise< string[] > {
	const asked = args.map( ( arg ) => OPTION.exec( arg )?.[ 1 ] );
	const wanted =
		asked.find( ( name ) => name !== undefined ) ??
		process.env.DATABASE ??
		// Playground has every version of PHP, the machine one.
		( process.env.PHP === undefined ? undefined : 'sqlite' );
	if ( wanted !== undefined && ! DATABASES.includes( wanted ) ) {
		throw new Error(
			`There is no database "${ wanted }": ${ DATABASES.join( ', ' ) }.`
		);
	}
	if ( wanted === 'mariadb' && process.env.PHP !== undefined ) {
		throw new Error(
			`MariaDB goes with this machine's own PHP: PHP=${ process.env.PHP } is Playground's.`
		);
	}
	process.env.DATABASE = wanted ?? 'mariadb';
	if ( process.env.DATABASE === 'mariadb' ) {
		const missing = await missingPrograms( console.log );
		if ( missing.length > 0 && wanted !== undefined ) {
			throw new Error(
				`MariaDB was asked for, and cannot be had here: ${ missing.join( ', ' ) }.`
			);
		}
		if ( missing.length > 0 ) {
			process.env.DATABASE = 'sqlite';
			console.log(
				`WordPress runs in Playground, on SQLite: MariaDB and PHP cannot be had here (${ missing.join( ', ' ) }).`
			);
		}
	}
	return args.filter( ( _, index ) => asked[ index ] === undefined );
}

const DATABASES = [ 'mariadb', 'sqlite' ];
