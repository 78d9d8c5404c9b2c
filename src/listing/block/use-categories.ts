/** The hook for the categories of programs. */
import { store, useEntityRecords } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { Category } from './categories';
import { CATEGORY_QUERY } from './category-query';
import { onReturn } from './preview/on-return';

const LIST = [ 'taxonomy', 'pfilter_categoria', CATEGORY_QUERY ] as const;

/** Minimum time between two requests, in milliseconds. */
const READ_AGAIN_MS = 30_000;

const NONE: Category[] = [];

let readAgainAt = -Infinity;

/** Reads the categories again and keeps the old ones meanwhile. */
const readAgain = (): void => {
	readAgainAt = Date.now();
	void dispatch( store ).invalidateResolution( 'getEntityRecords', [
		...LIST,
	] );
};

/** Reads the categories again when the editor returns from another window. */
const readAgainOnReturn = (): void => {
	if ( Date.now() - readAgainAt >= READ_AGAIN_MS ) {
		readAgain();
	}
};

/** The loaded categories. */
export interface KnownCategories {
	/** All categories, siblings by name; empty while loading. */
	categories: Category[];
	/** Reads them again after an error. */
	retry: ( () => void ) | undefined;
}

/** Returns the categories from the server. */
export function useCategories(): KnownCategories {
	const { records, hasResolved } = useEntityRecords< Category >( ...LIST );

	useEffect( () => {
		// Registered once and never removed: the return must also count while no block is selected.
		onReturn( readAgainOnReturn );
	}, [] );

	return {
		categories: records ?? NONE,
		retry: records === null && hasResolved ? readAgain : undefined,
	};
}
