/** Globals of WordPress's React scripts. */
export type ReactGlobal = 'React' | 'ReactDOM';

/** Whether a global exists. An element with that ID has no version. */
export const isHere = ( name: ReactGlobal ): unknown =>
	( window as Partial< Record< ReactGlobal, { version?: string } > > )[ name ]
		?.version;
