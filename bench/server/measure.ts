import type { Subject } from './subjects.ts';

/** What bench/stack/mu-plugins/measure.php answers. */
export interface Measurement {
	/** Milliseconds by the clock. */
	milliseconds: number;
	/** Milliseconds of the processor, without those of MariaDB. */
	processor: number;
	/** Queries of the database. */
	queries: number;
	/** Bytes at the peak, above what was there before. */
	memory: number;
	/** Bytes afterwards, without the HTML. */
	kept: number;
	cards: number;
	pictures: number;
	/** Bytes of HTML. */
	length: number;
}

/**
 * Lets a node render a subject, in a request of its own.
 *
 * @param  node     Address of the node.
 * @param  subject  Subject.
 * @param  programs Number of programs of the site.
 * @throws {Error} When the answer is no measurement.
 */
export async function measure(
	node: string,
	subject: Subject,
	programs: number
): Promise< Measurement > {
	const response = await fetch( `${ node }/?measure=${ subject.measure }`, {
		headers: {
			'X-Programs': String( programs ),
			...( subject.objectCache ? {} : { 'X-Object-Cache': 'off' } ),
		},
	} );
	const text = await response.text();
	if ( ! response.ok ) {
		throw new Error(
			`${ subject.name }: status ${ response.status }\n${ text.slice( 0, 500 ) }`
		);
	}
	return JSON.parse( text ) as Measurement;
}

/**
 * @throws {Error} When a subject does not show every program, with its picture, or what it shows instead.
 */
export function verify(
	subject: Subject,
	{ cards, pictures }: Measurement,
	programs: number,
	expectedPictures: number
): void {
	if ( subject.showsAll === false ) {
		if ( cards === 0 || cards >= programs ) {
			throw new Error( `${ subject.name } shows ${ cards } programs.` );
		}
		return;
	}
	if ( cards !== programs || pictures !== expectedPictures ) {
		throw new Error(
			`${ subject.name } shows ${ cards } programs and ${ pictures } pictures instead of ${ programs } and ${ expectedPictures }.`
		);
	}
}
