/** Something of each grid of the editor that several blocks want to know. Kept outside of the blocks, because it belongs to two of them. */
export class SharedValues< Value > {
	readonly #values = new Map< string, Value >();
	readonly #listeners = new Set< () => void >();

	/**
	 * Calls back when any value has changed.
	 *
	 * @param listener What to do.
	 * @return Stops it.
	 */
	readonly subscribe = ( listener: () => void ): ( () => void ) => {
		this.#listeners.add( listener );

		return () => {
			this.#listeners.delete( listener );
		};
	};

	/**
	 * What stands for a grid.
	 *
	 * @param grid Client ID of the grid's block.
	 * @return The same object until it changes; undefined for nothing.
	 */
	readonly get = ( grid: string ): Value | undefined =>
		this.#values.get( grid );

	/**
	 * Sets it.
	 *
	 * @param grid  Client ID of the grid's block.
	 * @param value The value; undefined takes back what stands.
	 */
	readonly set = ( grid: string, value: Value | undefined ): void => {
		if ( this.#values.get( grid ) === value ) {
			return;
		}
		if ( value === undefined ) {
			this.#values.delete( grid );
		} else {
			this.#values.set( grid, value );
		}
		for ( const listener of [ ...this.#listeners ] ) {
			listener();
		}
	};
}
