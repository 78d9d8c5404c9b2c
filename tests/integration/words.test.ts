import table from '../searched-words.json' with { type: 'json' };
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'what is searched is folded and found as by the script, on a site in any language', async () => {
	expect(
		await inSandbox(
			'answers',
			table.folded.map( ( [ text ] ) => text ),
			table.found,
			'áéíóúüçàèòïâêôãõÁÉ'
		)
	).toEqual( {
		folded: table.folded.map( ( [ , folded ] ) => folded ),
		found: table.found.map( ( [ , , found ] ) => found ),
		broken: [],
		letters: 'aeiouucaeoiaeoaoae',
	} );
} );
