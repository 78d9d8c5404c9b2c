/**
 * What the controls of the sidebar offer.
 */
import { block } from './editor.ts';
import { expect, testInOpenEditor } from './test.ts';

testInOpenEditor(
	'a style of the block leaves out the controls that it has no use for',
	async ( { editor } ) => {
		await editor.open(
			[ 'rows', 'plain' ]
				.map( ( style ) =>
					block( { limit: 1, className: `is-style-${ style }` } )
				)
				.join( '\n\n' )
		);
		const columns = editor.sidebar.getByRole( 'spinbutton', {
			name: 'Columnas como máximo',
		} );
		await editor.select( 0 );
		await expect( columns ).toHaveCount( 0 );
		await editor.select( 1 );
		await expect( columns ).toHaveCount( 1 );
	}
);
