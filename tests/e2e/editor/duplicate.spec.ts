/**
 * "Duplicate" in the list of programs and in the editor.
 */
import type { Locator } from '@playwright/test';
import { LIST } from '../list-of-programs.ts';
import { expect, test } from './test.ts';

test( 'a program is duplicated in the list, and its copy in the editor: each opens, without days', async ( {
	page,
	site,
} ) => {
	const id = await site.runPhp(
		`echo wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => 'Taller repetido', 'menu_order' => -1,
			'meta_input' => array( 'pfilter_sessions' => '2030-03-04 18:00', 'pfilter_place' => 'Aula 1' ) ) );`
	);
	const duplicate = page.locator(
		'a[href*="action=programs_filter_duplicate"]'
	);
	const opened = () =>
		page.evaluate( () => {
			const { getCurrentPostAttribute } =
				window.wp.data.select( 'core/editor' );
			const meta = ( getCurrentPostAttribute( 'meta' ) ?? {} ) as Record<
				string,
				unknown
			>;
			return [
				getCurrentPostAttribute( 'status' ),
				meta.pfilter_sessions,
				meta.pfilter_place,
			];
		} );
	const follow = async ( link: Locator ): Promise< void > => {
		const before = page.url();
		await link.click();
		await page.waitForURL(
			( { href } ) =>
				/post\.php\?post=\d+&action=edit$/.test( href ) &&
				href !== before
		);
		await expect.poll( opened ).toEqual( [ 'draft', '', 'Aula 1' ] );
	};

	await page.goto( LIST );
	const row = page.locator( `#post-${ id }` );
	await row.hover();
	await follow( row.locator( duplicate ) );
	await page.getByRole( 'button', { name: 'Options', exact: true } ).click();
	await follow( duplicate );
	// Others count the programs of this site.
	await site.runPhp(
		`foreach ( get_posts( array( 'post_type' => 'pfilter_programa', 'post_status' => 'any', 'title' => 'Taller repetido' ) ) as $post ) { wp_delete_post( $post->ID, true ); }`
	);
} );
