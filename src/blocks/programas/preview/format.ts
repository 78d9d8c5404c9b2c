const numbers = new Intl.NumberFormat(
	document.documentElement.lang || undefined,
	// As WordPress writes them: four digits are grouped too.
	{ useGrouping: true }
);

/** A number as the page writes it. */
export const format = ( number: number ): string => numbers.format( number );
