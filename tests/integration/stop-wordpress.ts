import { running } from './running.ts';

/**
 * After the last test file.
 */
export default async function stop(): Promise< void > {
	await running.site?.stop();
}
