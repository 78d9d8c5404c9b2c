/**
 * WordPress's hooks, called by another plugin with what they never get from WordPress: ours let it pass.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'no callback of ours breaks a page, whatever another plugin gives it', async () => {
	const { called, broken } = await inSandbox< {
		called: string[];
		broken: string[];
	} >( 'call_all' );
	expect( broken ).toEqual( [] );
	// It did look where they are.
	expect( called ).toEqual(
		expect.arrayContaining( [
			'wp_insert_term_data',
			'bulk_post_updated_messages',
			'edited_term',
			'pre_get_posts',
			'the_content',
			'[programas]',
		] )
	);
} );
