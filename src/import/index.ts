/** Entry point of the import screen: the choice of a file, downloads and the progress bar (includes/import/screen.php). */
import { speak } from '@wordpress/a11y';
import { apiFetch } from '../wordpress/api-fetch';
import { offerDownload, readChosenFiles } from './files';
import { type Progress, run, type State } from './run';
import './import.css';

/** Part of the rows after which screen readers hear the number. */
const SAID_EVERY = 0.1;

function start( place: HTMLElement ): void {
	const { key = '', texts: json = '{}' } = place.dataset;
	const texts = JSON.parse( json ) as Record< string, string | undefined >;
	const bar = place.querySelector( 'progress' );
	const rows = place.querySelector( '.programs-filter-rows' );
	const note = place.querySelector( '.programs-filter-state' );
	let said = 0;
	const number = new Intl.NumberFormat( document.documentElement.lang );
	const sentence = ( progress: Progress ) =>
		( texts.rows ?? '' )
			.replace( '%1$s', number.format( progress.rows ) )
			.replace( '%2$s', number.format( progress.total ) );
	const show = ( now: State, progress?: Progress, reason?: string ): void => {
		if ( progress && bar && rows ) {
			bar.value = progress.rows;
			rows.textContent = sentence( progress );
			if ( progress.rows / progress.total >= said + SAID_EVERY ) {
				said = progress.rows / progress.total;
				speak( sentence( progress ) );
			}
		}
		const text = reason ?? texts[ now ] ?? '';
		if ( note && text !== note.textContent ) {
			note.textContent = text;
			speak( text, 'assertive' );
			if ( form && now === 'failed' ) {
				form.hidden = false;
			}
		}
	};

	// The button is not needed while the script runs.
	const form = document
		.getElementById( 'programs-filter-go-on' )
		?.closest( 'form' );
	if ( form ) {
		form.hidden = true;
	}
	void run( {
		next: () =>
			apiFetch< Progress >( {
				path: '/programs-filter/v1/import',
				method: 'POST',
				data: { key },
			} ),
		show,
		leave: () => window.location.reload(),
		wait: ( milliseconds ) =>
			new Promise( ( resolve ) => {
				setTimeout( resolve, milliseconds );
				// Or until there is a connection again.
				window.addEventListener( 'online', () => resolve(), {
					once: true,
				} );
			} ),
	} );
}

// `speak()` needs its live regions.
document.addEventListener( 'DOMContentLoaded', () => {
	const place = document.getElementById( 'programs-filter-progress' );
	const input = document.getElementById( 'programs_filter_file' );
	const note = document.getElementById( 'programs-filter-workbook' );
	if ( place ) {
		start( place );
	}
	if ( input instanceof HTMLInputElement && note ) {
		readChosenFiles( input, note );
	}
	document
		.querySelectorAll< HTMLButtonElement >( '[data-workbook]' )
		.forEach( offerDownload );
} );
