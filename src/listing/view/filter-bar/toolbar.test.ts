import { find, listingHtml } from '../fixtures/listing';
import { pillsOf } from '../markup';
import { makeToolbar } from './toolbar';

/** Makes the first group of some markup a toolbar. */
function toolbarIn( html: string ): Element | null {
	document.body.innerHTML = html;
	const group = find( '.programas-filter' );
	makeToolbar( group, pillsOf( group ) );

	return document.querySelector( '[role="toolbar"]' );
}

const PILLS =
	'<button data-category="all">Todos</button><button data-category="arte">Arte</button>';

test( 'the block’s row of pills becomes a toolbar and keeps its name; its form does not', () => {
	const toolbar = toolbarIn( listingHtml() );

	expect( toolbar?.className ).toBe( 'programas-filter__pills' );
	expect( toolbar?.getAttribute( 'aria-label' ) ).toBe(
		'Filtrar por categoría'
	);
	expect( find( 'form' ).hasAttribute( 'role' ) ).toBe( false );
} );

test.each( [ 'div', 'p', 'ul', 'my-row' ] )(
	'a group that is a %s is the toolbar itself, with a name',
	( tag ) => {
		const toolbar = toolbarIn(
			`<${ tag } class="programas-filter">${ PILLS }</${ tag }>`
		);

		expect( toolbar?.className ).toBe( 'programas-filter' );
		expect( toolbar?.getAttribute( 'aria-label' ) ).toBe(
			'Filtrar por categoría'
		);
	}
);

test.each( [ 'form', 'nav', 'section', 'fieldset', 'header' ] )(
	'a %s cannot be a toolbar: it is the element inside that holds all pills',
	( tag ) => {
		const toolbar = toolbarIn(
			`<${ tag } class="programas-filter"><p>Elige</p><fieldset><div id="row"><div>${ PILLS }</div></div></fieldset></${ tag }>`
		);

		expect( toolbar?.id ).toBe( 'row' );
	}
);

test( 'without such an element there is no toolbar', () => {
	expect(
		toolbarIn( `<form class="programas-filter">${ PILLS }</form>` )
	).toBeNull();
	expect(
		toolbarIn(
			`<form class="programas-filter"><p>${ PILLS }</p><p>${ PILLS }</p></form>`
		)
	).toBeNull();
} );

test( 'another group of fields is not mistaken for the row of pills', () => {
	const toolbar = toolbarIn(
		`<div class="programas-filter"><p role="group"><input></p><p>${ PILLS }</p></div>`
	);

	expect( toolbar?.className ).toBe( 'programas-filter' );
} );

test( 'a toolbar that is a list has no list items left', () => {
	const toolbar = toolbarIn(
		`<ul class="programas-filter"><li>${ PILLS }</li><li data-category="x">X</li></ul>`
	);

	expect( toolbar?.localName ).toBe( 'ul' );
	expect(
		[ ...document.querySelectorAll( 'li' ) ].map( ( { role } ) => role )
	).toEqual( [ 'none', 'button' ] );
} );

test( 'a list inside a toolbar stays a list', () => {
	toolbarIn(
		`<div class="programas-filter"><ul><li>${ PILLS }</li></ul></div>`
	);

	expect( find( 'li' ).hasAttribute( 'role' ) ).toBe( false );
} );

test( 'a given name stays', () => {
	expect(
		toolbarIn(
			`<div class="programas-filter" aria-label="Cursos">${ PILLS }</div>`
		)?.getAttribute( 'aria-label' )
	).toBe( 'Cursos' );
	expect(
		toolbarIn(
			`<div class="programas-filter" aria-labelledby="titulo">${ PILLS }</div>`
		)?.hasAttribute( 'aria-label' )
	).toBe( false );
} );

test( 'pills that are no buttons get the role of one, unless they have a role', () => {
	toolbarIn(
		'<div class="programas-filter"><a data-category="a">A</a><b data-category="b" role="link">B</b><button data-category="c">C</button></div>'
	);

	expect(
		[ ...document.querySelectorAll( '[data-category]' ) ].map( ( pill ) =>
			pill.getAttribute( 'role' )
		)
	).toEqual( [ 'button', 'link', null ] );
} );
