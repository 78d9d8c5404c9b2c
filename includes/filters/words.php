<?php
/**
 * Words, as they are searched: all of them, in any order, each by its beginning; accents and case do not count, but an "ñ" that
 * somebody types is no "n". The script does the same (src/filters/words.ts).
 *
 * Letters of the Latin alphabet with marks, as Unicode takes them apart: PHP's own function for that needs an extension that not every server has.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * The longest text that is searched, in characters.
 */
const LONGEST_SEARCH = 100;

/**
 * The words of a text.
 *
 * @param string $text Text.
 * @return list<string> Each once, folded; none of what is not UTF-8.
 */
function search_words( string $text ): array {
	if ( 1 !== preg_match( '//u', $text ) ) {
		return array();
	}
	$words = preg_split( '/[^\p{L}\p{M}\p{N}]+/u', folded_text( $text ), -1, PREG_SPLIT_NO_EMPTY );

	return array_values( array_unique( false === $words ? array() : $words ) );
}

/**
 * A text without accents and capitals.
 *
 * @param string $text Text, in UTF-8.
 */
function folded_text( string $text ): string {
	$lower = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( str_replace( 'Ñ', 'ñ', $text ) );
	if ( 1 !== preg_match( '/[^\x00-\x7f]/', $lower ) ) {
		return $lower;
	}
	$bare = strtr( str_replace( "n\u{303}", 'ñ', $lower ), bare_letters() );

	// Letters of the Latin alphabet only: elsewhere a mark may make another letter.
	return (string) preg_replace( '/(?<=[a-z])\p{M}+/u', '', $bare );
}

/**
 * Whether all words are there.
 *
 * @param string       $there  Words, folded, with a space between them.
 * @param list<string> $wanted Beginnings of words, folded.
 */
function has_all_words( string $there, array $wanted ): bool {
	foreach ( $wanted as $word ) {
		// Who types no "ñ" finds it.
		$among = str_contains( $word, 'ñ' ) ? $there : str_replace( 'ñ', 'n', $there );
		if ( ! str_contains( " $among", " $word" ) ) {
			return false;
		}
	}

	return true;
}

/**
 * What is searched for a letter, and the letters. src/filters/words.test.ts compares them with what a browser makes of them.
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
 * The same, by letter.
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
