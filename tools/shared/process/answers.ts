import { connect } from 'node:net';

/**
 * Whether something on 127.0.0.1 accepts connections.
 */
export function answers( port: number ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const socket = connect( port, '127.0.0.1' );
		socket.once( 'connect', () => {
			socket.destroy();
			resolve( true );
		} );
		socket.once( 'error', () => resolve( false ) );
	} );
}
