import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_MS = 30_000;
const POLL_MS = 50;
const STOP_MS = 10_000;

/** A server that this process started, and that ends with it. */
export class Daemon {
	readonly #name: string;
	readonly #log: string;
	readonly #child: ChildProcess;
	readonly #exited: Promise< void >;
	readonly #onExit = () => this.#kill( 'SIGKILL' );

	/**
	 * @param name    For messages.
	 * @param command Program that stays in the foreground.
	 * @param args    Its arguments.
	 * @param log     File for what it prints.
	 * @param env     Added to this process's environment.
	 */
	constructor(
		name: string,
		command: string,
		args: readonly string[],
		log: string,
		env: NodeJS.ProcessEnv = {}
	) {
		this.#name = name;
		this.#log = log;
		const output = openSync( log, 'a' );
		// A process group of its own: Ctrl-C reaches it through this process only, in the right order.
		this.#child = spawn( command, args, {
			stdio: [ 'ignore', output, output ],
			detached: true,
			env: { ...process.env, ...env },
		} );
		closeSync( output );
		this.#exited = new Promise( ( resolve ) => {
			this.#child.once( 'exit', () => resolve() );
			this.#child.once( 'error', () => resolve() );
		} );
		process.once( 'exit', this.#onExit );
	}

	/**
	 * Waits until it serves.
	 *
	 * @param  isReady Whether it does; may throw instead of answering no.
	 * @throws {Error} With the end of its log.
	 */
	async ready( isReady: () => Promise< unknown > ): Promise< void > {
		const end = Date.now() + READY_MS;
		for (;;) {
			const answered = await isReady().then( Boolean, () => false );
			// Another program may answer at its port.
			if ( answered && ! this.#hasEnded() ) {
				return;
			}
			if ( this.#hasEnded() || Date.now() > end ) {
				const printed = await readFile( this.#log, 'utf8' );
				throw new Error(
					`${ this.#name } did not start:\n${ printed.slice( -2000 ) }`
				);
			}
			await sleep( POLL_MS );
		}
	}

	/**
	 * Asks it to end, and makes it when it does not.
	 *
	 * @param signal SIGKILL for one whose data are of no use afterwards.
	 */
	async stop( signal: NodeJS.Signals = 'SIGTERM' ): Promise< void > {
		if ( ! this.#hasEnded() ) {
			this.#kill( signal );
			await Promise.race( [
				this.#exited,
				sleep( STOP_MS, undefined, { ref: false } ),
			] );
		}
		// Those of its group that are left, too.
		this.#kill( 'SIGKILL' );
		await this.#exited;
		process.removeListener( 'exit', this.#onExit );
	}

	/** Its whole group: PHP's server leaves its workers behind when it ends. */
	#kill( signal: NodeJS.Signals ): void {
		const { pid } = this.#child;
		try {
			if ( pid !== undefined ) {
				process.kill( -pid, signal );
			}
		} catch {
			// It has ended.
		}
	}

	#hasEnded(): boolean {
		return (
			this.#child.pid === undefined ||
			this.#child.exitCode !== null ||
			this.#child.signalCode !== null
		);
	}
}
