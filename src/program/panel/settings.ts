/** How a fact is edited, as in includes/program/kinds.php. */
export type Control =
	'text' | 'textarea' | 'date' | 'moment' | 'checkbox' | 'select' | 'files';

/** A field in which a fact is edited (includes/program/fact-forms.php). */
export interface Field {
	/** The fact's own key, such as "start". */
	fact: string;
	/** Key of its metadata. */
	key: string;
	/** Its kind: what can be used follows from the rest, except in a textarea (rules.ts). */
	kind: string;
	label: string;
	hint: string;
	control: Control;
	/** What a phone's keyboard offers; '' for letters. */
	keyboard: '' | 'numeric' | 'url' | 'email' | 'tel';
	/** What can be chosen; empty where anything is typed. */
	choices: { value: string; label: string }[];
	/** Characters at most. */
	longest: number;
	/** The highest number; null for a text. */
	highest: number | null;
	/** Problem of a value that cannot be used, and of one that is too long. */
	unusable: string;
	tooLong: string;
}

/** The server's data in the page (includes/program/fact-forms.php). */
export interface Settings {
	postType: string;
	fields: Field[];
	texts: {
		title: string;
		date: string;
		time: string;
		kept: string;
		/** Labels of sessions. */
		addDay: string;
		addWeekdays: string;
		firstDay: string;
		lastDay: string;
		weekdays: string;
		fromHour: string;
		toHour: string;
		ordinals: string;
		ordinal: string[];
		monthdays: string;
		every: string;
		everyMonth: string;
		remove: string;
		/** Labels of what is said of one session. */
		oneSession: string;
		cancel: string;
		move: string;
		isCancelled: string;
		isElsewhere: string;
		isLeftOut: string;
		/** Labels of prices by group. */
		addPrice: string;
		who: string;
		amount: string;
		/** The button that opens the media library. */
		addDocuments: string;
		/** What is wrong with sessions. */
		unfinished: string;
		noSession: string;
		tooManyLines: string;
		tooManySessions: string;
		wrongOrder: string;
		wrongAges: string;
		/** What is wrong with more places left than there are. */
		tooManyLeft: string;
		/** What is wrong with a program that is free and has a price. */
		notFree: string;
		dayMissing: string;
		/** Name of the picture. */
		picture: string;
		/** Sentences with the names of facts for %s. */
		notToBeSaved: string;
		missing: string;
		/** What to ask about an event of days and nights. */
		eventOfDays: string;
		notSaved: string;
	};
}

declare global {
	interface Window {
		programsFilterProgram?: Settings;
	}
}
