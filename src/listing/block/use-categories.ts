/** The categories of programs, as the inspector's controls offer them. */
import { store, useEntityRecords } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { Category } from './categories';
import { CATEGORY_QUERY } from './category-query';
import { onReturn } from './preview/on-return';

const LIST = [ 'taxonomy', 'pfilter_categoria', CATEGORY_QUERY ] as const;

/** Whoever comes back more often does not have them read again, in milliseconds. */
const READ_AGAIN_MS = 30_000;

const NONE: Category[] = [];

let readAgainAt = -Infinity;

/** Reads them again; what is known stays until the answer is there. */
const readAgain = (): void => {
	readAgainAt = Date.now();
	void dispatch( store ).invalidateResolution( 'getEntityRecords', [
		...LIST,
	] );
};

/** Somebody may have made a category in the meantime, elsewhere. */
const readAgainOnReturn = (): void => {
	if ( Date.now() - readAgainAt >= READ_AGAIN_MS ) {
		readAgain();
	}
};

/** What is known of the categories. */
export interface KnownCategories {
	/** All of them, siblings by name; none while they are on their way. */
	categories: Category[];
	/** Reads them again; only where they could not be read. */
	retry: ( () => void ) | undefined;
}

/** The categories, from the server. */
export function useCategories(): KnownCategories {
	const { records, hasResolved } = useEntityRecords< Category >( ...LIST );

	useEffect( () => {
		// Once for all, and for good: no block may be selected when somebody comes back.
		onReturn( readAgainOnReturn );
	}, [] );

	return {
		categories: records ?? NONE,
		retry: records === null && hasResolved ? readAgain : undefined,
	};
}
