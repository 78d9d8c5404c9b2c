import type { Reply, Request } from './protocol.ts';

interface Call {
	resolve: ( output: string ) => void;
	reject: ( error: Error ) => void;
}

/** Requests that wait for their answer. */
export class Calls {
	private readonly open = new Map< number, Call >();
	private readonly send: ( request: Request ) => boolean;
	private last = 0;

	/**
	 * @param send Gives false when nobody listens any more.
	 */
	constructor( send: ( request: Request ) => boolean ) {
		this.send = send;
	}

	call( request: ( id: number ) => Request ): Promise< string > {
		return new Promise( ( resolve, reject ) => {
			const id = ++this.last;
			this.open.set( id, { resolve, reject } );
			if ( ! this.send( request( id ) ) ) {
				this.failAll( new Error( 'WordPress is not running.' ) );
			}
		} );
	}

	settle( reply: Extract< Reply, { id: number } > ): void {
		const call = this.open.get( reply.id );
		this.open.delete( reply.id );
		if ( reply.type === 'result' ) {
			call?.resolve( reply.output );
		} else {
			call?.reject( new Error( reply.message ) );
		}
	}

	failAll( error: Error ): void {
		this.open.forEach( ( { reject } ) => reject( error ) );
		this.open.clear();
	}
}
