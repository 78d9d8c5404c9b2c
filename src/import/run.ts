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

/** Whether there was no response. */
const isLost = ( reason: unknown ): boolean =>
	[ 'fetch_error', 'offline_error' ].includes( codeOf( reason ) );

/** What the server says where its disk or its database fail. It goes on by itself once they do not. */
const stuckReason = ( reason: unknown ): string | undefined =>
	codeOf( reason ) === 'programs_filter_stuck'
		? messageOf( reason )
		: undefined;

/** Whether another request would fail, too. */
const isFinal = ( reason: unknown ): boolean =>
	[ 'programs_filter_no_import', 'programs_filter_cannot_import' ].includes(
		codeOf( reason )
	);

/** Whether another plugin or an ended session refuses the request. The reloaded page would get the same response. */
const isRefused = ( reason: unknown ): boolean =>
	[
		'rest_cookie_invalid_nonce',
		'rest_not_logged_in',
		'rest_forbidden',
	].includes( codeOf( reason ) );

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
			if ( isFinal( reason ) ) {
				leave();
				return;
			}
			const lost = isLost( reason );
			const stuck = stuckReason( reason );
			failures++;
			if (
				isRefused( reason ) ||
				( ! lost && ! stuck && failures >= FAILURES )
			) {
				show( 'failed' );
				return;
			}
			if ( stuck && failures > 1 ) {
				show( 'stuck', undefined, stuck );
			} else {
				show( lost ? 'lost' : 'going' );
			}
			await wait(
				Math.min( SHORTEST_WAIT * 2 ** failures, LONGEST_WAIT )
			);
		}
	}
}
