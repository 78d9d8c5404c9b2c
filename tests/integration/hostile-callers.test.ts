/**
 * WordPress's hooks, called by another plugin with what they never get from WordPress: ours let it pass.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

it( 'no callback of ours breaks a page, whatever another plugin gives it', async () => {
	const { called, broken } = await inSandbox< {
		called: string[];
		broken: string[];
	} >( `
		global $wp_filter, $shortcode_tags, $wp_rest_additional_fields;
		// Not loaded outside of the admin.
		foreach ( array( 'Collision_Notice' => 'collision-notice', 'Admin_List' => 'list', 'Admin_Messages' => 'messages' ) as $area => $file ) {
			require_once \\ProgramsFilter\\PLUGIN_DIR . "/includes/admin/$file.php";
			( "ProgramsFilter\\\\$area\\\\bootstrap" )();
		}
		rest_get_server();
		$callbacks = array();
		foreach ( $wp_filter as $hook => $filter ) {
			foreach ( $filter->callbacks as $of_priority ) {
				foreach ( $of_priority as $callback ) {
					$callbacks[] = array( $hook, $callback['function'], $callback['accepted_args'] );
				}
			}
		}
		foreach ( $shortcode_tags as $tag => $function ) {
			$callbacks[] = array( "[$tag]", $function, 3 );
		}
		foreach ( $wp_rest_additional_fields as $type => $fields ) {
			foreach ( $fields as $name => $field ) {
				$callbacks[] = array( "$type.$name", $field['get_callback'], 4 );
			}
		}
		$ours = array();
		foreach ( $callbacks as list( $hook, $function, $accepted ) ) {
			if ( ! $function instanceof \\Closure && ( ! is_string( $function ) || ! function_exists( $function ) ) || 0 === $accepted || 1 === preg_match( '/^(de)?activate_/', $hook ) ) {
				continue;
			}
			$reflection = new \\ReflectionFunction( $function );
			if ( str_starts_with( (string) $reflection->getFileName(), \\ProgramsFilter\\PLUGIN_DIR . '/' ) && $reflection->getNumberOfParameters() > 0 ) {
				$ours[] = array( $hook, $function, $accepted );
			}
		}
		$broken = array();
		foreach ( $ours as list( $hook, $function, $accepted ) ) {
			foreach ( array( null, false, true, '', 'x', 0, 5, 1.5, array(), array( null ), array( 'id' => 'x', 'orderby' => 'x', 'slug' => array() ), new \\stdClass() ) as $value ) {
				// Alone, and with others as bad behind it.
				foreach ( array( 1, $accepted ) as $number ) {
					try {
						ob_start();
						call_user_func_array( $function, array_fill( 0, $number, $value ) );
					} catch ( \\Throwable $error ) {
						$broken[] = "$hook: " . $error->getMessage();
					} finally {
						ob_end_clean();
					}
				}
			}
		}
		return array( 'called' => array_column( $ours, 0 ), 'broken' => array_values( array_unique( $broken ) ) );
	` );
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
