/** Listings that several blocks share: each read once, while somebody wants it. */
import { ApiError, isAbort } from '../../../wordpress/api-error';
import { pages } from '../../../wordpress/client';
import { currentStamp, type Listing, type Slice } from './listing';
import { onReturn } from './on-return';

/** How often a listing is read when it changed while it was being read. */
const ATTEMPTS = 3;

/** How many listings are remembered: who changes a setting to and fro does not wait. */
const REMEMBERED = 20;

/** What is known of a listing. Nothing yet is not an empty one. */
export interface Snapshot {
	listing?: Listing;
	/** HTML of the cards that have come, in slices. */
	cards: readonly string[];
	/** Whether all have. */
	isComplete: boolean;
	/** Why it may be out of date, is cut off, or is not known. */
	error?: ApiError;
}

/** A listing, as a store that React subscribes to. */
export class ListingResource {
	readonly #path: string;
	readonly #listeners = new Set< () => void >();
	#request: AbortController | undefined;
	#isAskedAgain = false;
	#leaving: ReturnType< typeof setTimeout > | undefined;
	#stopWatching: ( () => void ) | undefined;
	#snapshot: Snapshot = { cards: [], isComplete: false };
	/** Stamp of the listing, once all of it has come. */
	#stamp: string | undefined;

	/** @param path Where it is read. */
	constructor( path: string ) {
		this.#path = path;
	}

	readonly getSnapshot = (): Snapshot => this.#snapshot;

	/**
	 * The first subscriber starts the request; when the last one has left, it is aborted. Who comes back at once, as a block
	 * that is moved, has not left.
	 */
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

	/** Reads the listing, with what is known still in view. */
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

	/** One thing at a time; what is asked for meanwhile is done should that fail. */
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
					// What has come stays in view.
					this.#publish( { ...this.#snapshot, error } );
				}
			}
		);
	}

	/** Whether it was the present one. */
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
					// A cache that ignores the query answers each time with the first.
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
 * The listing at a path, the same for all who ask, as long as it is remembered.
 *
 * @param path Where it is read.
 */
export function resourceAt( path: string ): ListingResource {
	const resource = resources.get( path ) ?? new ListingResource( path );
	// The one that was wanted last is the last to be forgotten.
	resources.delete( path );
	resources.set( path, resource );
	const [ oldest = path ] = resources.keys();
	if ( resources.size > REMEMBERED ) {
		resources.delete( oldest );
	}

	return resource;
}
