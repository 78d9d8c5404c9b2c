<?php
/**
 * The control of a criterion: native fields, which belong to the form of the filter.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

/**
 * What the renderer gives.
 *
 * @var CriterionTemplate $args
 */
$programs_filter_control = $args['control'];
$programs_filter_data    = Filters\criterion_attributes( $args );
$programs_filter_field   = WordPress\html_attributes(
	array(
		'name' => $programs_filter_control['parameter'],
		'form' => Filters\form_id( $args ),
	)
);
$programs_filter_asked   = $args['listing']['asked'][ $programs_filter_control['key'] ] ?? array();

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where they are made.
?>
<div class="programas-filter is-<?php echo esc_attr( $programs_filter_control['look'] ); ?>"<?php echo WordPress\html_attributes( $programs_filter_data ); ?>>
<?php if ( 'search' === $programs_filter_control['look'] ) : ?>
<label class="programas-search__label" for="<?php echo esc_attr( $args['id'] . '-' . $programs_filter_control['key'] ); ?>"><?php echo esc_html( $programs_filter_control['label'] ); ?></label>
<div class="programas-search__field"><input type="search" class="programas-search" id="<?php echo esc_attr( $args['id'] . '-' . $programs_filter_control['key'] ); ?>"<?php echo $programs_filter_field; ?> value="<?php echo esc_attr( WordPress\without_brackets( WordPress\verbatim_text( $programs_filter_asked[0] ?? '' ) ) ); ?>" placeholder="<?php echo esc_attr( $programs_filter_control['label'] ); ?>" maxlength="<?php echo Filters\LONGEST_SEARCH; ?>" autocomplete="off" enterkeyhint="search"><button type="button" class="programas-search__clear" hidden aria-label="<?php esc_attr_e( 'Clear the search', 'programs-filter' ); ?>"></button><button type="submit" class="programas-search__submit" form="<?php echo esc_attr( Filters\form_id( $args ) ); ?>"<?php echo Filters\submit_attributes( $args ); ?> aria-label="<?php esc_attr_e( 'Search', 'programs-filter' ); ?>"></button></div>
	<?php
elseif ( 'number' === $programs_filter_control['look'] ) :
	list( $programs_filter_before, $programs_filter_behind ) = Filters\number_label( $programs_filter_control );
	?>
<label class="programas-choice"><span class="programas-choice__name"><?php echo esc_html( $programs_filter_before ); ?></span><input type="number"<?php echo $programs_filter_field; ?> value="<?php echo esc_attr( $programs_filter_asked[0] ?? '' ); ?>" min="0" max="<?php echo esc_attr( (string) Filters\highest_number( $programs_filter_control['key'] ) ); ?>" inputmode="numeric" autocomplete="off" enterkeyhint="done"><?php echo '' === $programs_filter_behind ? '' : '<span>' . esc_html( $programs_filter_behind ) . '</span>'; ?></label>
<?php elseif ( 'select' === $programs_filter_control['look'] ) : ?>
<label class="programas-choice"><span class="programas-choice__name"><?php echo esc_html( $programs_filter_control['label'] ); ?></span><select<?php echo $programs_filter_field; ?> autocomplete="off">
	<?php foreach ( Filters\criterion_choices( $args ) as $programs_filter_choice ) : ?>
<option value="<?php echo esc_attr( WordPress\without_brackets( $programs_filter_choice['value'] ) ); ?>"<?php echo $programs_filter_choice['is_active'] ? ' selected' : ''; ?>><?php echo esc_html( $programs_filter_choice['label'] . $programs_filter_choice['count'] ); ?></option>
	<?php endforeach; ?>
</select></label>
<?php elseif ( 'date' === $programs_filter_control['look'] ) : ?>
<label class="programas-choice"><span class="programas-choice__name"><?php echo esc_html( $programs_filter_control['label'] ); ?></span><input type="date"<?php echo $programs_filter_field; ?> value="<?php echo esc_attr( $programs_filter_asked[0] ?? '' ); ?>" max="9999-12-31" autocomplete="off"></label>
<?php elseif ( 'switch' === $programs_filter_control['look'] ) : ?>
	<?php foreach ( Filters\criterion_choices( $args ) as $programs_filter_choice ) : ?>
<label class="programas-choice<?php echo $programs_filter_choice['is_empty'] ? ' is-empty' : ''; ?>"><input type="checkbox"<?php echo $programs_filter_field; ?> value="1"<?php echo $programs_filter_choice['is_active'] ? ' checked' : ''; ?> autocomplete="off"><span class="programas-pill__label"><?php echo esc_html( $programs_filter_choice['label'] ); ?></span><?php echo Filters\choice_count( $programs_filter_choice ); ?></label>
	<?php endforeach; ?>
<?php else : ?>
<fieldset class="programas-choices"><legend class="programas-choices__name"><?php echo esc_html( $programs_filter_control['label'] ); ?></legend><div class="programas-filter__pills">
	<?php foreach ( Filters\criterion_choices( $args ) as $programs_filter_choice ) : ?>
<label class="programas-choice<?php echo $programs_filter_choice['is_empty'] ? ' is-empty' : ''; ?>"><input type="<?php echo 'radios' === $programs_filter_control['look'] ? 'radio' : 'checkbox'; ?>"<?php echo $programs_filter_field; ?> value="<?php echo esc_attr( WordPress\without_brackets( $programs_filter_choice['value'] ) ); ?>"<?php echo $programs_filter_choice['is_active'] ? ' checked' : ''; ?> autocomplete="off"><span class="programas-pill__label"><?php echo esc_html( $programs_filter_choice['label'] ); ?></span><?php echo Filters\choice_count( $programs_filter_choice ); ?></label>
	<?php endforeach; ?>
</div></fieldset>
<?php endif; ?>
</div>
