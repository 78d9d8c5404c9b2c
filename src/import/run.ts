/**
 * Goes through an import part by part, whatever the network does.
 */

/** The response of the server (includes/import/requests.php). */
export interface Progress {
	step: 'columns' | 'check' | 'checked' | 'import' | 'done';
	/** Whether another window goes through it. */
	busy: boolean;
	rows: number;
	total: number;
}

/** What somebody is told beside the number of rows. */
export type State = 'going' | 'lost' | 'busy' | 'failed';

interface Surroundings {
	/** Asks for the next part. */
	next: () => Promise< Progress >;
	show: ( state: State, progress?: Progress ) => void;
	/** The parts are done, or there is nothing to go on with: the page knows what comes then. */
	leave: () => void;
	wait: ( milliseconds: number ) => Promise< void >;
}

/** How often a server may fail in a row. It ends a row that always fails by itself, before that. */
const FAILURES = 8;
const SHORTEST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

const codeOf = ( reason: unknown ): string =>
	typeof reason === 'object' && reason !== null && 'code' in reason
		? String( reason.code )
		: '';

/** What `@wordpress/api-fetch` says where no answer came. */
const isLost = ( reason: unknown ): boolean =>
	[ 'fetch_error', 'offline_error' ].includes( codeOf( reason ) );

/** What goes by itself neither now nor later. */
const isFinal = ( reason: unknown ): boolean =>
	[ 'programs_filter_no_import', 'programs_filter_cannot_import' ].includes(
		codeOf( reason )
	);

/** What another plugin does not let through, or a session that is over: loaded anew, the page would come to the same. */
const isRefused = ( reason: unknown ): boolean =>
	[ 'rest_cookie_invalid_nonce', 'rest_forbidden' ].includes(
		codeOf( reason )
	);

/**
 * Goes through it.
 *
 * @param surroundings What it needs of the page.
 */
export async function run( surroundings: Surroundings ): Promise< void > {
	const { next, show, leave, wait } = surroundings;
	let failures = 0;
	for (;;) {
		try {
			const progress = await next();
			failures = 0;
			if ( progress.step !== 'check' && progress.step !== 'import' ) {
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
			failures++;
			if ( isRefused( reason ) || ( ! lost && failures >= FAILURES ) ) {
				show( 'failed' );
				return;
			}
			show( lost ? 'lost' : 'going' );
			await wait(
				Math.min( SHORTEST_WAIT * 2 ** failures, LONGEST_WAIT )
			);
		}
	}
}
