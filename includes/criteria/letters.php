<?php
/**
 * Letters of the Latin alphabet with marks, as Unicode takes them apart: PHP's own function for that needs an extension that not every server has.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Letters;

defined( 'ABSPATH' ) || exit;

/**
 * What is searched for a letter, and the letters. src/criteria/words.test.ts compares them with what a browser makes of them.
 */
const WITH_MARKS = array(
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
function bare(): array {
	static $bare = array();

	if ( array() === $bare ) {
		foreach ( WITH_MARKS as $letter => $marked ) {
			$letters = preg_split( '//u', $marked, -1, PREG_SPLIT_NO_EMPTY );
			$bare   += array_fill_keys( false === $letters ? array() : $letters, $letter );
		}
	}

	return $bare;
}
