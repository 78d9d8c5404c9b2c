import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify( execFile );

/**
 * Runs a program to its end.
 *
 * @param  program Name or path.
 * @param  args    Its arguments.
 * @param  cwd     Folder to run it in.
 * @return What it printed on standard output.
 * @throws {Error} With the last line of its error output.
 */
export async function capture(
	program: string,
	args: readonly string[],
	cwd: string = process.cwd()
): Promise< string > {
	try {
		const { stdout } = await execFileAsync( program, args, { cwd } );
		return stdout;
	} catch ( error ) {
		const { stderr } = error as { stderr?: string };
		const [ reason ] = /.+$/.exec( stderr?.trim() ?? '' ) ?? [
			`${ program } failed`,
		];
		throw new Error( reason, {
			cause: error,
		} );
	}
}
