/**
 * Entry point of the upload form: converts a chosen workbook or calendar to the format of the import, and downloads to workbooks
 * (includes/import/screen.php). Without this script, the server explains how to save a workbook as CSV.
 */
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { apiFetch, messageOf } from '../../wordpress/api-fetch';
import { linesOf, type Pages } from './pages';
import type { WrittenPage } from './excel';

const IS_WORKBOOK = /\.(?:xls[xm]?|ods)$/i;
const IS_CALENDAR = /\.ics$/i;

const excel = () => import( /* webpackChunkName: "import/excel" */ './excel' );
const calendar = () =>
	import( /* webpackChunkName: "import/calendar" */ './calendar' );

/** Shows a sentence, and says it to screen readers. */
function say( note: Element | null, text: string ): void {
	if ( note ) {
		note.textContent = text;
	}
	speak( text );
}

function readChosenFiles( input: HTMLInputElement, note: HTMLElement ): void {
	const { zone = 'UTC', today = '', columns = '{}' } = note.dataset;
	let choices = 0;

	/** Puts a file into the form. */
	const fill = ( file?: File ): void => {
		const files = new DataTransfer();
		if ( file ) {
			files.items.add( file );
		}
		input.files = files.files;
	};

	/** Reads what is chosen. What cannot be read leaves the form empty. */
	const read = async (
		name: string,
		pagesOf: () => Promise< Pages | undefined >,
		said: { failed: string; cut: string; done?: string },
		original?: File
	): Promise< void > => {
		const now = ++choices;
		say( note, __( 'Reading the file …', 'programs-filter' ) );
		fill();
		let text = said.done ?? '';
		let file: File | undefined;
		try {
			const found = await pagesOf();
			if ( ! found ) {
				file = original;
			} else if ( found.pages.length > 0 ) {
				file = new File(
					[ linesOf( found.pages ) ],
					`${ name }.jsonl`,
					{
						type: 'application/json',
					}
				);
				text = [
					text,
					found.isCut ? said.cut : '',
					found.skipped ? sprintf( skipped, found.skipped ) : '',
				]
					.filter( Boolean )
					.join( ' ' );
			} else {
				text = said.failed;
			}
		} catch ( reason ) {
			text = reason instanceof Error ? said.failed : messageOf( reason );
		}
		if ( now === choices ) {
			// Nothing else was chosen meanwhile.
			fill( file );
			say( note, text );
		}
	};
	const readCalendar = ( file: Uint8Array, name: string ) =>
		calendar().then( ( module ) =>
			module.readCalendar( file, name, {
				zone,
				today,
				columns: JSON.parse( columns ) as Record< string, string >,
			} )
		);
	const skipped =
		/* translators: %d: number */
		__( 'Lines that cannot be read are left out: %d', 'programs-filter' );
	const calendarTexts = {
		failed: __(
			'This calendar cannot be read, or it has no events.',
			'programs-filter'
		),
		cut: __(
			'Events that repeat are read until the end of next season, with 1,000 sessions at most.',
			'programs-filter'
		),
	};

	input.addEventListener( 'change', () => {
		const file = input.files?.[ 0 ];
		choices++;
		say( note, '' );
		if ( file && IS_WORKBOOK.test( file.name ) ) {
			void read(
				file.name,
				async () =>
					( await excel() ).readWorkbook(
						new Uint8Array( await file.arrayBuffer() ),
						document.documentElement.lang
					),
				{
					failed: __(
						'This file cannot be read. Save its sheet as CSV, and choose that file.',
						'programs-filter'
					),
					cut: __(
						'Cells after column 256 are left out.',
						'programs-filter'
					),
				},
				file
			);
		} else if ( file && IS_CALENDAR.test( file.name ) ) {
			void read(
				file.name,
				async () =>
					readCalendar(
						new Uint8Array( await file.arrayBuffer() ),
						file.name.replace( IS_CALENDAR, '' )
					),
				calendarTexts
			);
		}
	} );
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

	const choice = document.getElementById( 'programs-filter-calendar' );
	const address = choice?.querySelector( 'input' );
	const readAddress = (): void => {
		const typed = address?.value.trim() ?? '';
		if ( typed === '' ) {
			address?.focus();
			return;
		}
		const name = typed.split( '/' )[ 2 ] ?? typed;
		void read(
			name,
			async () => {
				const { file } = await apiFetch< { file: string } >( {
					path: '/programs-filter/v1/import/calendar',
					method: 'POST',
					data: { address: typed },
				} );
				return readCalendar(
					Uint8Array.from( atob( file ), ( byte ) =>
						byte.charCodeAt( 0 )
					),
					name
				);
			},
			{
				...calendarTexts,
				done: __(
					'The calendar has been read. Go on with “Continue”.',
					'programs-filter'
				),
			}
		);
	};
	if ( choice ) {
		choice.hidden = false;
	}
	choice?.querySelector( 'button' )?.addEventListener( 'click', readAddress );
	address?.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			readAddress();
		}
	} );
}

/** What a route has for a workbook. */
interface Download {
	name: string;
	pages: WrittenPage[];
	note: string;
}

/** Makes a workbook, and hands it over as a download. */
async function download( path: string ): Promise< string > {
	const [ { workbookOf }, { name, pages, note } ] = await Promise.all( [
		excel(),
		apiFetch< Download >( { path } ),
	] );
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( new Blob( [ workbookOf( pages ) ] ) );
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );

	return note;
}

function offerDownload( button: HTMLButtonElement ): void {
	const note = button.parentElement?.querySelector( 'span' ) ?? null;
	const { workbook = '', failed = '' } = button.dataset;
	let isBusy = false;
	button.hidden = false;
	button.addEventListener( 'click', () => {
		if ( isBusy ) {
			return;
		}
		isBusy = true;
		say( note, '' );
		void download( workbook )
			.catch( () => failed )
			.then( ( text ) => {
				isBusy = false;
				say( note, text );
			} );
	} );
}

// `speak()` needs its live regions.
document.addEventListener( 'DOMContentLoaded', () => {
	const input = document.getElementById( 'programs_filter_file' );
	const note = document.getElementById( 'programs-filter-workbook' );
	if ( input instanceof HTMLInputElement && note ) {
		readChosenFiles( input, note );
	}
	document
		.querySelectorAll< HTMLButtonElement >( '[data-workbook]' )
		.forEach( offerDownload );
} );
