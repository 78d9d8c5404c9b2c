<?php
/**
 * A template of a page builder.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width">
	<?php wp_head(); ?>
</head>
<body>
	<main>
	<?php
	the_post();
	the_content();
	?>
	</main>
	<?php wp_footer(); ?>
</body>
</html>
