<?php
/**
 * Loads what imports and exports need: the screen of the import, its requests, the command line, and the cron event that tidies up. Nothing
 * else does.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Sheets;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-unusable.php';
require_once __DIR__ . '/unusable-file.php';
require_once __DIR__ . '/encoding.php';
require_once __DIR__ . '/decoder.php';
require_once __DIR__ . '/parser.php';
require_once __DIR__ . '/rights.php';
require_once __DIR__ . '/columns.php';
require_once __DIR__ . '/file.php';
require_once __DIR__ . '/dates.php';
require_once __DIR__ . '/words.php';
require_once __DIR__ . '/cells.php';
require_once __DIR__ . '/categories.php';
require_once __DIR__ . '/pictures.php';
require_once __DIR__ . '/row.php';
require_once __DIR__ . '/match.php';
require_once __DIR__ . '/fields.php';
require_once __DIR__ . '/plan.php';
require_once __DIR__ . '/last.php';
require_once __DIR__ . '/write.php';
require_once __DIR__ . '/counts.php';
require_once __DIR__ . '/folder.php';
require_once __DIR__ . '/rows.php';
require_once __DIR__ . '/job.php';
require_once __DIR__ . '/log.php';
require_once __DIR__ . '/seen.php';
require_once __DIR__ . '/new-categories.php';
require_once __DIR__ . '/batch.php';
require_once __DIR__ . '/run.php';
require_once __DIR__ . '/report.php';
require_once __DIR__ . '/export.php';
