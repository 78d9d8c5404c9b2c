import { criteriaOf, type Texts } from './labels';

const CRITERIA: Texts[ 'criteria' ] = [
	{
		key: 'categoria',
		label: 'Categoría',
		kind: 'choice',
		options: [
			[ 'idiomas', 'Idiomas', 'curso' ],
			[ 'musica', 'Música', 'curso' ],
			[ 'musica', 'Música', 'taller' ],
		],
		selectable: true,
	},
	{
		key: 'nivel',
		label: 'Nivel',
		kind: 'choice',
		options: [ [ 'alto', 'Alto', 'curso' ] ],
		selectable: true,
		types: [ 'curso' ],
	},
	{
		key: 'lugar',
		label: 'Lugar',
		kind: 'choice',
		options: [ [ 'aula-2', 'Aula 2' ] ],
		selectable: true,
	},
];

beforeEach( () => {
	window.programsFilterBlock = {
		panels: {},
		labels: {},
		hints: {},
		values: {},
		criteria: CRITERIA,
		renamed: {},
	};
} );

/** Keys with the values of their options. */
const offered = ( ...types: string[] ): string[] =>
	criteriaOf( types ).map(
		( { key, options } ) =>
			`${ key }: ${ options.map( ( [ value ] ) => value ).join( ' ' ) }`
	);

test( 'a listing of a type offers the criteria and the categories of that type', () => {
	expect( offered( 'taller' ) ).toEqual( [
		'categoria: musica',
		'lugar: aula-2',
	] );
	expect( offered( 'curso' ) ).toEqual( [
		'categoria: idiomas musica',
		'nivel: alto',
		'lugar: aula-2',
	] );
} );

test( 'a listing of all types offers each category once', () => {
	expect( offered() ).toEqual( [
		'categoria: idiomas musica',
		'nivel: alto',
		'lugar: aula-2',
	] );
} );

test( 'a loop of other posts offers what any content has', () => {
	expect( offered( 'post' ) ).toEqual( [ 'categoria: ', 'lugar: aula-2' ] );
} );
