import table from '../searched-words.json' with { type: 'json' };
import times from '../asked-times.json' with { type: 'json' };
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'what is searched', () => {
	it( 'is folded as by the script', async () => {
		const texts = table.folded.map( ( [ text ] ) => text );
		const words = table.folded.map( ( [ , folded ] ) => folded );
		expect( await inSandbox( 'folded', texts ) ).toEqual( words );
	} );

	it( 'is folded in the same way on a site in any language', async () => {
		expect( await inSandbox( 'letters', 'áéíóúüçàèòïâêôãõÁÉ' ) ).toBe(
			'aeiouucaeoiaeoaoae'
		);
	} );

	it( 'is found as by the script', async () => {
		expect( await inSandbox( 'found', table.found ) ).toEqual(
			table.found.map( ( [ , , found ] ) => found )
		);
	} );

	it( 'of a text that is not UTF-8 is nothing', async () => {
		expect( await inSandbox( 'broken' ) ).toEqual( [] );
	} );
} );

it( 'times are those of the script', async () => {
	expect( await inSandbox( 'times', times.cases ) ).toEqual(
		times.cases.map( ( [ , , , is ] ) => is )
	);
} );
