/**
 * Collections that several blocks share: fetched once, while somebody wants them.
 */
import { ApiError, isAbort } from './api-error';

/** State of a resource. Loading is not empty. */
export type Snapshot< Data > =
	| { status: 'loading' }
	| { status: 'error'; error: ApiError }
	| { status: 'ready'; items: Data[]; complete: boolean };

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
	#snapshot: Snapshot< Data > = { status: 'loading' };

	constructor( load: Load< Data > ) {
		this.#load = load;
	}

	readonly getSnapshot = (): Snapshot< Data > => this.#snapshot;

	/** The first subscriber starts the request; when the last one leaves, it is aborted. */
	readonly subscribe = ( listener: () => void ): ( () => void ) => {
		this.#listeners.add( listener );
		if ( this.#listeners.size === 1 ) {
			window.addEventListener( 'focus', this.refresh );
			this.refresh();
		}

		return () => {
			this.#listeners.delete( listener );
			if ( this.#listeners.size === 0 ) {
				window.removeEventListener( 'focus', this.refresh );
				this.#request?.abort();
				this.#request = undefined;
			}
		};
	};

	/** Starts anew after an error. */
	readonly retry = (): void => {
		this.#publish( { status: 'loading' } );
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
			this.#publish( { status: 'ready', items, complete: true } );
		} catch ( error ) {
			if ( ! isAbort( error ) ) {
				request.abort();
				this.#publish( {
					status: 'error',
					error:
						error instanceof ApiError
							? error
							: new ApiError( 'unknown_error' ),
				} );
			}
		} finally {
			if ( this.#request === request ) {
				this.#request = undefined;
			}
		}
	}

	#publish( snapshot: Snapshot< Data > ): void {
		this.#snapshot = snapshot;
		this.#listeners.forEach( ( listener ) => listener() );
	}
}
