/** A value of each grid in the editor, shared by blocks. */
export class SharedValues< Value > {
	readonly #values = new Map< string, Value >();
	readonly #listeners = new Set< () => void >();

	/**
	 * Calls back when a value changes.
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
	 * Returns the value of a grid.
	 *
	 * @param grid Client ID of the grid's block.
	 * @return The same object until it changes; undefined for none.
	 */
	readonly get = ( grid: string ): Value | undefined =>
		this.#values.get( grid );

	/**
	 * Sets the value of a grid.
	 *
	 * @param grid  Client ID of the grid's block.
	 * @param value Value; undefined removes it.
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
