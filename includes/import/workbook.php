<?php
/**
 * A workbook of Excel with texts and dates.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- A temporary file; failures are handled.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

const SHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE_SCHEMA   = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_SCHEMA  = 'http://schemas.openxmlformats.org/package/2006';
const WORKBOOK_TYPE   = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cells are texts (1), days (2), moments (3) or, in the first row, names (4). */
const WORKBOOK_STYLES = '<styleSheet xmlns="' . SHEET_NAMESPACE . '"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf xfId="0" numFmtId="14" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top"/></xf><xf xfId="0" numFmtId="22" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top"/></xf><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>';

/** Whether the server can make workbooks. */
function can_make_workbooks(): bool {
	return class_exists( 'ZipArchive' );
}

/**
 * A workbook.
 *
 * @param array<string, list<list<string>>> $sheets Rows of each sheet by its name; the first one has names.
 * @return string Its bytes.
 * @throws Unusable When it cannot be made.
 */
function workbook( array $sheets ): string {
	$path = (string) tempnam( get_temp_dir(), 'programas' );
	$zip  = new \ZipArchive();
	if ( true !== $zip->open( $path, \ZipArchive::CREATE | \ZipArchive::OVERWRITE ) ) {
		throw new Unusable( 'unwritable' );
	}
	foreach ( workbook_parts( $sheets ) as $name => $xml ) {
		$zip->addFromString( $name, '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' . "\n" . $xml );
	}
	$bytes = $zip->close() ? file_get_contents( $path ) : false;
	@unlink( $path );
	if ( false === $bytes ) {
		throw new Unusable( 'unwritable' );
	}

	return $bytes;
}

/**
 * The files of a workbook.
 *
 * @param array<string, list<list<string>>> $sheets Rows of each sheet by its name.
 * @return array<string, string> XML by name.
 */
function workbook_parts( array $sheets ): array {
	$types     = '';
	$names     = '';
	$relations = '<Relationship Id="rId1" Type="' . OFFICE_SCHEMA . '/styles" Target="styles.xml"/>';
	$parts     = array();
	$number    = 0;
	foreach ( $sheets as $name => $rows ) {
		++$number;
		$id         = $number + 1;
		$types     .= "<Override PartName=\"/xl/worksheets/sheet$number.xml\" ContentType=\"" . WORKBOOK_TYPE . '.worksheet+xml"/>';
		$names     .= '<sheet name="' . xml_text( $name ) . "\" sheetId=\"$number\" r:id=\"rId$id\"/>";
		$relations .= "<Relationship Id=\"rId$id\" Type=\"" . OFFICE_SCHEMA . "/worksheet\" Target=\"worksheets/sheet$number.xml\"/>";

		$parts[ "xl/worksheets/sheet$number.xml" ] = worksheet( $rows );
	}

	return array(
		'[Content_Types].xml'        => '<Types xmlns="' . PACKAGE_SCHEMA . '/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="' . WORKBOOK_TYPE . '.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="' . WORKBOOK_TYPE . ".styles+xml\"/>$types</Types>",
		'_rels/.rels'                => '<Relationships xmlns="' . PACKAGE_SCHEMA . '/relationships"><Relationship Id="rId1" Type="' . OFFICE_SCHEMA . '/officeDocument" Target="xl/workbook.xml"/></Relationships>',
		'xl/workbook.xml'            => '<workbook xmlns="' . SHEET_NAMESPACE . '" xmlns:r="' . OFFICE_SCHEMA . "\"><sheets>$names</sheets></workbook>",
		'xl/_rels/workbook.xml.rels' => '<Relationships xmlns="' . PACKAGE_SCHEMA . "/relationships\">$relations</Relationships>",
		'xl/styles.xml'              => WORKBOOK_STYLES,
	) + $parts;
}

/**
 * A sheet of at most 26 columns. Its first row stays in view.
 *
 * @param list<list<string>> $rows Rows.
 */
function worksheet( array $rows ): string {
	$xml = '';
	foreach ( $rows as $number => $cells ) {
		$row  = $number + 1;
		$xml .= "<row r=\"$row\">";
		foreach ( $cells as $column => $text ) {
			$xml .= worksheet_cell( chr( 65 + $column ) . $row, $text, 1 === $row );
		}
		$xml .= '</row>';
	}

	return '<worksheet xmlns="' . SHEET_NAMESPACE . '"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="' . max( 1, count( $rows[0] ?? array() ) ) . "\" width=\"24\" customWidth=\"1\"/></cols><sheetData>$xml</sheetData></worksheet>";
}

/**
 * A cell. A day or a moment, as an export writes it, is one for Excel, too; every other text is a text, so that no formula runs.
 *
 * @param string $place   Its place, such as B2.
 * @param string $text    Text.
 * @param bool   $is_name Whether it is in the first row.
 */
function worksheet_cell( string $place, string $text, bool $is_name ): string {
	if ( ! $is_name && 1 === preg_match( '/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/D', $text, $found ) ) {
		// Excel counts days from the end of 1899.
		$days = ( new \DateTimeImmutable( $text, new \DateTimeZone( 'UTC' ) ) )->getTimestamp() / DAY_IN_SECONDS + 25569;

		return sprintf( '<c r="%s" s="%d"><v>%.10F</v></c>', $place, isset( $found[1] ) ? 3 : 2, $days );
	}

	return '' === $text ? "<c r=\"$place\" s=\"1\"/>" : sprintf( '<c r="%s" s="%d" t="inlineStr"><is><t xml:space="preserve">%s</t></is></c>', $place, $is_name ? 4 : 1, xml_text( $text ) );
}

/**
 * A text in XML.
 *
 * @param string $text Text.
 */
function xml_text( string $text ): string {
	return htmlspecialchars( (string) preg_replace( '/[^\P{C}\t\n\r]/u', '', $text ), ENT_XML1 | ENT_QUOTES, 'UTF-8' );
}
