import { pointAt, press } from '../choose.ts';
import type { Visit } from '../visit.ts';
import { type Asked, EVERYTHING } from './asked.ts';

type Page = Visit[ 'page' ];

/** Something that a visitor does, and takes back. */
export interface Move {
	id: 'select' | 'switch' | 'key';
	/** What it is called in tables. */
	name: string;
	/** What is asked for by it. */
	asked: Asked;
	/** Gets ready to do it: none of this is measured. */
	prepare: ( page: Page ) => Promise< void >;
	/** Does it. */
	narrow: ( page: Page ) => Promise< void >;
	/** Takes it back. */
	widen: ( page: Page ) => Promise< void >;
}

/** The first age: one card in six has it. */
const AGE = 'edad-0';

/** Where a word of one card in four begins. */
const LETTER = 'u';

const AGES = '[name="edad"]';
const TIMES = '[name="cuando"]';
const FREE = '[name="gratis"]';
const SEARCH = '[name="buscar"]';

export const moves: readonly Move[] = [
	{
		id: 'select',
		name: 'select',
		asked: { ...EVERYTHING, edad: AGE },
		prepare: ( page ) => page.locator( AGES ).focus(),
		// The keys by which a select changes without being opened.
		narrow: ( page ) => page.keyboard.press( 'ArrowDown' ),
		widen: ( page ) => page.keyboard.press( 'ArrowUp' ),
	},
	{
		id: 'switch',
		name: 'switch',
		asked: { ...EVERYTHING, free: true },
		prepare: ( page ) => pointAt( page, FREE ),
		narrow: press,
		widen: press,
	},
	{
		id: 'key',
		name: 'key in the search',
		asked: { ...EVERYTHING, words: LETTER },
		prepare: ( page ) => page.locator( SEARCH ).focus(),
		narrow: ( page ) => page.keyboard.press( LETTER ),
		widen: ( page ) => page.keyboard.press( 'Backspace' ),
	},
];

/** Everything at once: what is right about this combines criteria. */
export const combination: Move = {
	id: 'key',
	name: 'all together',
	asked: { edad: AGE, coming: true, free: true, words: LETTER },
	prepare: async ( page ) => {
		await page.locator( AGES ).selectOption( AGE );
		await page.locator( TIMES ).selectOption( 'proximos' );
		await page.locator( FREE ).check();
		await page.locator( SEARCH ).focus();
	},
	narrow: ( page ) => page.keyboard.press( LETTER ),
	widen: ( page ) => page.keyboard.press( 'Backspace' ),
};
