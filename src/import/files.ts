/** Reads the workbook or the calendar that is chosen in the form, and downloads workbooks. Without it, the server explains how to save one as CSV. */
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { linesOf, type Pages } from './workbook/pages';
import type { WrittenPage } from './workbook/excel';

const IS_WORKBOOK = /\.(?:xls[xm]?|ods)$/i;
const IS_CALENDAR = /\.ics$/i;

const excel = () =>
	import( /* webpackChunkName: "import/excel" */ './workbook/excel' );
const calendar = () =>
	import( /* webpackChunkName: "import/calendar" */ './workbook/calendar' );

/** Shows a sentence, and says it to screen readers. */
function say( note: Element | null, text: string ): void {
	if ( note ) {
		note.textContent = text;
	}
	speak( text );
}

/**
 * Has the file that is chosen read before it is sent.
 *
 * @param input Field of the file.
 * @param note  Place for sentences about it, with what is known of the site.
 */
export function readChosenFiles(
	input: HTMLInputElement,
	note: HTMLElement
): void {
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

	/** Reads the file that is chosen. One that cannot be read leaves the form empty. */
	const read = async (
		chosen: File,
		pagesOf: ( file: Uint8Array ) => Promise< Pages | undefined >,
		said: { failed: string; cut: string }
	): Promise< void > => {
		const now = choices;
		say( note, __( 'Reading the file …', 'programs-filter' ) );
		fill();
		let text = '';
		let file: File | undefined;
		try {
			const found = await pagesOf(
				new Uint8Array( await chosen.arrayBuffer() )
			);
			if ( ! found ) {
				file = chosen;
			} else if ( found.pages.length > 0 ) {
				file = new File(
					[ linesOf( found.pages ) ],
					`${ chosen.name }.jsonl`
				);
				/* translators: %d: number */
				const skipped = __(
					'Lines that cannot be read are left out: %d',
					'programs-filter'
				);
				text = [
					found.isCut ? said.cut : '',
					found.skipped ? sprintf( skipped, found.skipped ) : '',
				]
					.join( ' ' )
					.trim();
			} else {
				text = said.failed;
			}
		} catch {
			text = said.failed;
		}
		if ( now === choices ) {
			// Nothing else was chosen meanwhile.
			fill( file );
			say( note, text );
		}
	};

	input.addEventListener( 'change', () => {
		const file = input.files?.[ 0 ];
		choices++;
		say( note, '' );
		if ( file && IS_WORKBOOK.test( file.name ) ) {
			void read(
				file,
				async ( bytes ) =>
					( await excel() ).readWorkbook(
						bytes,
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
				}
			);
		} else if ( file && IS_CALENDAR.test( file.name ) ) {
			void read(
				file,
				async ( bytes ) =>
					( await calendar() ).readCalendar(
						bytes,
						file.name.replace( IS_CALENDAR, '' ),
						{
							zone,
							today,
							columns: JSON.parse( columns ) as Record<
								string,
								string
							>,
						}
					),
				{
					failed: __(
						'This calendar cannot be read, or it has no events.',
						'programs-filter'
					),
					cut: __(
						'Events that repeat are read until the end of next season, with 1,000 sessions at most.',
						'programs-filter'
					),
				}
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
}

/** Makes a workbook of what an address has, and hands it over as a download. */
async function download( address: string ): Promise< void > {
	const [ { workbookOf }, response ] = await Promise.all( [
		excel(),
		fetch( address ),
	] );
	const { name, pages } = ( await response.json() ) as {
		name: string;
		pages: WrittenPage[];
	};
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( new Blob( [ workbookOf( pages ) ] ) );
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}

/**
 * Shows a button that downloads a workbook.
 *
 * @param button Button.
 */
export function offerDownload( button: HTMLButtonElement ): void {
	const note = button.parentElement?.querySelector( 'span' ) ?? null;
	const { workbook = '', failed = '' } = button.dataset;
	button.hidden = false;
	button.addEventListener( 'click', () => {
		button.disabled = true;
		say( note, '' );
		void download( workbook )
			.then(
				() => '',
				() => failed
			)
			.then( ( text ) => {
				button.disabled = false;
				say( note, text );
			} );
	} );
}
