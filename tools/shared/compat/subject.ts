import type { Release } from './releases.ts';

/** What is to be said of a release. */
export interface Remark {
	what: string;
	/** What its authors have to do to see it themselves. */
	how?: string;
}

/** How to see that what is tried was at work: nothing of ours may be enough. */
export type Proof = {
	/** In words; of a theme it is always its style. */
	sign: string;
} & (
	| { html: RegExp }
	/** Selector in the page, as visitors get it, or as the administrator does. */
	| { element: string; isForAdministrator?: true }
	/** Selector in a screen of WordPress. */
	| { element: string; screen: string }
);

/** Text of its own colours: what they lack is left out of what is compared, and must still be found. */
export interface OwnContrast extends Remark {
	/** Parts of the listing that have the colour of what is around it. */
	parts: readonly string[];
	/** Of texts, as axe writes them: `#7a7a7a`. */
	colors: readonly string[];
	/** With what is behind them, as axe rounds them: with the colour, they say what that is. */
	contrasts: readonly number[];
}

/** What a plugin or a theme is tried with. */
export type HowTried = {
	/** Path of the page with the listing. Default: that of the demo with the block. */
	path?: string;
	/** Markup around the block, in a page of its own and in the editor. */
	around?: readonly [ before: string, after: string ];
	constants?: Readonly< Record< string, string | boolean > >;
	proof: Proof;
	/** Whether it makes lists of the admin sortable, as ours is. */
	sortsLists?: true;
	/** A page cache: header of an answer that comes from it, and a part of its value; what such an answer contains; or that answers bear a number. */
	hit?: readonly [ header: string, value: RegExp ] | RegExp | 'numbered';
	/** Whether it combines the scripts of a page. */
	combines?: true;
	/** Whether it takes the place of WordPress's post editor, which then cannot be tried. */
	replacesEditor?: true;
	/** What its own code reports, in the console or the log of PHP, and why. */
	known?: readonly ( readonly [ RegExp, Remark ] )[];
	contrast?: OwnContrast;
	/** Why a test is known to fail, by a part of its name; it must go on failing. */
	fails?: Readonly< Record< string, Remark > >;
	/** What else is to be said of it. */
	remarks?: readonly Remark[];
} & (
	| {
			/** Functions of tests/compat/set-up.php, each called in a request of its own. */
			setUp: string | readonly string[];
			/** What of it was switched on. */
			setting: string;
	  }
	| { setUp?: never; setting?: string }
);

/** What is tried. */
export type Subject = Release & HowTried;
