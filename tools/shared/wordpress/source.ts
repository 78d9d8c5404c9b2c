/** One line of progress, without a line break. */
export type Report = ( line: string ) => void;

/**
 * Puts a WordPress of a branch ("7.1") into an empty folder.
 * Rejects with the reason, in a few words, when this source cannot give it here and now.
 */
export type WordPressSource = (
	branch: string,
	folder: string,
	report: Report
) => Promise< void >;
