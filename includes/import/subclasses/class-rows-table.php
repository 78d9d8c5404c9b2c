<?php
/**
 * The list table of import rows, on the screen after a check, an import or an undo.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** The rows of a check, of an import or of its undoing as the programs that they are: what is doubtful comes first. */
final class Rows_Table extends \WP_List_Table {

	/** Number of rows on a page. */
	const PER_PAGE = 20;

	/** The import. */
	private Job $job;

	/**
	 * Number of rows by view.
	 *
	 * @var array<string, int>
	 */
	public array $counts = array();

	/**
	 * A table.
	 *
	 * @param Job $job Import.
	 */
	public function __construct( Job $job ) {
		parent::__construct(
			array(
				'singular' => 'row',
				'plural'   => 'rows',
				'screen'   => 'programs-filter-rows',
			)
		);
		$this->job = $job;
	}

	/**
	 * Labels of the views.
	 *
	 * @return array<string, string>
	 */
	private function view_labels(): array {
		$labels = count_labels( $this->job->step );
		if ( 'undone' !== $this->job->step ) {
			$labels = array( 'look' => __( 'To look at', 'programs-filter' ) ) + $labels;
		}

		return array( '' => __( 'All', 'programs-filter' ) ) + $labels;
	}

	/** The view that is asked for. */
	private function shown_view(): string {
		$view = $_GET['view'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- It only selects what is shown.

		return is_string( $view ) && isset( $this->view_labels()[ $view ] ) ? $view : '';
	}

	/** Reads the rows of the page. */
	public function prepare_items(): void {
		$search = isset( $_GET['s'] ) && is_string( $_GET['s'] ) ? wp_unslash( $_GET['s'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- It is compared only.
		$rows   = Rows::of( $this->job );

		list( $this->items, $count ) = $rows->page( $this->shown_view(), $search, $this->get_pagenum(), self::PER_PAGE );

		$this->counts          = array( '' => $rows->count() ) + $rows->counts();
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'title' );
		$this->set_pagination_args(
			array(
				'total_items' => $count,
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	/**
	 * The columns.
	 *
	 * @return array<string, string>
	 */
	public function get_columns(): array {
		$columns = array(
			'title' => __( 'Program', 'programs-filter' ),
			'notes' => 'checked' === $this->job->step ? __( 'To look at', 'programs-filter' ) : __( 'Result', 'programs-filter' ),
		);

		return 'checked' === $this->job->step ? $columns + shown_columns() : $columns;
	}

	/**
	 * Links to the views.
	 *
	 * @return array<string, string>
	 */
	protected function get_views(): array {
		$links = array();
		foreach ( $this->view_labels() as $view => $label ) {
			if ( '' === $view || ( $this->counts[ $view ] ?? 0 ) > 0 ) {
				$links[ '' === $view ? 'all' : $view ] = array(
					'url'     => '' === $view ? import_page_url() : add_query_arg( 'view', $view, import_page_url() ),
					'label'   => sprintf( '%s <span class="count">(%s)</span>', esc_html( $label ), esc_html( number_format_i18n( $this->counts[ $view ] ?? 0 ) ) ),
					'current' => $this->shown_view() === $view,
				);
			}
		}

		// @phpstan-ignore argument.type, return.type (the keys are views)
		return $this->get_views_links( $links );
	}

	/** What is said where there are no rows. */
	public function no_items(): void {
		esc_html_e( 'There are no such rows.', 'programs-filter' );
	}

	/**
	 * The classes of the table. Its columns are as wide as their texts.
	 *
	 * @return list<string>
	 */
	protected function get_table_classes(): array {
		return array( 'widefat', 'striped', 'table-view-list', 'programs-filter-list' );
	}

	/**
	 * The program: its title, what becomes of it, and the number of its row.
	 *
	 * @param ImportLine $line Row.
	 */
	protected function column_title( array $line ): string {
		$edit  = 0 === $line['program'] ? null : get_edit_post_link( $line['program'] );
		$title = null === $edit ? esc_html( $line['title'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html( $line['title'] ) );
		/* translators: %s: number of a row */
		$number = sprintf( __( 'Row %s', 'programs-filter' ), number_format_i18n( $line['number'] ) );
		$words  = array_diff( array( $number, action_words( $line['action'], $this->job->step ) ), array( '' ) );
		$html   = sprintf( '<strong>%s</strong><span class="programs-filter-action is-%s">%s</span>', $title, esc_attr( $line['action'] ), esc_html( implode( ' · ', $words ) ) );
		foreach ( $line['shown']['changed'] ?? array() as list( $label, $before, $after ) ) {
			$values = '' === $before . $after ? '' : sprintf( ': %s → %s', '' === $before ? '–' : $before, '' === $after ? '–' : $after );
			$html  .= sprintf( '<br><span class="programs-filter-changed">%s</span>', esc_html( $label . $values ) );
		}
		if ( array() === ( $line['shown']['changed'] ?? array() ) && 'change' === $line['action'] && 'done' === $this->job->step ) {
			$html .= sprintf( '<br><span class="programs-filter-changed">%s</span>', esc_html( implode( ', ', array_map( __NAMESPACE__ . '\\column_label', $line['changes'] ) ) ) );
		}

		if ( 'skip' !== $line['action'] && array() !== ( $line['shown']['all'] ?? array() ) ) {
			$facts = array_map( static fn( array $fact ): string => sprintf( '<dt>%s</dt><dd>%s</dd>', esc_html( $fact[0] ), esc_html( $fact[1] ) ), $line['shown']['all'] );
			$html .= sprintf( '<details class="programs-filter-all"><summary>%s</summary><dl>%s</dl></details>', esc_html__( 'All that is written', 'programs-filter' ), implode( '', $facts ) );
		}

		return $html;
	}

	/**
	 * What should be looked at.
	 *
	 * @param ImportLine $line Row.
	 */
	protected function column_notes( array $line ): string {
		$html = '';
		foreach ( $line['problems'] as $field => $problem ) {
			$html .= sprintf( '<p class="programs-filter-problem">%s</p>', esc_html( problem_words( array( $field => $problem ) ) ) );
		}
		foreach ( array_diff( $line['doubts'], $line['problems'] ) as $field => $doubt ) {
			$html .= sprintf( '<p class="programs-filter-doubt">%s</p>', esc_html( problem_words( array( $field => $doubt ) ) ) );
		}
		if ( '' !== ( $line['shown']['draft'] ?? '' ) ) {
			/* translators: %s: reason, a sentence */
			$html .= sprintf( '<p>%s</p>', esc_html( sprintf( __( 'It will be a draft. %s', 'programs-filter' ), $line['shown']['draft'] ) ) );
		}

		return $html;
	}

	/**
	 * When it is.
	 *
	 * @param ImportLine $line Row.
	 */
	protected function column_when( array $line ): string {
		$shown = $line['shown'];
		$html  = esc_html( $shown['when'] ?? '' );

		return $html . ( true === ( $shown['over'] ?? false ) ? '<br><em>' . esc_html__( 'It is over already.', 'programs-filter' ) . '</em>' : '' );
	}

	/**
	 * Any other column.
	 *
	 * @param ImportLine $line   Row.
	 * @param string     $column Column.
	 * @phpstan-ignore method.childParameterType (prepare_items() has these items)
	 */
	protected function column_default( $line, $column ): string {
		return esc_html( shown_text( $line, $column ) );
	}
}
