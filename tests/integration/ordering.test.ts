import { siteWith } from './release-of-others.ts';

const duplicates = siteWith( 'duplicate-post', 'duplicate-post.php' );

duplicates.describe( 'with Duplicate Post', () => {
	beforeAll( () => duplicates.start(), 180_000 );
	afterAll( () => duplicates.stop() );

	it( 'a copy has the number of its source, and what is rewritten and published again stays in its place', async () => {
		await duplicates.run( 'activate', 'duplicate-post/duplicate-post.php' );
		expect(
			await duplicates.run( 'duplicated', { A: 1, B: 2, C: 3 } )
		).toEqual( [ 'A1 B2 B2 C3, facts as they are', 'A B B nuevo C' ] );
	} );
} );
