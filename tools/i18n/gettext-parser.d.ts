/**
 * gettext-parser comes without declarations: what this folder uses of it.
 */
declare module 'gettext-parser' {
	export interface GettextComments {
		/** For translators, from the source. */
		extracted?: string;
		/** By the translator. */
		translator?: string;
		reference?: string;
		flag?: string;
	}
	export interface GettextMessage {
		msgctxt?: string;
		msgid: string;
		msgid_plural?: string;
		msgstr: string[];
		comments?: GettextComments;
	}
	export interface GettextFile {
		charset: string;
		headers: Record< string, string >;
		/** By context, then by message. */
		translations: Record< string, Record< string, GettextMessage > >;
	}
	interface Format {
		parse: ( input: string | Buffer ) => GettextFile;
		compile: (
			file: GettextFile,
			options?: { foldLength?: number }
		) => Buffer;
	}
	export const po: Format;
	export const mo: Format;
}
