/**
 * Listings that several blocks share: each read once, while somebody wants it.
 */
import { ApiError, isAbort } from '../../../api/api-error';
import { pages } from '../../../api/client';
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
	/** Why it may be out of date, or is not known. */
	error?: ApiError;
}

const NOTHING: Snapshot = { cards: [] };

/** A listing, as a store that React subscribes to. */
export class ListingResource {
	readonly #path: string;
	readonly #listeners = new Set< () => void >();
	#request: AbortController | undefined;
	#leaving: ReturnType< typeof setTimeout > | undefined;
	#stopWatching: ( () => void ) | undefined;
	#snapshot = NOTHING;
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
			this.#start();
		}

		return () => {
			this.#listeners.delete( listener );
			if ( this.#listeners.size === 0 ) {
				this.#leaving = setTimeout( this.#stop );
			}
		};
	};

	#start(): void {
		const stopWatching = onReturn( this.#lookForChanges );
		window.addEventListener( 'online', this.#retryWhenOnline );
		this.#stopWatching = () => {
			stopWatching();
			window.removeEventListener( 'online', this.#retryWhenOnline );
		};
		if ( this.#stamp === undefined ) {
			this.refresh();
		} else {
			this.#lookForChanges();
		}
	}

	readonly #stop = (): void => {
		this.#leaving = undefined;
		this.#stopWatching?.();
		this.#request?.abort();
		this.#request = undefined;
	};

	readonly #retryWhenOnline = (): void => {
		if ( this.#snapshot.error ) {
			this.refresh();
		}
	};

	/** Reads the listing, with what is known still in view. */
	readonly refresh = (): void => {
		this.#do( ( signal ) => this.#read( signal ) );
	};

	readonly #lookForChanges = (): void => {
		this.#do( async ( signal ) => {
			if ( ( await currentStamp() ) !== this.#stamp ) {
				await this.#read( signal );
			} else if ( this.#snapshot.error ) {
				const { error, ...known } = this.#snapshot;
				this.#publish( known );
			}
		} );
	};

	/** One thing at a time. */
	#do( work: ( signal: AbortSignal ) => Promise< void > ): void {
		if ( this.#request ) {
			return;
		}
		const request = new AbortController();
		this.#request = request;
		work( request.signal )
			.catch( ( reason: unknown ) => {
				if ( ! isAbort( reason ) && ! request.signal.aborted ) {
					this.#fail( reason );
				}
			} )
			.finally( () => {
				if ( this.#request === request ) {
					this.#request = undefined;
				}
			} );
	}

	async #read( signal: AbortSignal ): Promise< void > {
		const isFirst = this.#stamp === undefined;
		if ( isFirst && this.#snapshot.error ) {
			this.#publish( NOTHING );
		}
		for ( let attempt = 1; attempt <= ATTEMPTS; attempt++ ) {
			const cards: string[] = [];
			const stamps = new Set< string >();
			let listing: Listing | undefined;
			for await ( const [ slice ] of pages< Slice >( {
				path: this.#path,
				signal,
			} ) ) {
				listing ??= slice?.listing ?? undefined;
				if ( slice ) {
					cards.push( slice.cards );
					stamps.add( slice.stamp );
				}
				if ( isFirst && attempt === 1 && listing ) {
					this.#publish( { listing, cards: [ ...cards ] } );
				}
			}
			if ( ! listing ) {
				throw new ApiError( 'unknown_error' );
			}
			if ( stamps.size === 1 || attempt === ATTEMPTS ) {
				[ this.#stamp ] = stamps;
				this.#publish( { listing, cards } );

				return;
			}
		}
	}

	/** A listing that was complete stays in view. */
	#fail( reason: unknown ): void {
		const error =
			reason instanceof ApiError
				? reason
				: new ApiError( 'unknown_error' );
		const known = this.#stamp === undefined ? NOTHING : this.#snapshot;
		this.#publish( { ...known, error } );
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
