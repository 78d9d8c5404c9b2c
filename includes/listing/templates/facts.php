<?php
/**
 * A program on its page, or a part of it. A theme replaces it with `programs-filter/facts.php`, which gets the same `$args`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * What the page gives (docs/developers.md).
 *
 * @var FactsTemplate $args
 */
$programs_filter_program = $args['program'];
$programs_filter_button  = static fn( array $link ): string => str_replace( '<a', '<a class="programas-facts__button wp-block-button__link wp-element-button"', Program\get_link_html( $link ) ) . "\n";

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The wrapper, the attributes of the way back, the summary, states and facts are HTML.
?>
<div <?php echo $args['wrapper']; ?>>
<?php if ( '' !== $programs_filter_program['back'] ) : ?>
<p class="programas-facts__way"><a class="programas-facts__back"<?php echo $args['back']; ?>><?php esc_html_e( 'Back to the listing', 'programs-filter' ); ?></a></p>
<?php endif; ?>
<?php if ( array() !== $programs_filter_program['when'] ) : ?>
<p class="programas-facts__when"><span><?php echo str_replace( ' · ', '<br>', implode( '</span> <span>', array_map( 'esc_html', $programs_filter_program['when'] ) ) ); ?></span></p>
<?php endif; ?>
<?php if ( null !== $programs_filter_program['state'] || '' !== $programs_filter_program['notice'] ) : ?>
<p class="programas-facts__state"><?php echo Program\get_state_html( $programs_filter_program['state'] ), ' ', esc_html( $programs_filter_program['notice'] ); ?></p>
<?php endif; ?>
<?php if ( '' !== $programs_filter_program['url'] ) : ?>
<div class="programas-facts__actions">
	<?php
	echo implode( '', array_map( $programs_filter_button, $programs_filter_program['signup'] ) );
	if ( '' !== $programs_filter_program['now'] ) {
		$programs_filter_html = '<a class="programas-facts__action" href="%1$s">%2$s</a>' . "\n";
		printf( $programs_filter_html, esc_url( $programs_filter_program['now'] ), esc_html__( 'See what is on now', 'programs-filter' ) );
	}
	if ( '' !== $programs_filter_program['calendar'] ) {
		$programs_filter_html = '<a class="programas-facts__action programas-icon is-calendar" href="%1$s" rel="nofollow">%2$s</a>' . "\n";
		printf( $programs_filter_html, esc_url( $programs_filter_program['calendar'] ), esc_html_x( 'Calendar', 'add a program to it', 'programs-filter' ) );
	}
	$programs_filter_html = '<button type="button" class="programas-facts__action programas-icon is-share" data-url="%1$s" data-copied="%2$s" hidden>%3$s</button>' . "\n";
	printf( $programs_filter_html, esc_url( $programs_filter_program['url'] ), esc_attr__( 'Link copied', 'programs-filter' ), esc_html__( 'Share', 'programs-filter' ) );
	?>
<span class="programas-facts__said" role="status"></span>
</div>
<?php endif; ?>
<?php if ( '' !== $programs_filter_program['summary'] ) : ?>
<div class="programas-facts__summary"><?php echo $programs_filter_program['summary']; ?></div>
<?php endif; ?>
<?php if ( array() !== $programs_filter_program['facts'] ) : ?>
<dl class="programas-facts__list">
	<?php foreach ( $programs_filter_program['facts'] as $programs_filter_fact ) : ?>
<div class="programas-facts__fact is-<?php echo esc_attr( $programs_filter_fact['key'] ); ?>">
<dt class="programas-facts__label"><?php echo esc_html( $programs_filter_fact['label'] ); ?></dt>
		<?php
		$programs_filter_values = array( $programs_filter_fact['html'] );
		if ( 'signup' !== $programs_filter_fact['key'] && array() !== $programs_filter_fact['links'] ) {
			$programs_filter_values = array_map( 'ProgramsFilter\\Program\\get_link_html', $programs_filter_fact['links'] );
		}
		printf( "<dd class=\"programas-facts__value\">%s</dd>\n", implode( "</dd>\n<dd class=\"programas-facts__value\">", $programs_filter_values ) );
		?>
</div>
	<?php endforeach; ?>
</dl>
<?php endif; ?>
<?php if ( array() !== $programs_filter_program['months'] ) : ?>
<section class="programas-facts__sessions">
<h2 class="programas-facts__heading"><?php esc_html_e( 'Next sessions', 'programs-filter' ); ?></h2>
	<?php
	$programs_filter_is_folded = false;
	$programs_filter_folded    = array_sum( array_map( static fn( array $month ): int => $month['is_folded'] ? count( $month['sessions'] ) : 0, $programs_filter_program['months'] ) );
	foreach ( $programs_filter_program['months'] as $programs_filter_month ) :
		if ( $programs_filter_month['is_folded'] && ! $programs_filter_is_folded ) {
			$programs_filter_is_folded = true;
			printf( '<details class="programas-facts__more"><summary>%s</summary>', esc_html( Program\further_text( $programs_filter_folded ) ) );
		}
		?>
<h3 class="programas-facts__month"><?php echo esc_html( $programs_filter_month['name'] ); ?></h3>
<ul class="programas-facts__rows" role="list">
		<?php foreach ( $programs_filter_month['sessions'] as $programs_filter_session ) : ?>
<li class="programas-facts__session"><b><?php echo esc_html( $programs_filter_session['day'] ); ?></b>
			<?php
			printf( $programs_filter_session['is_gone'] ? '<s>%s</s>' : '<span>%s</span>', esc_html( $programs_filter_session['hours'] ) );
			if ( null !== $programs_filter_session['state'] ) {
				printf( ' <span class="programas-facts__change">%1$s %2$s</span>', Program\get_state_html( $programs_filter_session['state'] ), esc_html( $programs_filter_session['note'] ) );
			}
			?>
</li>
		<?php endforeach; ?>
</ul>
	<?php endforeach; ?>
	<?php echo $programs_filter_is_folded ? '</details>' : ''; ?>
</section>
<?php endif; ?>
<?php if ( array() !== $programs_filter_program['documents'] ) : ?>
<section class="programas-facts__documents">
<h2 class="programas-facts__heading"><?php esc_html_e( 'Documents', 'programs-filter' ); ?></h2>
<ul class="programas-facts__rows" role="list">
	<?php foreach ( $programs_filter_program['documents'] as $programs_filter_link ) : ?>
<li class="programas-icon is-document"><?php echo Program\get_link_html( $programs_filter_link ); ?></li>
	<?php endforeach; ?>
</ul>
</section>
<?php endif; ?>
</div>
<?php if ( array() !== $programs_filter_program['bar'] ) : ?>
<div class="programas-facts__bar">
<p><?php echo esc_html( $programs_filter_program['price'] ); ?></p>
	<?php echo implode( '', array_map( $programs_filter_button, $programs_filter_program['bar'] ) ); ?>
</div>
<?php endif; ?>
