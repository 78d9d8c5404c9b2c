<?php
/**
 * Loads the files of the room.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-unusable.php';
require_once __DIR__ . '/database.php';
require_once __DIR__ . '/columns.php';
require_once __DIR__ . '/encodings.php';
require_once __DIR__ . '/parser.php';
require_once __DIR__ . '/file.php';
require_once __DIR__ . '/encoding-question.php';
require_once __DIR__ . '/cells.php';
require_once __DIR__ . '/date-words.php';
require_once __DIR__ . '/dates.php';
require_once __DIR__ . '/column-values.php';
require_once __DIR__ . '/categories.php';
require_once __DIR__ . '/language.php';
require_once __DIR__ . '/row-sessions.php';
require_once __DIR__ . '/row-dates.php';
require_once __DIR__ . '/row.php';
require_once __DIR__ . '/session-rows.php';
require_once __DIR__ . '/folder.php';
require_once __DIR__ . '/job.php';
require_once __DIR__ . '/encoding-answer.php';
require_once __DIR__ . '/log.php';
require_once __DIR__ . '/match.php';
require_once __DIR__ . '/edition.php';
require_once __DIR__ . '/pictures.php';
require_once __DIR__ . '/former-values.php';
require_once __DIR__ . '/write-post.php';
require_once __DIR__ . '/write.php';
require_once __DIR__ . '/plan.php';
require_once __DIR__ . '/export.php';
require_once __DIR__ . '/workbook.php';
require_once __DIR__ . '/template.php';
require_once __DIR__ . '/corrections.php';
require_once __DIR__ . '/proposed-years.php';
require_once __DIR__ . '/faulty-cells.php';
require_once __DIR__ . '/undo.php';
require_once __DIR__ . '/past.php';
require_once __DIR__ . '/run.php';
require_once __DIR__ . '/requests.php';
require_once __DIR__ . '/forms.php';
require_once __DIR__ . '/report.php';
require_once __DIR__ . '/screen-columns.php';
require_once __DIR__ . '/screen.php';
require_once __DIR__ . '/screen-results.php';
require_once __DIR__ . '/screen-past.php';
require_once __DIR__ . '/page.php';
