<?php
/**
 * The search: all words, in any order, each by its beginning (short numbers whole), without accents and case. A typed "ñ" does not match "n".
 * The script does the same (src/filters/words.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/** Longest search text, in characters. */
const LONGEST_SEARCH = 100;

/**
 * Returns the words of a text.
 *
 * @param string $text Text.
 * @return list<string> Each once, folded; none for invalid UTF-8.
 */
function search_words( string $text ): array {
	if ( 1 !== preg_match( '//u', $text ) ) {
		return array();
	}
	$words = preg_split( '/[^\p{L}\p{M}\p{N}]+/u', folded_text( $text ), -1, PREG_SPLIT_NO_EMPTY );

	return array_values( array_unique( false === $words ? array() : $words ) );
}

/**
 * Returns a text in lower case without accents.
 *
 * @param string $text Text, in UTF-8.
 */
function folded_text( string $text ): string {
	$lower = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( str_replace( 'Ñ', 'ñ', $text ) );
	if ( 1 !== preg_match( '/[^\x00-\x7f]/', $lower ) ) {
		return $lower;
	}
	$bare = strtr( str_replace( "n\u{303}", 'ñ', $lower ), bare_letters() );

	// Only Latin letters: in other scripts a mark may make another letter.
	return (string) preg_replace( '/(?<=[a-z])\p{M}+/u', '', $bare );
}

/**
 * Whether a text has all words.
 *
 * @param string       $there  Words of the text, folded, with a space between them.
 * @param list<string> $wanted Beginnings of words, folded.
 */
function has_all_words( string $there, array $wanted ): bool {
	foreach ( $wanted as $word ) {
		// A typed "n" matches "ñ".
		$among = str_contains( $word, 'ñ' ) ? $there : str_replace( 'ñ', 'n', $there );
		// "2" is an age, not the beginning of a year.
		$whole = 1 === preg_match( '/^\d\d?$/D', $word ) ? "$word " : $word;
		if ( ! str_contains( " $among ", " $whole" ) ) {
			return false;
		}
	}

	return true;
}

/**
 * Latin letters with marks, by bare letter. PHP's function for that needs an extension that some servers lack. src/filters/words.test.ts compares the
 * list with a browser's normalization.
 */
const MARKED_LETTERS = array(
	'a'  => 'ÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặ',
	'ae' => 'ÆæǢǣǼǽ',
	'b'  => 'ḂḃḄḅḆḇ',
	'c'  => 'ÇçĆćĈĉĊċČčḈḉ',
	'd'  => 'ÐðĎďĐđḊḋḌḍḎḏḐḑḒḓ',
	'e'  => 'ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ',
	'f'  => 'Ḟḟ',
	'g'  => 'ĜĝĞğĠġĢģǦǧǴǵḠḡ',
	'h'  => 'ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖ',
	'i'  => 'ÌÍÎÏìíîïĨĩĪīĬĭĮįİıǏǐȈȉȊȋḬḭḮḯỈỉỊị',
	'j'  => 'Ĵĵǰ',
	'k'  => 'ĶķǨǩḰḱḲḳḴḵ',
	'l'  => 'ĹĺĻļĽľĿŀŁłḶḷḸḹḺḻḼḽ',
	'm'  => 'ḾḿṀṁṂṃ',
	'n'  => 'ŃńŅņŇňŊŋǸǹṄṅṆṇṈṉṊṋ',
	'o'  => 'ÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợ',
	'oe' => 'Œœ',
	'p'  => 'ṔṕṖṗ',
	'r'  => 'ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ',
	's'  => 'ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛ',
	'ss' => 'ßẞ',
	't'  => 'ŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗ',
	'u'  => 'ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự',
	'v'  => 'ṼṽṾṿ',
	'w'  => 'ŴŵẀẁẂẃẄẅẆẇẈẉẘ',
	'x'  => 'ẊẋẌẍ',
	'y'  => 'ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ',
	'z'  => 'ŹźŻżŽžẐẑẒẓẔẕ',
);

/**
 * Returns the bare letters, by letter with a mark.
 *
 * @return array<string, string>
 */
function bare_letters(): array {
	static $bare = array();

	if ( array() === $bare ) {
		foreach ( MARKED_LETTERS as $letter => $marked ) {
			$letters = preg_split( '//u', $marked, -1, PREG_SPLIT_NO_EMPTY );
			$bare   += array_fill_keys( false === $letters ? array() : $letters, $letter );
		}
	}

	return $bare;
}
