<?php
/**
 * A program on its page, or a part of it. A theme replaces it with `programs-filter/facts.php`, which gets the same `$args`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/**
 * What the page gives.
 *
 * @var FactsTemplate $args
 */
$programs_filter_program  = $args['program'];
$programs_filter_lead     = $programs_filter_program['lead'] ?? null;
$programs_filter_facts    = $programs_filter_program['facts'] ?? array();
$programs_filter_sessions = $programs_filter_program['sessions'] ?? null;

$programs_filter_anchor = static fn( string $url, string $text ): string => sprintf( '<a href="%1$s">%2$s</a>', esc_url( $url ), esc_html( $text ) );
$programs_filter_button = static fn( string $url, string $text ): string => str_replace( '<a ', '<a class="programas-facts__button wp-block-button__link wp-element-button" ', $programs_filter_anchor( $url, $text ) ) . "\n";

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The wrapper, the attributes of the way back, the excerpt, states, links and facts are HTML.
?>
<div <?php echo $args['wrapper']; ?>>
<?php if ( isset( $programs_filter_program['back'] ) ) : ?>
<p class="programas-facts__way"><a class="programas-facts__back"<?php echo $args['back']; ?>><?php esc_html_e( 'Back to the listing', 'programs-filter' ); ?></a></p>
<?php endif; ?>
<?php if ( null !== $programs_filter_lead ) : ?>
	<?php if ( array() !== $programs_filter_lead['when'] ) : ?>
<p class="programas-facts__when"><span><?php echo str_replace( ' · ', '<br>', implode( '</span> <span>', array_map( 'esc_html', $programs_filter_lead['when'] ) ) ); ?></span></p>
	<?php endif; ?>
	<?php if ( '' !== $programs_filter_lead['state'] . $programs_filter_lead['notice'] ) : ?>
<p class="programas-facts__state"><?php echo $programs_filter_lead['state']; ?> <span><?php echo esc_html( $programs_filter_lead['notice'] ); ?></span></p>
	<?php endif; ?>
<div class="programas-facts__actions">
	<?php
	foreach ( $programs_filter_lead['signup'] as $programs_filter_link ) {
		echo $programs_filter_button( $programs_filter_link['url'], $programs_filter_link['text'] );
	}
	if ( '' !== $programs_filter_lead['now'] ) {
		$programs_filter_html = '<a class="programas-facts__action" href="%1$s">%2$s</a>' . "\n";
		printf( $programs_filter_html, esc_url( $programs_filter_lead['now'] ), esc_html__( 'See what is on now', 'programs-filter' ) );
	}
	if ( '' !== $programs_filter_lead['calendar'] ) {
		$programs_filter_html = '<a class="programas-facts__action programas-icon is-calendar" href="%1$s" rel="nofollow">%2$s</a>' . "\n";
		printf( $programs_filter_html, esc_url( $programs_filter_lead['calendar'] ), esc_html_x( 'Calendar', 'add a program to it', 'programs-filter' ) );
	}
	?>
<button type="button" class="programas-facts__action programas-icon is-share" data-url="<?php echo esc_url( $programs_filter_lead['url'] ); ?>" data-copied="<?php esc_attr_e( 'Link copied', 'programs-filter' ); ?>" hidden><?php esc_html_e( 'Share', 'programs-filter' ); ?></button>
<span class="programas-facts__said" role="status"></span>
</div>
	<?php if ( '' !== $programs_filter_lead['summary'] ) : ?>
<div class="programas-facts__summary"><?php echo $programs_filter_lead['summary']; ?></div>
	<?php endif; ?>
<?php endif; ?>
<?php if ( array() !== $programs_filter_facts ) : ?>
<dl class="programas-facts__list">
	<?php foreach ( $programs_filter_facts as $programs_filter_fact ) : ?>
<div class="programas-facts__fact is-<?php echo esc_attr( $programs_filter_fact['key'] ); ?>">
<dt class="programas-facts__label"><?php echo esc_html( $programs_filter_fact['label'] ); ?></dt>
		<?php
		$programs_filter_values = array_map( $programs_filter_anchor, array_column( $programs_filter_fact['links'], 'url' ), array_column( $programs_filter_fact['links'], 'text' ) );
		if ( 'signup' === $programs_filter_fact['key'] || array() === $programs_filter_values ) {
			$programs_filter_values = array( str_replace( ' · ', '<br>', $programs_filter_fact['html'] ) );
		}
		printf( '<dd class="programas-facts__value">%s</dd>' . "\n", implode( '</dd><dd class="programas-facts__value">', $programs_filter_values ) );
		?>
</div>
	<?php endforeach; ?>
</dl>
<?php endif; ?>
<?php if ( null !== $programs_filter_sessions && array() !== $programs_filter_sessions['months'] ) : ?>
<section class="programas-facts__sessions">
<h2 class="programas-facts__heading"><?php esc_html_e( 'Next sessions', 'programs-filter' ); ?></h2>
	<?php
	$programs_filter_folded = false;
	foreach ( $programs_filter_sessions['months'] as $programs_filter_month ) :
		if ( '' !== $programs_filter_month['more'] ) {
			$programs_filter_folded = true;
			printf( '<details class="programas-facts__more"><summary>%s</summary>', esc_html( $programs_filter_month['more'] ) );
		}
		?>
<h3 class="programas-facts__month"><?php echo esc_html( $programs_filter_month['name'] ); ?></h3>
<ul class="programas-facts__rows" role="list">
		<?php
		foreach ( $programs_filter_month['sessions'] as $programs_filter_row ) {
			$programs_filter_html = $programs_filter_row['is_gone'] ? '<s>%s</s>' : '<span>%s</span>';
			printf( '<li><b>%1$s</b> <span>%2$s ', esc_html( $programs_filter_row['day'] ), sprintf( $programs_filter_html, esc_html( $programs_filter_row['hours'] ) ) );
			printf( '<span>%1$s %2$s</span></span></li>' . "\n", $programs_filter_row['state'], esc_html( $programs_filter_row['note'] ) );
		}
		?>
</ul>
	<?php endforeach; ?>
	<?php echo $programs_filter_folded ? '</details>' : ''; ?>
</section>
<?php endif; ?>
<?php if ( null !== $programs_filter_sessions && array() !== $programs_filter_sessions['documents'] ) : ?>
<section class="programas-facts__documents">
<h2 class="programas-facts__heading"><?php esc_html_e( 'Documents', 'programs-filter' ); ?></h2>
<ul class="programas-facts__rows" role="list">
	<?php
	foreach ( $programs_filter_sessions['documents'] as $programs_filter_link ) {
		echo '<li class="programas-icon is-document">', $programs_filter_anchor( $programs_filter_link['url'], $programs_filter_link['text'] ), "</li>\n";
	}
	?>
</ul>
</section>
<?php endif; ?>
</div>
<?php if ( null !== $programs_filter_sessions && array() !== $programs_filter_sessions['signup'] ) : ?>
<div class="programas-facts__bar">
<p><?php echo esc_html( $programs_filter_sessions['price'] ); ?></p>
	<?php
	foreach ( $programs_filter_sessions['signup'] as $programs_filter_link ) {
		echo $programs_filter_button( $programs_filter_link['url'], $programs_filter_link['text'] );
	}
	?>
</div>
<?php endif; ?>
