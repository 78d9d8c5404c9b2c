<?php
/**
 * A file that cannot be imported.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown by whoever reads the file. Its message is a reason of unusable_file_words() (unusable-file.php), its code the line, the number or the size that belongs to it.
 */
final class Unusable extends \RuntimeException {}
