/** Types of the parts of SheetJS for which it has none, for excel.ts. */
import { CFB, SSF } from '@e965/xlsx';

/** An archive: its files, and their paths. */
interface Archive {
	FullPaths: string[];
	FileIndex: { content: ArrayLike< number > }[];
}

/** Formats of cells. */
export const formats = SSF as {
	is_date: ( format: string ) => boolean;
	format: (
		pattern: string,
		value: number,
		options: { date1904: boolean }
	) => string;
};

/** ZIP archives, which workbooks are. */
export const archives = CFB as {
	read: ( bytes: Uint8Array, options: { type: 'array' } ) => Archive;
	find: (
		archive: Archive,
		name: string
	) => { content: ArrayLike< number > } | null;
	write: (
		archive: Archive,
		options: { type: 'array'; fileType: 'zip'; compression: boolean }
	) => ArrayLike< number >;
};
