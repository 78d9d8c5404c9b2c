import table from '../searched-words.json' with { type: 'json' };
import times from '../asked-times.json' with { type: 'json' };
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'what is searched is folded and found as by the script, on a site in any language; times are those of the script', async () => {
	expect(
		await inSandbox(
			'answers',
			table.folded.map( ( [ text ] ) => text ),
			table.found,
			times.cases,
			'áéíóúüçàèòïâêôãõÁÉ'
		)
	).toEqual( {
		folded: table.folded.map( ( [ , folded ] ) => folded ),
		found: table.found.map( ( [ , , found ] ) => found ),
		times: times.cases.map( ( [ , , , is ] ) => is ),
		broken: [],
		letters: 'aeiouucaeoiaeoaoae',
	} );
} );
