/** Listings that blocks share. Each is read once, as long as it has subscribers. */
import { ApiError, isAbort } from '../../../wordpress/api-error';
import { pages } from '../../../wordpress/client';
import { currentStamp, type Listing, type Slice } from './listing';
import { onReturn } from './on-return';

/** Most attempts to read a listing that changes meanwhile. */
const ATTEMPTS = 3;

/** Number of kept listings, for settings that are changed back. */
const REMEMBERED = 20;

/** The known part of a listing. */
export interface Snapshot {
	listing?: Listing;
	/** HTML of the loaded cards, in slices. */
	cards: readonly string[];
	/** Whether all cards are loaded. */
	isComplete: boolean;
	/** Why the listing is outdated, incomplete or unknown. */
	error?: ApiError;
}

/** A listing as a store for React. */
export class ListingResource {
	readonly #path: string;
	readonly #listeners = new Set< () => void >();
	#request: AbortController | undefined;
	#isAskedAgain = false;
	#leaving: ReturnType< typeof setTimeout > | undefined;
	#stopWatching: ( () => void ) | undefined;
	#snapshot: Snapshot = { cards: [], isComplete: false };
	/** Stamp of the complete listing. */
	#stamp: string | undefined;

	/** @param path Path of the listing. */
	constructor( path: string ) {
		this.#path = path;
	}

	readonly getSnapshot = (): Snapshot => this.#snapshot;

	/** The first subscriber starts the request, and the last one to leave aborts it, unless it returns at once, as a moved block does. */
	readonly subscribe = ( listener: () => void ): ( () => void ) => {
		this.#listeners.add( listener );
		if ( this.#leaving !== undefined ) {
			clearTimeout( this.#leaving );
			this.#leaving = undefined;
		} else if ( this.#listeners.size === 1 ) {
			this.#stopWatching = onReturn( this.#lookForChanges );
			this.#lookForChanges();
		}

		return () => {
			this.#listeners.delete( listener );
			if ( this.#listeners.size === 0 ) {
				this.#leaving = setTimeout( this.#stop );
			}
		};
	};

	readonly #stop = (): void => {
		this.#leaving = undefined;
		this.#stopWatching?.();
		this.#request?.abort();
		this.#request = undefined;
	};

	/** Reads the listing again and keeps the old one meanwhile. */
	readonly refresh = (): void => {
		this.#do( ( signal ) => this.#read( signal ) );
	};

	readonly #lookForChanges = (): void => {
		this.#do( async ( signal ) => {
			if (
				this.#stamp === undefined ||
				( await currentStamp() ) !== this.#stamp
			) {
				await this.#read( signal );
			} else {
				this.#forgiveError();
			}
		} );
	};

	/** Runs one task at a time. A request meanwhile repeats a failed task. */
	#do( work: ( signal: AbortSignal ) => Promise< void > ): void {
		if ( this.#request ) {
			this.#isAskedAgain = true;
			return;
		}
		const request = new AbortController();
		this.#request = request;
		this.#isAskedAgain = false;
		work( request.signal ).then(
			() => this.#end( request ),
			( reason: unknown ) => {
				const isWanted = this.#end( request ) && ! isAbort( reason );
				if ( isWanted && this.#isAskedAgain ) {
					this.refresh();
				} else if ( isWanted ) {
					const error =
						reason instanceof ApiError
							? reason
							: new ApiError( 'unknown_error' );
					// The loaded part stays.
					this.#publish( { ...this.#snapshot, error } );
				}
			}
		);
	}

	/** Ends a request; false if it is not the current one. */
	#end( request: AbortController ): boolean {
		const isPresent = this.#request === request;
		if ( isPresent ) {
			this.#request = undefined;
		}

		return isPresent;
	}

	#forgiveError(): void {
		const { error, ...known } = this.#snapshot;
		if ( error ) {
			this.#publish( known );
		}
	}

	async #read( signal: AbortSignal ): Promise< void > {
		this.#forgiveError();
		for ( let attempt = 1; ; attempt++ ) {
			const cards: string[] = [];
			const stamps = new Set< string >();
			let listing: Listing | undefined;
			for await ( const [ slice ] of pages< Slice >( {
				path: this.#path,
				signal,
			} ) ) {
				if ( ! slice || ( listing && slice.listing ) ) {
					// A cache that ignores the query string returns the first slice each time.
					throw new ApiError( 'unknown_error' );
				}
				listing ??= slice.listing ?? undefined;
				cards.push( slice.cards );
				stamps.add( slice.stamp );
				const { isComplete, cards: before } = this.#snapshot;
				if ( listing && ! isComplete && cards.length > before.length ) {
					this.#publish( {
						listing,
						cards: [ ...cards ],
						isComplete,
					} );
				}
			}
			if ( ! listing ) {
				throw new ApiError( 'unknown_error' );
			}
			if ( stamps.size === 1 || attempt === ATTEMPTS ) {
				[ this.#stamp ] = stamps;
				this.#publish( { listing, cards, isComplete: true } );

				return;
			}
		}
	}

	#publish( snapshot: Snapshot ): void {
		this.#snapshot = snapshot;
		this.#listeners.forEach( ( listener ) => listener() );
	}
}

const resources = new Map< string, ListingResource >();

/**
 * Returns the shared listing of a path.
 *
 * @param path Path of the listing.
 */
export function resourceAt( path: string ): ListingResource {
	const resource = resources.get( path ) ?? new ListingResource( path );
	// Moves the listing to the end: the least recent one is dropped first.
	resources.delete( path );
	resources.set( path, resource );
	const [ oldest = path ] = resources.keys();
	if ( resources.size > REMEMBERED ) {
		resources.delete( oldest );
	}

	return resource;
}
