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
require_once __DIR__ . '/class-job.php';
require_once __DIR__ . '/class-row.php';
require_once __DIR__ . '/class-plan.php';
require_once __DIR__ . '/class-known.php';
require_once __DIR__ . '/class-programs.php';
require_once __DIR__ . '/class-categories.php';
require_once __DIR__ . '/class-sheet.php';
require_once __DIR__ . '/class-journal.php';
require_once __DIR__ . '/class-lock.php';
require_once __DIR__ . '/database.php';
require_once __DIR__ . '/columns.php';
require_once __DIR__ . '/encodings.php';
require_once __DIR__ . '/sheet.php';
require_once __DIR__ . '/words.php';
require_once __DIR__ . '/column-values.php';
require_once __DIR__ . '/language.php';
require_once __DIR__ . '/when.php';
require_once __DIR__ . '/row.php';
require_once __DIR__ . '/match.php';
require_once __DIR__ . '/categories.php';
require_once __DIR__ . '/outline.php';
require_once __DIR__ . '/folder.php';
require_once __DIR__ . '/job.php';
require_once __DIR__ . '/pictures.php';
require_once __DIR__ . '/values.php';
require_once __DIR__ . '/write.php';
require_once __DIR__ . '/plan.php';
require_once __DIR__ . '/export.php';
require_once __DIR__ . '/template.php';
require_once __DIR__ . '/undo.php';
require_once __DIR__ . '/past.php';
require_once __DIR__ . '/personal-data.php';
require_once __DIR__ . '/run.php';
require_once __DIR__ . '/requests.php';
require_once __DIR__ . '/routes.php';
require_once __DIR__ . '/report.php';
require_once __DIR__ . '/questions.php';
require_once __DIR__ . '/forms.php';
require_once __DIR__ . '/screen.php';
require_once __DIR__ . '/screen-rows.php';
require_once __DIR__ . '/page.php';
