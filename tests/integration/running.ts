import type { RunningWordPress } from '../../tools/shared/site/index.ts';

declare global {
	var programsFilterTestSite: { site?: RunningWordPress } | undefined;
}

/**
 * The WordPress of this run. Jest loads setup and teardown apart from each other: they share only the global object.
 */
export const running = ( globalThis.programsFilterTestSite ??= {} );
