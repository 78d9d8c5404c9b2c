/** The fields for the swatch of an attribute value in the admin (includes/shop/fields.php): opens the media library, and requires a picture. */
import './fields.css';

/** A picture of the library. */
interface Picture {
	id: number;
	url: string;
	sizes?: { thumbnail?: { url: string } };
}

/** The part of WordPress's library that is used. */
interface Library {
	on: ( event: 'select', listener: () => void ) => Library;
	open: () => Library;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => Picture };
		};
	};
}

declare const wp: {
	media: ( options: {
		title: string;
		library: { type: 'image' };
		multiple: false;
	} ) => Library;
};

declare const jQuery: ( document: Document ) => {
	on: (
		event: 'ajaxSuccess',
		listener: (
			event: unknown,
			request: { responseText: string },
			settings: { data?: unknown }
		) => void
	) => void;
};

const FIELDS = '.programs-filter-swatch';

const radio = (
	fields: Element,
	kind: 'none' | 'color' | 'image'
): HTMLInputElement | null =>
	fields.querySelector( `input[type="radio"][value="${ kind }"]` );

function select( fields: Element, kind: 'none' | 'color' | 'image' ): void {
	const input = radio( fields, kind );
	if ( input ) {
		input.checked = true;
	}
}

const pictureOf = ( fields: Element ): HTMLInputElement | null =>
	fields.querySelector( 'input[type="hidden"][name$="[image]"]' );

function showPicture( fields: Element, picture?: Picture ): void {
	const id = pictureOf( fields );
	const place = fields.querySelector( `${ FIELDS }__picture` );
	if ( ! id || ! place ) {
		return;
	}
	id.value = String( picture?.id ?? 0 );
	place.replaceChildren();
	if ( picture ) {
		const image = document.createElement( 'img' );
		image.src = picture.sizes?.thumbnail?.url ?? picture.url;
		image.alt = '';
		place.append( image );
	}
}

/** Shows or hides the error that a picture is missing. */
function toggleProblem( fields: Element, isMissing: boolean ): void {
	const problem = fields.querySelector( `${ FIELDS }__problem` );
	const button = fields.querySelector( 'button' );
	problem?.toggleAttribute( 'hidden', ! isMissing );
	if ( problem && button && isMissing ) {
		button.setAttribute( 'aria-describedby', problem.id );
		button.focus();
	} else {
		button?.removeAttribute( 'aria-describedby' );
	}
}

// Before WordPress's listener, which sends the fields of a new value. Enter in a field clicks the button, too.
document.addEventListener(
	'click',
	( event ) => {
		const { target } = event;
		const fields =
			target instanceof Element
				? target
						.closest( '[type="submit"]' )
						?.closest( 'form' )
						?.querySelector( FIELDS )
				: null;
		if (
			fields &&
			radio( fields, 'image' )?.checked &&
			! Number( pictureOf( fields )?.value )
		) {
			event.preventDefault();
			event.stopImmediatePropagation();
			toggleProblem( fields, true );
		}
	},
	true
);

document.addEventListener( 'click', ( { target } ) => {
	const button =
		target instanceof Element
			? target.closest( `${ FIELDS } button` )
			: null;
	const fields = button?.closest( FIELDS );
	if ( ! button || ! fields ) {
		return;
	}
	const library = wp.media( {
		title: button.textContent,
		library: { type: 'image' },
		multiple: false,
	} );
	library.on( 'select', () => {
		showPicture(
			fields,
			library.state().get( 'selection' ).first().toJSON()
		);
		select( fields, 'image' );
		toggleProblem( fields, false );
	} );
	library.open();
} );

document.addEventListener( 'input', ( { target } ) => {
	const fields =
		target instanceof HTMLInputElement ? target.closest( FIELDS ) : null;
	if ( ! fields ) {
		return;
	}
	if ( ( target as HTMLInputElement ).type === 'color' ) {
		select( fields, 'color' );
	}
	toggleProblem( fields, false );
} );

// WordPress adds a value without loading another page, and resets its own fields.
jQuery( document ).on( 'ajaxSuccess', ( _, { responseText }, { data } ) => {
	const fields = document.querySelector( `#addtag ${ FIELDS }` );
	if (
		fields &&
		typeof data === 'string' &&
		data.includes( 'action=add-tag' ) &&
		! responseText.includes( 'wp_error' )
	) {
		const color = fields.querySelector< HTMLInputElement >(
			'input[type="color"]'
		);
		showPicture( fields );
		select( fields, 'none' );
		// An empty color is black.
		if ( color ) {
			color.value = color.defaultValue;
		}
	}
} );
