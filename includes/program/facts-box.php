<?php
/**
 * The box "Facts of the program", where the block editor does not edit programs: the fields of the panel, without a script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const BOX_ID = 'programs-filter-facts';

/**
 * What a phone's keyboard offers for a kind. The browser's own types would keep the whole form from being sent.
 */
const KEYBOARDS = array(
	'url'   => 'url',
	'email' => 'email',
	'phone' => 'tel',
);

/**
 * Facts are not in WordPress's box "Custom Fields": it would send the values with which the screen was opened, after the panel's new ones.
 *
 * @param mixed $is_protected Whether metadata is hidden from it.
 * @param mixed $key          Its key.
 * @return mixed
 */
function hide_facts_from_custom_fields( $is_protected, $key = '' ) {
	// Who renders a post by Ajax may bind blocks to its facts.
	return ! wp_doing_ajax() && null !== fact_of_meta( $key ) ? true : $is_protected;
}

/**
 * Adds the box. The block editor has the panel, and leaves out the box.
 */
function add_facts_box(): void {
	if ( is_post_type_ours() ) {
		add_meta_box( BOX_ID, esc_html( fact_form_texts()['title'] ), __NAMESPACE__ . '\\show_facts_box', POST_TYPE, 'normal', 'high', array( '__back_compat_meta_box' => true ) );
	}
}

/**
 * Prints the box.
 *
 * @param mixed $post Program.
 */
function show_facts_box( $post ): void {
	if ( ! $post instanceof \WP_Post ) {
		return;
	}
	$typed    = kept_typed_facts( $post->ID );
	$problems = text_problems( $typed, $post->ID );
	wp_nonce_field( facts_form_action( $post->ID ), FORM_NONCE, false );
	if ( array() !== $problems ) {
		wp_admin_notice(
			esc_html__( 'Some facts of the program could not be stored. What was typed is still in its field, with what is wrong.', 'programs-filter' ),
			array(
				'type'               => 'error',
				'additional_classes' => array( 'inline' ),
				'attributes'         => array( 'role' => 'alert' ),
			)
		);
	}
	echo '<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18em),1fr));gap:1em 1.5em;margin-top:1em">';
	foreach ( fact_fields() as $field ) {
		$value   = $typed[ $field['key'] ] ?? program_facts( $post->ID )[ $field['fact'] ];
		$problem = $problems[ $field['key'] ] ?? '';
		echo '<div>';
		show_box_field( $field, $value, $problem );
		echo '</div>';
	}
	echo '</div>';
}

/**
 * Prints a field, its label, and its problem or its hint.
 *
 * @param FactField $field   Field.
 * @param string    $value   What stands in it.
 * @param string    $problem What is wrong, '' for nothing.
 */
function show_box_field( array $field, string $value, string $problem ): void {
	$id   = BOX_ID . '-' . str_replace( '_', '-', $field['fact'] );
	$name = FORM_FIELDS . "[{$field['fact']}]";
	$help = '' === $problem ? $field['hint'] : $problem . ' ' . fact_form_texts()['kept'];
	$more = array(
		'aria-describedby' => '' === $help ? '' : "$id-help",
		'aria-invalid'     => '' === $problem ? '' : 'true',
	);
	switch ( $field['kind'] ) {
		case 'moment':
			list( $date, $time ) = array_pad( explode( 'T', $value, 2 ), 2, '' );
			printf( '<fieldset><legend><strong>%s</strong></legend>', esc_html( $field['label'] ) );
			show_box_input(
				"$id-date",
				fact_form_texts()['date'],
				array(
					'type'  => 'date',
					'name'  => "{$name}[date]",
					'value' => $date,
				) + $more
			);
			show_box_input(
				"$id-time",
				fact_form_texts()['time'],
				array(
					'type'  => 'time',
					'name'  => "{$name}[time]",
					'value' => $time,
				) + ( '' === $time ? array( 'aria-invalid' => '' ) : array() ) + $more
			);
			echo '</fieldset>';
			break;
		case 'flag':
			printf( '<label><input type="checkbox" id="%s" name="%s" value="1"%s%s> %s</label>', esc_attr( $id ), esc_attr( $name ), checked( '1', $value, false ), input_attributes( $more ), esc_html( $field['label'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
			break;
		case 'state':
			printf( '<label for="%1$s">%2$s</label><select class="widefat" id="%1$s" name="%3$s"%4$s>', esc_attr( $id ), esc_html( $field['label'] ), esc_attr( $name ), input_attributes( $more ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
			foreach ( signup_state_words() as $state => $words ) {
				printf( '<option value="%s"%s>%s</option>', esc_attr( $state ), selected( $state, $value, false ), esc_html( $words ) );
			}
			echo '</select>';
			break;
		default:
			show_box_input(
				$id,
				$field['label'],
				array(
					'type'      => 'day' === $field['kind'] ? 'date' : 'text',
					'inputmode' => KEYBOARDS[ $field['kind'] ] ?? '',
					'class'     => 'day' === $field['kind'] ? '' : 'widefat',
					'name'      => $name,
					'value'     => $value,
				) + $more
			);
	}
	if ( '' !== $help ) {
		printf( '<p class="description" id="%s"%s>%s</p>', esc_attr( "$id-help" ), '' === $problem ? '' : ' style="color:#b32d2e"', esc_html( $help ) );
	}
}

/**
 * Prints an input with its label.
 *
 * @param string                $id         ID.
 * @param string                $label      Label.
 * @param array<string, string> $attributes Attributes.
 */
function show_box_input( string $id, string $label, array $attributes ): void {
	printf( '<label for="%1$s">%2$s</label> <input id="%1$s"%3$s> ', esc_attr( $id ), esc_html( $label ), input_attributes( $attributes ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
}

/**
 * Attributes as HTML. Those without a value are left out, but for the value itself.
 *
 * @param array<string, string> $attributes Attributes.
 */
function input_attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= '' === $value && 'value' !== $name ? '' : sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}

	return $html;
}
