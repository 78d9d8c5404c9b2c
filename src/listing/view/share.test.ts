import { followFilter } from './share';

const HTML = `<div class="programas">
<div class="programas-filter"><button data-category="all">Todos</button><button data-category="danza" class="is-active">Danza</button></div>
<div class="programas-filter" data-filter="cuando" data-label="Cuándo"><select></select></div>
<div class="programas-filter" data-filter="edad" data-label="Edad"><input type="number"></div>
<div class="programas-result"><p class="programas-count" data-all="%s resultados" data-some="%1$s de %2$s">1.234 de 2.000</p>
<ul class="programas-chips"><li><a class="programas-chip" data-key="cuando" data-value="hoy">Cuándo: Hoy</a></li><li><a class="programas-chip" data-key="edad" data-value="7">Edad: 7 años</a></li></ul>
<div class="programas-actions"><button class="programas-action is-share"><span></span></button></div></div>
<ul class="programas-grid"></ul>
<div class="programas-calendar" data-address="https://example.org/c.ics" data-query="" data-parameters="edad=anos" data-all="Todos"><strong></strong><a href="webcal://example.org/c.ics"></a><a href="https://google.com/?cid=webcal%3A%2F%2Fexample.org%2Fc.ics"></a></div></div>`;

const text = ( selector: string ): string | null | undefined =>
	document.querySelector( selector )?.textContent;

const links = (): string[] =>
	[ ...document.querySelectorAll< HTMLAnchorElement >( 'a[href]' ) ].map(
		( { href } ) => decodeURIComponent( href )
	);

function follow(): void {
	followFilter( document.querySelector( '.programas-grid' ) as Element );
	jest.runAllTimers();
}

test( 'what is filtered is in the title and in the calendar, until it is not', () => {
	jest.useFakeTimers();
	document.title = 'Agenda';
	document.body.innerHTML = HTML;
	follow();
	expect( document.title ).toBe( 'Danza, hoy, edad: 7 años – Agenda' );
	expect( text( 'strong' ) ).toBe( 'Danza, hoy, edad: 7 años (1.234)' );
	const query = 'categoria=danza&cuando=hoy&anos=7';
	expect( links() ).toEqual( [
		`webcal://example.org/c.ics?${ query }`,
		`https://google.com/?cid=webcal://example.org/c.ics?${ query }`,
	] );

	document
		.querySelectorAll( '.programas-chip' )
		.forEach( ( chip ) => chip.remove() );
	document.querySelector( '.is-active' )?.classList.remove( 'is-active' );
	document
		.querySelector( '.programas-count' )
		?.replaceChildren( '2.000 resultados' );
	follow();
	expect( document.title ).toBe( 'Agenda' );
	expect( text( 'strong' ) ).toBe( 'Todos (2.000)' );
	expect( links() ).toEqual( [
		'webcal://example.org/c.ics',
		'https://google.com/?cid=webcal://example.org/c.ics',
	] );

	document
		.querySelector( '.programas-count' )
		?.replaceChildren( '0 de 2.000' );
	follow();
	expect(
		document.querySelector< HTMLElement >( '.programas-actions' )?.hidden
	).toBe( true );
} );
