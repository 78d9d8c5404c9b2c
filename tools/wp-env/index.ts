/**
 * `npm run env -- <command>`: wp-env, which also starts without a network when it runs on Playground, and listens on 127.0.0.1
 * only.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from '../shared/build/ensure.ts';
import { projectRoot } from '../shared/project-root.ts';
import { run } from '../shared/process/run.ts';
import { wpEnvHome } from './home.ts';
import { localCore } from './local-core.ts';

const args = process.argv.slice( 2 );
const loopbackOnly = join(
	projectRoot,
	'tools/shared/site/playground/loopback-only.ts'
);
const env: NodeJS.ProcessEnv = {
	WP_ENV_HOME: wpEnvHome(),
	NODE_OPTIONS: `${ process.env.NODE_OPTIONS ?? '' } --import=${ pathToFileURL( loopbackOnly ).href }`,
};
if ( args[ 0 ] === 'start' ) {
	await ensureBuild();
	if ( /--runtime[= ]playground/.test( args.join( ' ' ) ) ) {
		env.WP_ENV_CORE = process.env.WP_ENV_CORE ?? ( await localCore() );
	}
}
process.exitCode = await run( 'wp-env', args, env );
