import { longTasksOf } from './observe';

test( 'a long task in which the benchmark looked at the cards is not the page’s', () => {
	const longTasks = [
		{ start: 100, duration: 60 },
		{ start: 1000, duration: 80 },
		{ start: 2000, duration: 70 },
	];

	expect( longTasksOf( { longTasks, looks: [] } ) ).toEqual( [ 60, 80, 70 ] );
	expect( longTasksOf( { longTasks, looks: [ 1001, 2071 ] } ) ).toEqual( [
		60, 70,
	] );
} );
