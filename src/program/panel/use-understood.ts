import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import type { Settings } from './settings';
import type { Texts } from './texts';
import type { Facts } from './use-facts';

/** Facts that are read, and those that count in their place (includes/program/understood.php). */
const SENT = [
	'audience',
	'age_from',
	'age_to',
	'price',
	'prices',
	'schedule',
	'start',
	'end',
	'sessions',
];

/** Pause in typing before the server is asked, in milliseconds. */
const PAUSE = 500;

/** What the server understands of facts. */
export interface Understood {
	/** Sentences by the key of the metadata, '' for none. */
	sentences: Texts;
	/** Whether a price is above nothing. */
	isPaid: boolean;
}

const NOTHING: Understood = { sentences: {}, isPaid: false };

/**
 * What the filters understand of what is typed: PHP alone reads ages and prices.
 *
 * @param settings Settings.
 * @param facts    Facts of the program.
 * @return Nothing while the server has not answered about these facts.
 */
export function useUnderstood(
	settings: Settings,
	facts: Pick< Facts, 'texts' >
): Understood {
	const body = JSON.stringify(
		Object.fromEntries(
			settings.fields
				.filter( ( { fact } ) => SENT.includes( fact ) )
				.map( ( { fact, key } ) => [ fact, facts.texts[ key ] ?? '' ] )
		)
	);
	const [ answer, setAnswer ] = useState( { body: '', ...NOTHING } );
	useEffect( () => {
		const controller = new AbortController();
		const timer = setTimeout( () => {
			apiFetch< Understood >( {
				path: '/programs-filter/v1/understood',
				method: 'POST',
				data: JSON.parse( body ) as Texts,
				signal: controller.signal,
			} ).then(
				( understood ) => setAnswer( { body, ...understood } ),
				// The fields work without it.
				() => {}
			);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ body ] );

	return answer.body === body ? answer : NOTHING;
}
