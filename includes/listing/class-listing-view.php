<?php
/**
 * Collects the template arguments of a listing from its overview and renders it. Instantiated per render, by render_listing() and by the editor
 * preview.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Most filters that the bar has beside search and category, where they fit. */
const MAX_CONTROLS_IN_BAR = 3;

/** Most values of a filter that is buttons, and how long they are, in characters. More, or longer ones, are a list. */
const MAX_BUTTONS       = 7;
const MAX_BUTTON_LENGTH = 30;

/** How many categories and times the sheet shows before it is asked for more. */
const MAX_UNFOLDED_CATEGORIES = 12;
const MAX_UNFOLDED_TIMES      = 3;

/**
 * What the templates of a listing print: finished strings, booleans and lists. Texts are still to be escaped; shortcodes in them do not run. What templates
 * put into a tag (`data`, `link`, `wrapper`, `form`, `field`, `submit`) is HTML. Links and form work without script: each asks for the page with other
 * parameters.
 */
final class Listing_View {

	/**
	 * Attributes of the block.
	 *
	 * @var ListingAttributes
	 */
	private array $attributes;

	/**
	 * What is known of the cards.
	 *
	 * @var ListingOverview
	 */
	private array $overview;

	/**
	 * Which parts it consists of. Feeds have only the cards.
	 *
	 * @var ListingParts
	 */
	private array $parts;

	/** ID of the grid. */
	private string $id;

	/**
	 * The parameters of the page that its links preserve.
	 *
	 * @var list<Parameter>
	 */
	private array $preserved = array();

	/**
	 * The values that are chosen in controls, by criterion.
	 *
	 * @var array<string, list<string>>
	 */
	private array $chosen = array();

	/**
	 * The view of a listing.
	 *
	 * @param ListingAttributes $attributes Attributes.
	 * @param ListingOverview   $overview   Overview.
	 */
	public function __construct( array $attributes, array $overview ) {
		$interactive = ! is_feed();
		$has_pills   = has_category_pills( $attributes ) && are_pills_a_choice( $overview['pills'], $attributes );

		$this->attributes = $attributes;
		$this->overview   = $overview;
		$this->id         = $overview['page']->get_unique_id();
		$this->parts      = array(
			// A filter without a choice is not printed.
			'filter'   => $interactive && $has_pills,
			'criteria' => $interactive && $attributes['showFilter'] && array() !== $overview['controls'],
			'count'    => $interactive && $attributes['showCounts'] && $overview['total'] > 0,
			'grid'     => $attributes['showGrid'],
			'more'     => $interactive && $attributes['showGrid'] && $overview['per_page'] > 0,
			// What is filtered.
			'share'    => $interactive && $attributes['showGrid'] && $attributes['showFilter'] && ( $has_pills || array() !== $overview['controls'] ),
			'calendar' => $interactive && $attributes['showGrid'] && $attributes['showCalendar'] && is_calendar_of( $attributes ),
		);
		if ( $this->parts['filter'] || $this->parts['criteria'] || $this->parts['more'] ) {
			// The category's own is known before the others are told apart from it.
			$this->get_category_parameters( $overview['active'] );
			$this->preserved = $overview['page']->get_preserved_parameters();
			$this->chosen    = array_intersect_key( $overview['selected'], array_column( array_filter( $overview['controls'], __NAMESPACE__ . '\\is_filter' ), null, 'key' ) );
		}
	}

	/**
	 * Returns its parts.
	 *
	 * @return ListingParts
	 */
	public function get_parts(): array {
		return $this->parts;
	}

	/**
	 * Markup of the listing. Enqueues what its parts need.
	 *
	 * @param string $cards Markup of its cards.
	 */
	public function render( string $cards ): string {
		if ( $this->parts['criteria'] || $this->parts['more'] ) {
			enqueue_criteria();
		}
		if ( has_time_criteria( $this->overview['controls'] ) && ! has_ongoing_cards( $this->overview ) && ! is_feed() ) {
			$cards .= get_ongoing_heading( $this->attributes, ' hidden' );
		}

		return render_template( 'listing', $this->get_listing_args( $cards ) );
	}

	/**
	 * The listing.
	 *
	 * @param string $cards Markup of its cards.
	 * @return ListingTemplate
	 */
	private function get_listing_args( string $cards ): array {
		$parts   = $this->parts;
		$filters = '';
		if ( $parts['criteria'] ) {
			$filters = render_template( 'filters', $this->get_filters_args() );
		} elseif ( $parts['filter'] ) {
			$filters = render_template( 'filter', $this->get_filter_args() );
		}

		return array(
			'wrapper'      => $this->get_wrapper_attributes(),
			'filters'      => $filters,
			// In its text no entity and no shortcode is one.
			'unknown'      => is_feed() ? '' : WordPress\escape_square_brackets( WordPress\encode_ampersands( get_unknown_values_text( $this->overview['unknown'] ) ) ),
			'count'        => $parts['count'] ? $this->get_count_args() : null,
			'chips'        => $parts['criteria'] ? render_template( 'chips', $this->get_chips_args() ) : '',
			'order'        => $this->render_order_control(),
			'actions'      => $parts['share'] || $parts['calendar'] ? render_template( 'actions', $this->get_actions_args() ) : '',
			'subscription' => $parts['calendar'] ? render_template( 'subscription', $this->get_subscription_args() ) : '',
			'grid'         => $parts['grid'] ? render_template( 'grid', $this->get_grid_args( $cards ) ) : '',
			'more'         => $parts['more'] ? $this->get_more_args() : null,
		);
	}

	/** Returns the attributes of the block's element. */
	private function get_wrapper_attributes(): string {
		/**
		 * The block that WordPress renders, from which get_block_wrapper_attributes() takes the supports, too.
		 *
		 * @var array{attrs?: array{style?: array{spacing?: array{blockGap?: mixed}}}}|null $block
		 */
		$block = \WP_Block_Supports::$block_to_render;
		$gap   = $block['attrs']['style']['spacing']['blockGap'] ?? null;
		$own   = array(
			'class' => 'programas' . ( has_days( $this->attributes ) ? ' is-dated' : '' ),
			// WordPress 6.8 appends the block's style unchanged.
			'style' => get_wrapper_style( $this->attributes, $gap ),
		);
		if ( ! function_exists( 'wp_apply_anchor_support' ) ) {
			// WordPress 6.8 does not print the anchor of dynamic blocks.
			$own['id'] = $this->attributes['anchor'];
		}

		return WordPress\escape_square_brackets( get_block_wrapper_attributes( $own ) );
	}

	/**
	 * The filters: search and category in the order that the editor chose, the first of the others, and all of these in their sheet.
	 *
	 * @return FiltersTemplate
	 */
	private function get_filters_args(): array {
		$controls = array_column( $this->overview['controls'], null, 'key' );
		$others   = $this->get_sheet_controls();
		$html     = array();
		foreach ( get_parameter_keys( $this->attributes['filters'] ) as $key ) {
			if ( isset( $controls[ $key ] ) && ! isset( $others[ $key ] ) ) {
				$html[ $key ] = render_template( $controls[ $key ]['template'], $this->get_control_args( $controls[ $key ] ) );
			} elseif ( CATEGORY === $key && $this->parts['filter'] ) {
				$html[ $key ] = render_template( 'filter', $this->get_filter_args() );
			}
		}
		$has_form = ! $this->parts['filter'];

		return array(
			'is_sticky'      => $this->parts['grid'] && $this->overview['total'] > MAX_LARGE_CARDS,
			'has_only_order' => array( ORDER ) === array_keys( $others ),
			'has_form'       => $has_form,
			'form'           => $this->get_form_attributes(),
			'fields'         => $has_form ? $this->get_form_fields_html() : '',
			'controls'       => $html,
			'in_bar'         => array() === $others ? array() : $this->get_bar_controls(),
			'sheet'          => array() === $others ? '' : render_template( 'sheet', $this->get_sheet_args() ),
			// Applies the fields without script.
			'apply'          => array() === $others ? sprintf( '<button type="submit" class="programas-apply"%1$s>%2$s</button>', $this->get_submit_attributes(), esc_html_x( 'Filter', 'verb', 'programs-filter' ) ) : '',
		);
	}

	/**
	 * The first filters of the sheet that are small, once more for the bar.
	 *
	 * @return list<string>
	 */
	private function get_bar_controls(): array {
		$small = array();
		foreach ( array_filter( $this->get_sheet_controls(), __NAMESPACE__ . '\\is_filter' ) as $control ) {
			if ( 'radios' === $control['look'] ) {
				// What is buttons in the sheet is a list here.
				$control = self::set_look( 'select', $control );
			}
			if ( in_array( $control['look'], array( 'select', 'switch', 'number' ), true ) ) {
				$small[] = $control;
			}
		}

		return array_map( fn( array $control ): string => $this->render_second_control( $control ), array_slice( $small, 0, MAX_CONTROLS_IN_BAR ) );
	}

	/** The order beside the count, once more; '' for none. */
	private function render_order_control(): string {
		$order = $this->get_sheet_controls()[ ORDER ] ?? null;

		return ! $this->parts['criteria'] || null === $order ? '' : $this->render_second_control( $order );
	}

	/**
	 * A control that stands in two places. The form does not send it.
	 *
	 * @param Control                                             $control Control.
	 * @param array{fold?: array{first: int, label: string}|null} $more    Other arguments of its template.
	 */
	private function render_second_control( array $control, array $more = array() ): string {
		$args = $more + array(
			'field'    => '',
			'field_id' => "$this->id-{$control['key']}-2",
		) + $this->get_control_args( $control );
		if ( 'select' === $control['look'] && is_filter( $control ) ) {
			// Its name is what it shows where nothing is chosen.
			$args['choices'][0]['label'] = $control['label'];
		}

		return render_template( $control['template'], $args );
	}

	/**
	 * Whether each choice has a number. That of the results is enough where there is nothing to combine, and for buttons of times and switches.
	 *
	 * @param Control|null $control Control; null for the pills.
	 */
	private function are_choices_counted( ?array $control = null ): bool {
		$is_read = null === $control || 'select' === $control['look'] || 'choice' === $control['kind'];

		return $is_read && $this->attributes['showCounts'] && $this->parts['criteria'];
	}

	/**
	 * The pills of the category: in their own form, or once more in the sheet.
	 *
	 * @param bool $is_in_sheet Whether they are those of the sheet.
	 * @return FilterTemplate
	 */
	private function get_filter_args( bool $is_in_sheet = false ): array {
		$overview  = $this->overview;
		$parameter = $overview['page']->get_parameter_name();

		$data = array(
			/* translators: %s: label of the chosen category. */
			'data-announcement' => __( 'Filter applied: %s', 'programs-filter' ),
			'data-target'       => $this->get_target(),
			'data-initial'      => Program\ALL === $overview['initial'] ? null : $overview['initial'],
			'data-parameter'    => CATEGORY === $parameter ? null : $parameter,
		);

		return array(
			// For screen readers.
			'data'        => WordPress\get_html_attributes( $data + ( $this->parts['count'] || ! $this->parts['grid'] ? array() : $this->get_count_patterns() ) ),
			'is_in_sheet' => $is_in_sheet,
			'form'        => $this->get_form_attributes(),
			'fields'      => $this->get_form_fields_html(),
			'pills'       => array_map( fn( array $pill ): array => $this->get_pill_args( $pill, $parameter, $is_in_sheet ), $overview['pills'] ),
			'fold'        => $is_in_sheet ? self::get_fold( count( $overview['pills'] ), MAX_UNFOLDED_CATEGORIES ) : null,
		);
	}

	/**
	 * A pill.
	 *
	 * @param Pill   $pill        Pill.
	 * @param string $parameter   Name of its parameter.
	 * @param bool   $is_in_sheet Whether it stands outside of its form.
	 * @return ShownPill
	 */
	private function get_pill_args( array $pill, string $parameter, bool $is_in_sheet ): array {
		$slug      = $pill['slug'];
		$old_slugs = array_keys( $this->overview['renamed'], $slug, true );
		// "All" is the address without the parameter, unless the page opens on another category.
		$is_default = Program\ALL === $slug && Program\ALL === $this->overview['initial'];
		// With the other selected values it would show nothing.
		$is_empty = $this->parts['grid'] && array() !== $this->overview['selected'] && 0 === $pill['count'];
		$data     = array(
			'data-category'    => $slug,
			'name'             => $is_default ? null : $parameter,
			'value'            => $is_default ? null : $slug,
			'form'             => $is_in_sheet ? $this->get_form_id() : null,
			// For the script, on a page from a cache that ignores the address.
			'data-old-slugs'   => array() === $old_slugs ? null : implode( ' ', $old_slugs ),
			'aria-description' => $is_empty ? __( 'no results', 'programs-filter' ) : null,
		);

		return array(
			'pill'      => $pill,
			'data'      => WordPress\get_html_attributes( $data ),
			'is_active' => $slug === $this->overview['active'],
			'is_empty'  => $is_empty,
			'count'     => $this->are_choices_counted() ? number_format_i18n( $pill['count'] ) : '',
		);
	}

	/**
	 * The control of a criterion: native fields, which belong to the form of the filter wherever they stand.
	 *
	 * @param Control $control Control.
	 * @return ControlTemplate
	 */
	private function get_control_args( array $control ): array {
		$overview = $this->overview;
		$key      = $control['key'];
		$number   = NO_FIELD === $control['field'] ? null : $control['field'];
		$data     = array(
			'data-filter'    => $key,
			'data-label'     => $control['label'],
			'data-parameter' => $control['parameter'] === $key ? null : $control['parameter'],
			'data-target'    => $this->get_target(),
			'data-multiple'  => 'checkboxes' === $control['look'] ? '' : null,
			// For the script, on a page from a cache that ignores the query string.
			'data-renamed'   => CATEGORY !== $key || array() === $overview['renamed'] ? null : (string) wp_json_encode( $overview['renamed'] ),
			'data-initial'   => array() === $control['initial'] ? null : implode( ' ', $control['initial'] ),
			'data-one'       => null === $number ? null : $number['text']( 1 ),
			'data-many'      => null === $number ? null : $number['text']( 2 ),
			'data-range'     => $control['field']['ranges'] ? '' : null,
		);
		$data    += get_criterion_kinds()[ $control['kind'] ]['data']( $this->attributes ) + array( 'data-counts' => $this->are_choices_counted( $control ) ? '' : null );
		$field    = array(
			'name' => $control['parameter'],
			'form' => $this->get_form_id(),
		);
		$value    = $overview['selected'][ $key ][0] ?? '';
		// Such as "Age: %s years": its name and its unit.
		$words = null === $number ? array() : explode( '%s', $number['text']( (int) $value ) . '%s' );

		return array(
			'look'     => $control['look'],
			'data'     => WordPress\get_html_attributes( $data ),
			'label'    => $control['label'],
			'field'    => WordPress\get_html_attributes( $field ),
			'field_id' => "$this->id-$key",
			// The field of a number has no room for a range.
			'value'    => 'number' === $control['look'] && ! ctype_digit( $value ) ? '' : WordPress\escape_square_brackets( WordPress\encode_ampersands( $value ) ),
			'name'     => trim( $words[0] ?? '', ' :' ),
			'unit'     => trim( $words[1] ?? '' ),
			'empty'    => $control['field']['empty'],
			'step'     => $control['field']['step'],
			'max'      => $control['field']['highest'],
			'longest'  => MAX_SEARCH_LENGTH,
			'submit'   => $this->get_submit_attributes(),
			'choices'  => $this->get_choices( $control ),
			'has_days' => WHEN === $key && array() !== array_intersect( array( FROM, UNTIL ), array_column( $overview['controls'], 'key' ) ),
			'is_open'  => isset( $overview['selected'][ FROM ] ) || isset( $overview['selected'][ UNTIL ] ),
			'fold'     => WHEN === $key ? self::get_fold( count( $control['options'] ), MAX_UNFOLDED_TIMES ) : null,
		);
	}

	/**
	 * Returns how many of many buttons come before the one that unfolds the others; null where that folds away too little.
	 *
	 * @param int $number Number of buttons.
	 * @param int $most   Most that are shown at first.
	 * @return array{first: int, label: string}|null
	 */
	private static function get_fold( int $number, int $most ): ?array {
		/* translators: %s: number of categories. */
		$label = MAX_UNFOLDED_TIMES === $most ? __( 'More', 'programs-filter' ) : sprintf( __( 'Show all %s', 'programs-filter' ), number_format_i18n( $number - 1 ) );

		return $number > $most + 1 ? array( 'first' => $most ) + compact( 'label' ) : null;
	}

	/**
	 * Returns what can be chosen in a control.
	 *
	 * @param Control $control Control.
	 * @return list<Choice>
	 */
	private function get_choices( array $control ): array {
		$selected  = $this->overview['selected'][ $control['key'] ] ?? array();
		$counts    = $this->overview['choices'][ $control['key'] ] ?? array();
		$options   = $control['options'];
		$is_filter = is_filter( $control );
		if ( $is_filter && 'select' === $control['look'] ) {
			array_unshift(
				$options,
				array(
					'value' => '',
					'label' => _x( 'Any', 'value of a filter', 'programs-filter' ),
				)
			);
		}
		$choices = array();
		foreach ( $options as list( 'value' => $value, 'label' => $label ) ) {
			$number = $counts[ $value ] ?? 0;
			// An order has all cards.
			$is_known       = $this->parts['grid'] && $is_filter;
			$is_empty       = $is_known && 0 === $number;
			$is_count_shown = '' !== $value && $is_known && ( $this->are_choices_counted( $control ) || ( $is_empty && 'select' === $control['look'] ) );
			$choices[]      = array(
				'value'     => WordPress\escape_square_brackets( $value ),
				'label'     => $label,
				'count'     => $is_count_shown ? WordPress\escape_square_brackets( number_format_i18n( $number ) ) : '',
				'is_active' => array() === $selected ? '' === $value : in_array( $value, $selected, true ),
				'is_empty'  => $is_empty,
			);
		}

		return $choices;
	}

	/**
	 * The sheet: the category and the filters besides search.
	 *
	 * @return SheetTemplate
	 */
	private function get_sheet_args(): array {
		/* translators: %s: number of programs. */
		$results = static fn( int $number ): string => _n( 'Show %s result', 'Show %s results', $number, 'programs-filter' );
		/* translators: %s: number of filters. */
		$remove   = static fn( int $number ): string => _n( 'Remove %s filter', 'Remove all %s filters', $number, 'programs-filter' );
		$active   = count( array_merge( array(), ...array_values( $this->chosen ) ) ) + (int) ( $this->parts['filter'] && Program\ALL !== $this->overview['active'] );
		$controls = $this->get_sheet_controls();
		$number   = count( array_merge( array(), ...array_values( array_intersect_key( $this->chosen, $controls + array( CATEGORY => true ) ) ) ) );
		$groups   = $this->parts['filter'] ? array( CATEGORY => render_template( 'filter', $this->get_filter_args( true ) ) ) : array();
		$several  = array_column( $this->overview['controls'], null, 'key' )[ CATEGORY ] ?? null;
		if ( null !== $several ) {
			$fold   = self::get_fold( count( $several['options'] ) + 1, MAX_UNFOLDED_CATEGORIES );
			$groups = array( CATEGORY => $this->render_second_control( $several, compact( 'fold' ) ) );
		}
		foreach ( $controls as $key => $control ) {
			$of_days          = in_array( $key, array( FROM, UNTIL ), true ) ? WHEN : $key;
			$group            = 'switch' === $control['look'] ? 'switch' : $of_days;
			$groups[ $group ] = ( $groups[ $group ] ?? '' ) . render_template( $control['template'], $this->get_control_args( $control ) );
		}

		return array(
			'data'     => WordPress\get_html_attributes( array( 'data-target' => $this->get_target() ) ),
			'sheet_id' => "$this->id-hoja",
			'number'   => 0 === $number ? '' : " ($number)",
			'groups'   => $groups,
			'reset'    => $this->get_link_attributes( $this->get_query_without_filters( Program\ALL ), self::get_number_patterns( $remove ) ),
			'is_reset' => 0 === $active,
			'remove'   => sprintf( $remove( $active ), number_format_i18n( $active ) ),
			'submit'   => $this->get_submit_attributes() . WordPress\get_html_attributes( self::get_number_patterns( $results ) ),
		);
	}

	/**
	 * Returns the patterns by which the script writes a number.
	 *
	 * @param \Closure( int ): string $pattern Pattern for a number.
	 * @return array{data-one: string, data-many: string}
	 */
	private static function get_number_patterns( \Closure $pattern ): array {
		return array(
			'data-one'  => $pattern( 1 ),
			'data-many' => $pattern( 2 ),
		);
	}

	/**
	 * The row of chips. The script fills it with links that remove one filter each; without script the one to remove all is there.
	 *
	 * @return ChipsTemplate
	 */
	private function get_chips_args(): array {
		$texts = array(
			/* translators: %s: what is taken back, such as "Age: 8 to 12". */
			'data-remove'    => __( 'Remove %s', 'programs-filter' ),
			/* translators: %s: what a visitor searches. */
			'data-search'    => __( '“%s”', 'programs-filter' ),
			/* translators: 1: name of a filter, such as "Age"; 2: what was chosen. */
			'data-named'     => _x( '%1$s: %2$s', 'filter', 'programs-filter' ),
			/* translators: %s: label of what was chosen. */
			'data-done'      => __( 'Filter applied: %s', 'programs-filter' ),
			/* translators: %s: label of what was taken back. */
			'data-undone'    => __( 'Filter removed: %s', 'programs-filter' ),
			'data-empty'     => __( 'no results', 'programs-filter' ),
			'data-reset'     => __( 'Filters removed', 'programs-filter' ),
			/* translators: %s: words that find something, where a search finds nothing. */
			'data-nearest'   => __( 'Try “%s”', 'programs-filter' ),
			/* translators: 1: number of cards shown, of programs or of anything else; 2: number of all cards. */
			'data-count'     => __( 'Results: %1$s of %2$s', 'programs-filter' ),
			'data-thousands' => WordPress\get_thousands_separator(),
			'data-target'    => $this->get_target(),
		);

		return array(
			'data'      => WordPress\get_html_attributes( $texts ),
			'is_hidden' => array() === $this->chosen,
			'reset'     => $this->get_link_attributes( $this->get_query_without_filters() ),
		);
	}

	/**
	 * The visible count. Its two patterns let the script write it anew.
	 *
	 * @return array{data: string, text: string}
	 */
	private function get_count_args(): array {
		$data    = $this->get_count_patterns();
		$total   = number_format_i18n( $this->overview['total'] );
		$visible = number_format_i18n( $this->overview['visible'] );
		$is_all  = $this->overview['visible'] === $this->overview['total'];

		return array(
			'data' => WordPress\get_html_attributes( $data ),
			'text' => $is_all ? sprintf( $data['data-all'], $total ) : sprintf( $data['data-some'], $visible, $total ),
		);
	}

	/**
	 * The grid, and what stands there when it is empty.
	 *
	 * @param string $cards Markup of the cards.
	 * @return GridTemplate
	 */
	private function get_grid_args( string $cards ): array {
		$parts = $this->parts;
		$waits = $parts['criteria'] || $parts['more'];
		$empty = $parts['criteria'] ? __( 'No results match these filters.', 'programs-filter' ) : __( 'There are no results in this category.', 'programs-filter' );
		$size  = get_title_size( $this->attributes['headingLevel'] );
		$style = ( '' === $size ? '' : "--programas-heading-size:$size;" )
			// Before the next session of a card, where a later one is asked for (styles/card.css).
			. ( has_time_criteria( $this->overview['controls'] ) ? '--programas-next:"' . _x( 'Next:', 'session', 'programs-filter' ) . ' "' : '' );
		$data = array(
			// Until the script of criteria runs, the pills submit the form.
			'data-waits'   => $waits ? '' : null,
			'style'        => '' === $style ? null : $style,
			'data-initial' => ! $waits || $parts['filter'] || Program\ALL === $this->overview['active'] ? null : $this->overview['active'],
		);

		return array(
			'id'           => $this->id,
			'data'         => WordPress\get_html_attributes( $data + ( 0 === $this->overview['next'] ? array() : $this->get_found() ) ),
			'is_compact'   => $this->overview['total'] > MAX_LARGE_CARDS,
			'has_days'     => $this->overview['has_days'],
			'has_others'   => in_array( true, $this->overview['others'], true ),
			'cards'        => $cards,
			'is_empty'     => 0 === $this->overview['visible'],
			'empty_text'   => WordPress\typeset( 0 === $this->overview['total'] ? __( 'There is nothing to show yet.', 'programs-filter' ) : $empty ),
			'has_criteria' => $parts['criteria'],
			'reset'        => $this->get_link_attributes( $this->get_query_without_filters() ),
		);
	}

	/**
	 * What the script of a large listing cannot count.
	 *
	 * @return array<string, string>
	 */
	private function get_found(): array {
		$page  = $this->overview['page'];
		$found = array_intersect_key( $this->overview, array_flip( array( 'visible', 'total', 'left' ) ) );
		$names = array_merge( $this->parts['filter'] ? array( $page->get_parameter_name() ) : array(), array( $page->get_parameter_name( MORE_PARAMETER ), $page->get_parameter_name( PART_PARAMETER ) ) );
		// By which the script knows an answer to something else, as from a cache that ignores the query string.
		foreach ( array_merge( $names, array_column( $this->overview['controls'], 'parameter' ) ) as $name ) {
			$found['asked'][ $name ] = array_values( array_unique( get_parameter_values( $name ) ?? array() ) );
		}
		// An object, also where there is nothing.
		$found['counts'] = array_map( static fn( array $counts ): \stdClass => (object) $counts, $this->overview['choices'] );

		return array(
			'data-found'  => (string) wp_json_encode( $found, JSON_INVALID_UTF8_SUBSTITUTE ),
			'data-failed' => __( 'The results could not be loaded.', 'programs-filter' ),
			'data-retry'  => __( 'Try again', 'programs-filter' ),
		);
	}

	/**
	 * "Show more": a link to the page with more cards, which the script handles.
	 *
	 * @return array{is_hidden: bool, link: string, label: string}
	 */
	private function get_more_args(): array {
		$left     = $this->overview['left'];
		$per_page = $this->overview['per_page'];
		$name     = $this->overview['page']->get_parameter_name( MORE_PARAMETER );
		$more     = array( $name, count( array_filter( $this->overview['shown'] ) ) + $per_page );
		if ( $this->overview['next'] > 0 ) {
			$more = array( $this->overview['page']->get_parameter_name( PART_PARAMETER ), $this->overview['next'] );
		}

		/* translators: %s: number of programs that are not shown yet. */
		$label = __( 'Show more (%s)', 'programs-filter' );
		$own   = array(
			'data-per-page'  => (string) $per_page,
			'data-label'     => $label,
			'data-parameter' => MORE_PARAMETER === $name ? null : $name,
		);

		return array(
			'is_hidden' => 0 === $left,
			'link'      => $this->get_link_attributes( ltrim( $this->build_listing_query( $this->overview['selected'] ) . '&' . implode( '=', $more ), '&' ), $own ),
			'label'     => sprintf( $label, number_format_i18n( $left ) ),
		);
	}

	/**
	 * The buttons to share the list and to subscribe to it.
	 *
	 * @return ActionsTemplate
	 */
	private function get_actions_args(): array {
		$title = get_title_prefix( $this->overview['page'] );
		$data  = array(
			'data-done'  => __( 'Address copied', 'programs-filter' ),
			'data-title' => '' === $title ? null : $title,
		);

		return array(
			'data'        => WordPress\get_html_attributes( $data ),
			'is_hidden'   => 0 === $this->overview['visible'],
			'calendar_id' => $this->parts['calendar'] ? "$this->id-calendario" : '',
		);
	}

	/**
	 * Links with which calendars subscribe to what the listing shows.
	 *
	 * @return SubscriptionTemplate
	 */
	private function get_subscription_args(): array {
		$overview = $this->overview;
		$chosen   = array_diff_key( $overview['selected'], array( ORDER => true ) );
		if ( Program\ALL !== $overview['active'] ) {
			$chosen = array( CATEGORY => array( $overview['active'] ) ) + $chosen;
		}
		$query = build_selection_query( $chosen );
		$names = array();
		foreach ( array_keys( $overview['selected'] + array_column( $overview['controls'], 'key', 'key' ) + array( CATEGORY => '' ) ) as $key ) {
			$names += get_parameter_name( $key ) === $key ? array() : array( $key => get_parameter_name( $key ) );
		}
		$address = get_calendar_url( $this->attributes );
		$all     = _x( 'All', 'programs', 'programs-filter' );
		$data    = array(
			'data-address'    => $address,
			'data-query'      => $query,
			// Those that the site has renamed.
			'data-parameters' => http_build_query( $names ),
			'data-all'        => $all,
		);
		$labels  = join_labels( get_requested_labels( $overview ) );

		return array(
			'id'    => "$this->id-calendario",
			'data'  => WordPress\get_html_attributes( $data ),
			'text'  => ( '' === $labels ? $all : $labels ) . ' (' . number_format_i18n( $overview['visible'] ) . ')',
			'links' => get_calendar_links( $address, $query ),
		);
	}

	/**
	 * Returns the query string of the listing without its filters. The order stays.
	 *
	 * @param string|null $category Category; null for that of the active pill.
	 */
	private function get_query_without_filters( ?string $category = null ): string {
		return $this->build_listing_query( array_diff_key( $this->overview['selected'], $this->chosen ), $category );
	}

	/**
	 * Returns the query string of the listing.
	 *
	 * @param array<string, list<string>> $values   Values by criterion.
	 * @param string|null                 $category Category; null for that of the active pill.
	 * @return string Without its question mark.
	 */
	private function build_listing_query( array $values, ?string $category = null ): string {
		$pairs = array_merge( $this->preserved, $this->get_category_parameters( $category ?? $this->overview['active'] ) );
		foreach ( $this->overview['controls'] as $control ) {
			$own = array_map( static fn( string $value ): array => array( $control['parameter'], $value ), $values[ $control['key'] ] ?? array() );
			if ( array() === $own && array() !== $control['initial'] ) {
				$own = array( self::get_cleared_parameter( $control ) );
			}
			$pairs = array_merge( $pairs, $own );
		}

		return build_query( $pairs );
	}

	/**
	 * Returns the parameter by which nothing is chosen where the page opens with a choice.
	 *
	 * @param Control $control Control.
	 * @return Parameter
	 */
	private static function get_cleared_parameter( array $control ): array {
		return array( $control['parameter'], CATEGORY === $control['key'] ? Program\ALL : '' );
	}

	/**
	 * Returns a category as a parameter, unless it is the default.
	 *
	 * @param string $category Category.
	 * @return list<Parameter> One or none.
	 */
	private function get_category_parameters( string $category ): array {
		$is_default = Program\ALL === $category && Program\ALL === $this->overview['initial'];

		return $is_default ? array() : array( array( $this->overview['page']->get_parameter_name(), $category ) );
	}

	/**
	 * Returns the attributes of a link to the page with another query.
	 *
	 * @param string                     $query Query string.
	 * @param array<string, string|null> $more Further attributes.
	 */
	private function get_link_attributes( string $query, array $more = array() ): string {
		return WordPress\get_html_attributes( array( 'href' => get_page_path() . "?$query" . $this->get_fragment() ) + $more );
	}

	/** Returns the fragment of what the filter controls; '' when the target is not an ID. Without script the page reloads: it opens there, not at its top. */
	private function get_fragment(): string {
		$anchor = $this->parts['grid'] ? $this->id : (string) parse_target_anchor( $this->attributes['target'] );

		return '' === $anchor ? '' : "#$anchor";
	}

	/** Returns the selector of what a filter without cards controls; null for the first grid. */
	private function get_target(): ?string {
		return '' === $this->attributes['target'] ? null : $this->attributes['target'];
	}

	/** Returns the ID of the form by which filters work without script. It is one for all criteria of a listing: their fields name it. */
	private function get_form_id(): string {
		return "$this->id-filtro";
	}

	/** Returns the attributes of the form besides its method. */
	private function get_form_attributes(): string {
		$attributes = array(
			'id'     => $this->parts['criteria'] ? $this->get_form_id() : null,
			'action' => '' === $this->get_fragment() ? null : get_page_path() . $this->get_fragment(),
		);

		return WordPress\get_html_attributes( $attributes );
	}

	/** Returns the form's content besides pills: hidden fields for other parameters, and the button for Enter in a field. */
	private function get_form_fields_html(): string {
		$fields = $this->preserved;
		foreach ( $this->overview['controls'] as $control ) {
			if ( array() !== $control['initial'] && in_array( $control['look'], array( 'checkboxes', 'switch' ), true ) ) {
				// Boxes that are not ticked send nothing.
				$fields[] = self::get_cleared_parameter( $control );
			}
		}
		$has_button = $this->parts['criteria'] && $this->parts['filter'];

		return ( $has_button ? '<button type="submit" hidden' . $this->get_active_pill_attributes() . '></button>' : '' ) . WordPress\get_hidden_inputs( $fields );
	}

	/** Returns the attributes by which a submit button keeps the category of the active pill. */
	private function get_active_pill_attributes(): string {
		list( $name, $value ) = $this->get_category_parameters( $this->overview['active'] )[0] ?? array( '', '' );

		return '' === $name || ! $this->parts['filter'] ? '' : WordPress\get_html_attributes( compact( 'name', 'value' ) );
	}

	/** Returns the attributes of a submit button outside of the form. */
	private function get_submit_attributes(): string {
		return WordPress\get_html_attributes( array( 'form' => $this->get_form_id() ) ) . $this->get_active_pill_attributes();
	}

	/**
	 * Returns the controls in the sheet. Times are buttons, and so are the values of a filter that has few short ones.
	 *
	 * @return array<string, Control> By key.
	 */
	private function get_sheet_controls(): array {
		$is_in_sheet = static fn( array $control ): bool => 'search' !== $control['look'] && CATEGORY !== $control['key'];
		$controls    = array_column( array_filter( $this->overview['controls'], $is_in_sheet ), null, 'key' );
		foreach ( $controls as $key => $control ) {
			$lengths = array_map( static fn( array $option ): int => mb_strlen( $option['label'] ), $control['options'] );
			$is_few  = WHEN === $key || ( count( $lengths ) <= MAX_BUTTONS && max( array( 0, ...$lengths ) ) <= MAX_BUTTON_LENGTH );
			if ( 'select' === $control['look'] && $is_few && isset( get_criterion_kinds()[ $control['kind'] ]['controls']['radios'] ) ) {
				$controls[ $key ] = self::set_look( 'radios', $control );
			}
		}

		return $controls;
	}

	/**
	 * Returns a control with another look.
	 *
	 * @param string  $look    Look.
	 * @param Control $control Control.
	 * @return Control
	 */
	private static function set_look( string $look, array $control ): array {
		$template = get_criterion_kinds()[ $control['kind'] ]['controls'][ $look ];

		return compact( 'look', 'template' ) + $control;
	}

	/**
	 * Returns the patterns of the number of programs, by which the script writes and says it.
	 *
	 * @return array{data-all: string, data-some: string, data-thousands: string}
	 */
	private function get_count_patterns(): array {
		$total = $this->overview['total'];

		return array(
			/* translators: %s: number of programs. */
			'data-all'       => _n( '%s result', '%s results', $total, 'programs-filter' ),
			/* translators: 1: number of programs shown, 2: number of all programs. */
			'data-some'      => _x( '%1$s of %2$s', 'number of results', 'programs-filter' ),
			'data-thousands' => WordPress\get_thousands_separator(),
		);
	}
}

/**
 * Returns the query string of a selection.
 *
 * @param array<string, array<string>> $selection Values by criterion.
 */
function build_selection_query( array $selection ): string {
	$pairs = array();
	foreach ( $selection as $key => $values ) {
		foreach ( $values as $value ) {
			$pairs[] = array( get_parameter_name( $key ), $value );
		}
	}

	return build_query( $pairs );
}

/**
 * Returns the address of the calendar with all that a listing may show. What a visitor chooses follows as further parameters.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function get_calendar_url( array $attributes ): string {
	global $wp_rewrite;
	// Polylang filters the address of the home page alone.
	$home = WordPress\only_text( function_exists( 'pll_home_url' ) ? pll_home_url() : home_url( '/' ) );
	if ( ! $wp_rewrite instanceof \WP_Rewrite || ! $wp_rewrite->using_permalinks() ) {
		$address = add_query_arg( CALENDAR_PARAMETER, ALL_PROGRAMS, $home );
	} else {
		list( $path, $query ) = explode( '?', "$home?" );
		$address              = trailingslashit( $path ) . $wp_rewrite->root . CALENDAR_PATH . ( '' === $query ? '' : "?$query" );
	}
	$pairs = array();
	foreach ( $attributes['types'] as $type ) {
		$pairs[] = array( 'post_type', $type );
	}
	$only = $attributes['only'];
	// The calendar has nothing that is over.
	$only[ WHEN ] = array_diff( $only[ WHEN ] ?? array(), array( CURRENT ) );
	$only         = build_selection_query( $only );
	if ( '' !== $only ) {
		$pairs[] = array( ONLY_PARAMETER, $only );
	}

	return append_query( $address, build_query( $pairs ) );
}

/**
 * Returns the links with which calendars subscribe.
 *
 * @param string $address Address of the calendar.
 * @param string $query   Query string for it.
 * @return array<string, string> Addresses by label.
 */
function get_calendar_links( string $address, string $query ): array {
	$address = append_query( $address, $query );
	$webcal  = (string) preg_replace( '/^https?:/i', 'webcal:', $address );
	$outlook = '&url=' . rawurlencode( $webcal ) . '&name=' . rawurlencode( WordPress\get_plain_text( get_bloginfo( 'name' ) ) );

	return array(
		__( 'Google Calendar', 'programs-filter' )      => 'https://www.google.com/calendar/render?cid=' . rawurlencode( $webcal ),
		__( 'Outlook', 'programs-filter' )              => 'https://outlook.live.com/owa?path=/calendar/action/compose&rru=addsubscription' . $outlook,
		__( 'Apple and other apps', 'programs-filter' ) => $webcal,
		__( 'Calendar file', 'programs-filter' )        => $address,
	);
}
