/** What is measured, and how it asks the stack for it. */
export interface Subject {
	/** Row of the table. */
	name: string;
	/** Name in bench/stack/mu-plugins/measure.php. */
	measure:
		'coming' | 'facts' | 'listing' | 'loop' | 'query-loop' | 'transient';
	/** Whether it shows all programs; else some of them. */
	showsAll?: false;
	/** Whether it may use Redis. */
	objectCache: boolean;
}

export const QUERY_LOOP: Subject = {
	name: 'Query Loop of WordPress',
	measure: 'query-loop',
	objectCache: false,
};
export const LOOP: Subject = {
	name: 'loop written by hand',
	measure: 'loop',
	objectCache: false,
};
export const COLD: Subject = {
	name: '**Programs Filter**, no object cache',
	measure: 'listing',
	objectCache: false,
};
export const FACTS: Subject = {
	name: 'the same with dates, place, price and sign-up',
	measure: 'facts',
	objectCache: false,
};
export const COMING: Subject = {
	name: 'the same, the next six programs by their beginning',
	measure: 'coming',
	objectCache: false,
	showsAll: false,
};
export const WARM: Subject = {
	name: '**Programs Filter**, from Redis',
	measure: 'listing',
	objectCache: true,
};

export const IN_DATABASE: Subject = {
	name: 'Programs Filter, cards kept in a transient (it does not)',
	measure: 'transient',
	objectCache: false,
};

export const SUBJECTS: readonly Subject[] = [
	QUERY_LOOP,
	LOOP,
	COLD,
	FACTS,
	COMING,
	IN_DATABASE,
	WARM,
];
