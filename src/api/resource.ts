/**
 * Collections that several blocks share: fetched once, while somebody wants them.
 */
import { ApiError, isAbort } from './api-error';
import { onReturn } from './on-return';

/** How old the items are before somebody who comes back makes them be looked at again, in milliseconds. */
const FRESH_MS = 30_000;

/** State of a resource. Loading is not empty. */
export type Snapshot< Data > =
	| { status: 'loading' }
	| { status: 'error'; error: ApiError }
	| {
			status: 'ready';
			items: Data[];
			/** False while only the first page has arrived. */
			complete: boolean;
			/** Why the items may be out of date: looking for changes failed. */
			error?: ApiError;
	  };

/** Fetches the items; `onFirst` gets those that come early. */
export type Load< Data > = (
	signal: AbortSignal,
	onFirst: ( items: Data[] ) => void
) => Promise< Data[] >;

/** A collection, as a store that React subscribes to. */
export class Resource< Data > {
	readonly #load: Load< Data >;
	readonly #listeners = new Set< () => void >();
	#request: AbortController | undefined;
	#leaving: ReturnType< typeof setTimeout > | undefined;
	#stopWatching: ( () => void ) | undefined;
	#snapshot: Snapshot< Data > = { status: 'loading' };
	/** When all items had arrived. */
	#arrival = -Infinity;

	constructor( load: Load< Data > ) {
		this.#load = load;
	}

	readonly getSnapshot = (): Snapshot< Data > => this.#snapshot;

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
			this.#stopWatching = onReturn( this.#lookAgain );
			this.refresh();
		}

		return () => {
			this.#listeners.delete( listener );
			if ( this.#listeners.size === 0 ) {
				this.#leaving = setTimeout( this.#stop );
			}
		};
	};

	/** Whoever goes to and fro between tabs asks for everything once in a while, not each time. */
	readonly #lookAgain = (): void => {
		if ( Date.now() - this.#arrival >= FRESH_MS ) {
			this.refresh();
		}
	};

	readonly #stop = (): void => {
		this.#leaving = undefined;
		this.#stopWatching?.();
		this.#request?.abort();
		this.#request = undefined;
	};

	/** Starts anew after an error. */
	readonly retry = (): void => {
		if ( this.#snapshot.status === 'error' ) {
			this.#publish( { status: 'loading' } );
		}
		this.refresh();
	};

	/** Looks for changes, with what is known still in view. */
	readonly refresh = (): void => {
		if ( ! this.#request ) {
			void this.#fetch( new AbortController() );
		}
	};

	async #fetch( request: AbortController ): Promise< void > {
		this.#request = request;
		try {
			const items = await this.#load( request.signal, ( first ) => {
				if ( this.#snapshot.status !== 'ready' ) {
					this.#publish( {
						status: 'ready',
						items: first,
						complete: false,
					} );
				}
			} );
			this.#arrival = Date.now();
			this.#publish( { status: 'ready', items, complete: true } );
		} catch ( reason ) {
			if ( ! isAbort( reason ) ) {
				request.abort();
				this.#fail(
					reason instanceof ApiError
						? reason
						: new ApiError( 'unknown_error' )
				);
			}
		} finally {
			if ( this.#request === request ) {
				this.#request = undefined;
			}
		}
	}

	/** A list that was complete stays in view; the first page of a list that never became complete does not. */
	#fail( error: ApiError ): void {
		const known = this.#snapshot;
		this.#arrival = -Infinity;
		this.#publish(
			known.status === 'ready' && known.complete
				? { ...known, error }
				: { status: 'error', error }
		);
	}

	#publish( snapshot: Snapshot< Data > ): void {
		this.#snapshot = snapshot;
		this.#listeners.forEach( ( listener ) => listener() );
	}
}
