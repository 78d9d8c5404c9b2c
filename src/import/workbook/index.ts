/**
 * Reads a workbook of Excel where a file is chosen for the import, and puts its sheet into the form as CSV (includes/import/screen.php). Without this
 * script, the server says how to save it.
 */
import { speak } from '@wordpress/a11y';
import readWorkbook from 'read-excel-file/universal';
import { csvOf } from './csv';

type Sheet = Awaited< ReturnType< typeof readWorkbook > >[ number ];

const isWorkbook = ( file: File ): boolean => /\.xlsx$/i.test( file.name );

function start( input: HTMLInputElement, place: HTMLElement ): void {
	const { reading = '', unreadable = '' } = place.dataset;
	const choice = place.querySelector( 'label' );
	const select = place.querySelector( 'select' );
	const note = place.querySelector( 'p' );
	const say = ( text: string ): void => {
		if ( note ) {
			note.textContent = text;
		}
		speak( text );
	};
	let sheets: Sheet[] = [];
	let name = '';
	let choices = 0;

	/** Puts a sheet into the form. */
	const fill = ( sheet: Sheet | undefined ): void => {
		const files = new DataTransfer();
		if ( sheet ) {
			const csv = csvOf(
				sheet.data as Parameters< typeof csvOf >[ 0 ],
				document.documentElement.lang
			);
			files.items.add(
				new File( [ csv ], `${ name }.csv`, { type: 'text/csv' } )
			);
		}
		input.files = files.files;
	};

	const read = async ( file: File ): Promise< void > => {
		const now = choices;
		say( reading );
		fill( undefined );
		const all = await file
			.arrayBuffer()
			.then( readWorkbook )
			.catch( () => [] );
		if ( now !== choices ) {
			// Another file was chosen meanwhile.
			return;
		}
		sheets = all.filter( ( { data } ) => data.length > 0 );
		name = file.name;
		say( sheets.length === 0 ? unreadable : '' );
		fill( sheets[ 0 ] );
		select?.replaceChildren(
			...sheets.map( ( { sheet } ) => new Option( sheet ) )
		);
		if ( choice ) {
			choice.hidden = sheets.length < 2;
		}
	};

	input.addEventListener( 'change', () => {
		const file = input.files?.[ 0 ];
		choices++;
		say( '' );
		if ( choice ) {
			choice.hidden = true;
		}
		if ( file && isWorkbook( file ) ) {
			void read( file );
		}
	} );
	select?.addEventListener( 'change', () =>
		fill( sheets[ select.selectedIndex ] )
	);
	// A file that is dropped beside the field is meant for it.
	document.addEventListener( 'dragover', ( event ) =>
		event.preventDefault()
	);
	document.addEventListener( 'drop', ( event ) => {
		const files = event.dataTransfer?.files;
		if ( event.target !== input && files && files.length > 0 ) {
			event.preventDefault();
			input.files = files;
			input.dispatchEvent( new Event( 'change' ) );
		}
	} );
}

// `speak()` needs its live regions.
document.addEventListener( 'DOMContentLoaded', () => {
	const input = document.getElementById( 'programs_filter_file' );
	const place = document.getElementById( 'programs-filter-workbook' );
	if ( input instanceof HTMLInputElement && place ) {
		start( input, place );
	}
} );
