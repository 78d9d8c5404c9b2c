import type { SiteOptions } from './options.ts';

/** From `startWordPress` to the process that serves the site. */
export type Request =
	| { type: 'start'; options: SiteOptions }
	| { type: 'runPhp'; id: number; code: string }
	| { type: 'phpLog'; id: number }
	| { type: 'stop' };

/** And back. */
export type Reply =
	| { type: 'progress'; line: string }
	| { type: 'started'; url: string }
	| { type: 'failed'; message: string }
	| { type: 'result'; id: number; output: string }
	| { type: 'error'; id: number; message: string };
