<?php
/**
 * Calls a function of import.php: `PROGRAMS=24 php command.php /path/to/wordpress begin 5000 import`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Import;

require dirname( __DIR__ ) . '/stack/load.php';
require_once __DIR__ . '/import.php';

/**
 * The command line.
 *
 * @var list<string> $argv
 */
echo "\n", wp_json_encode( 'begin' === $argv[2] ? begin( (int) $argv[3], $argv[4] ) : ( 'part' === $argv[2] ? part() : verify() ) );
