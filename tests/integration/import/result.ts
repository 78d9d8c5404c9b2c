/** What a dry run or an import came to. */
export interface Result {
	actions: string[];
	problems: string[];
	counts: Record< string, number >;
}
