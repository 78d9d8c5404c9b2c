/**
 * Fills the fields of facts in WordPress's quick edit with the values of the row (includes/admin/quick-edit.php), and has the current view in sight where
 * the row of views is scrolled.
 */
import './list.css';

/** The part of WordPress's script that opens the form of a row. */
interface InlineEdit {
	edit: ( row: number | string | HTMLElement ) => boolean;
	getId: ( row: HTMLElement ) => string;
}

declare global {
	interface Window {
		inlineEditPost?: InlineEdit;
	}
}

/** Values of a program's fields by name, as the row has them. */
function valuesOf( id: string ): Record< string, string > {
	const json = document.querySelector(
		`#inline_${ id } .programs-filter-facts`
	)?.textContent;

	return json ? ( JSON.parse( json ) as Record< string, string > ) : {};
}

document
	.querySelector( '.subsubsub .current' )
	?.scrollIntoView( { block: 'nearest', inline: 'center' } );

const form = window.inlineEditPost;
if ( form ) {
	const open = form.edit;
	form.edit = function ( row ) {
		const result = open.call( form, row );
		const id = typeof row === 'object' ? form.getId( row ) : String( row );
		for ( const [ name, value ] of Object.entries( valuesOf( id ) ) ) {
			const field = document.querySelector<
				HTMLInputElement | HTMLSelectElement
			>( `#edit-${ id } [name="${ name }"]` );
			if ( field ) {
				field.value = value;
			}
		}

		return result;
	};
}
