/** Where WordPress's scripts of React put it. */
export type ReactGlobal = 'React' | 'ReactDOM';

/** Whether the window has it. An element with such an id is there too, but has no version. */
export const isHere = ( name: ReactGlobal ): unknown =>
	( window as Partial< Record< ReactGlobal, { version?: string } > > )[ name ]
		?.version;
