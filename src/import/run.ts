/** Runs an import request by request until it is done, and retries after connection errors; index.ts shows its progress. */
import { codeOf, messageOf } from '../wordpress/api-fetch';

/** Response of the server (includes/import/requests.php). */
export interface Progress {
	step: 'check' | 'checked' | 'import' | 'done' | 'undo' | 'undone';
	/** Whether another window does it. */
	busy: boolean;
	rows: number;
	total: number;
}

/** State that is shown beside the number of rows. */
export type State = 'going' | 'lost' | 'busy' | 'stuck' | 'failed';

interface Surroundings {
	/** Requests the next part. */
	next: () => Promise< Progress >;
	/** `reason` is what the server says of its disk or its database. */
	show: ( state: State, progress?: Progress, reason?: string ) => void;
	/** Called when the parts are done or the import is gone. The reloaded page shows what follows. */
	leave: () => void;
	wait: ( milliseconds: number ) => Promise< void >;
}

/** Failures in a row after which it gives up. The server skips a row that always fails before that. */
const FAILURES = 8;
const SHORTEST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** Without a response it goes on, however long that is; where another plugin or an ended session refuses it, the reloaded page would be refused, too. */
const LOST = [ 'fetch_error', 'offline_error' ];
const REFUSED = [
	'rest_cookie_invalid_nonce',
	'rest_not_logged_in',
	'rest_forbidden',
];

/**
 * Runs the import.
 *
 * @param surroundings Functions of the page.
 */
export async function run( surroundings: Surroundings ): Promise< void > {
	const { next, show, leave, wait } = surroundings;
	let failures = 0;
	for (;;) {
		try {
			const progress = await next();
			failures = 0;
			if ( ! [ 'check', 'import', 'undo' ].includes( progress.step ) ) {
				leave();
				return;
			}
			show( progress.busy ? 'busy' : 'going', progress );
			if ( progress.busy ) {
				await wait( SHORTEST_WAIT );
			}
		} catch ( reason ) {
			const code = codeOf( reason );
			if ( code === 'programs_filter_no_import' ) {
				leave();
				return;
			}
			const isLost = LOST.includes( code );
			// The disk or the database fail. It goes on by itself once they do not.
			const isStuck = code === 'programs_filter_stuck';
			failures++;
			if (
				REFUSED.includes( code ) ||
				( ! isLost && ! isStuck && failures >= FAILURES )
			) {
				show( 'failed' );
				return;
			}
			if ( isStuck && failures > 1 ) {
				show( 'stuck', undefined, messageOf( reason ) );
			} else {
				show( isLost ? 'lost' : 'going' );
			}
			await wait(
				Math.min( SHORTEST_WAIT * 2 ** failures, LONGEST_WAIT )
			);
		}
	}
}
