<?php
/**
 * Exception for an import that cannot start or continue, with the message for the user.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** The message is a key of sentence(), the code the row, the number or the size that the sentence names. */
final class Unusable extends \RuntimeException {

	/** The reason, for the user who chose the file. */
	public function sentence(): string {
		$sentences = array(
			'missing'      => __( 'There is nothing to import. Choose a file, or paste the rows.', 'programs-filter' ),
			'incomplete'   => __( 'The file did not arrive completely. Try again.', 'programs-filter' ),
			'no-room'      => __( 'The disk of the server has no room for the file. Nothing was stored. Tell the administrator of the site.', 'programs-filter' ),
			'unreadable'   => __( 'The server could not read the file. Try again.', 'programs-filter' ),
			'no-table'     => __( 'The database of the site refuses a table in which rows of sheets are kept. Ask who runs the server to allow it.', 'programs-filter' ),
			'database'     => __( 'The database of the site does not answer, or stores nothing. Nothing is lost. If this goes on, tell the administrator of the site.', 'programs-filter' ),
			'busy'         => __( 'Waiting: the part before has not ended, or another import is at work. It goes on by itself.', 'programs-filter' ),
			'others'       => __( 'Another import is at work. Nothing has begun: try again in a moment.', 'programs-filter' ),
			'unanswered'   => __( 'Answer the questions first.', 'programs-filter' ),
			'other-import' => __( 'Another file was chosen in another window. This is where it stands.', 'programs-filter' ),
			'no-undo'      => __( 'This import cannot be undone any more.', 'programs-filter' ),
			'empty'        => __( 'The file is empty.', 'programs-filter' ),
			/* translators: %s: number */
			'too-large'    => __( 'The file is too large: at most %s MB. Divide it into several.', 'programs-filter' ),
			'excel'        => __( 'This is a workbook of Excel. Save it as “CSV UTF-8 (comma delimited)”, and choose that file.', 'programs-filter' ),
			'zip'          => __( 'This is a workbook or a compressed file. Save the sheet as CSV, and choose that file.', 'programs-filter' ),
			'binary'       => __( 'This is no text. Save the sheet as CSV, and choose that file.', 'programs-filter' ),
			/* translators: %s: number */
			'mixed'        => __( 'Row %s is in another encoding than the rest of the file. Save it as “CSV UTF-8”.', 'programs-filter' ),
			/* translators: %s: number */
			'open-quote'   => __( 'The quotation marks that open in row %s are not closed. Correct that row, or save the sheet anew.', 'programs-filter' ),
			/* translators: %s: number */
			'long-row'     => __( 'Row %s is too long. Its quotation marks may not be closed.', 'programs-filter' ),
			'no-rows'      => __( 'There are names of columns in the file, and no rows below them.', 'programs-filter' ),
			'one-column'   => __( 'Only one column was found, and it has no name that is known. Columns are separated by commas, semicolons or tabs.', 'programs-filter' ),
			'no-columns'   => __( 'No column has a name that is known. The first row has to say what the columns are, for example “Title”.', 'programs-filter' ),
			/* translators: %s: number */
			'many-rows'    => __( 'The file has too many rows: at most %s. Divide it into several.', 'programs-filter' ),
		);

		return sprintf( $sentences[ $this->getMessage() ] ?? $sentences['unreadable'], number_format_i18n( $this->getCode() ) );
	}
}
