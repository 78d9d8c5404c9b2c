<?php
/**
 * The words of dates in one language: sentences with formats of PHP's date(), and the names of months and weekdays.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Made by get_date_words() for the language of the moment, and kept until WordPress switches to another one. */
final class Date_Words {

	/** Language of the locale. */
	public string $language;

	/**
	 * Names of months and weekdays, by PHP's formats, from January and from Monday; empty in languages that the plugin does not bring.
	 *
	 * @var array{F?: list<string>, l?: list<string>}
	 */
	public array $names;

	/**
	 * Sentences by the names of sentence_name().
	 *
	 * @var array<string, string>
	 */
	public array $sentences;

	/** An end behind weekdays. */
	public string $until;

	/**
	 * WordPress's own names, which it makes anew with each language.
	 *
	 * @var mixed
	 */
	private $wp_locale;

	/**
	 * What sentences and formats consist of. There are few.
	 *
	 * @var array<string, list<string>>
	 */
	private array $pieces = array();

	/**
	 * Schedules by what they say.
	 *
	 * @var array<string, string>
	 */
	private array $schedules = array();

	/**
	 * The words of a locale.
	 *
	 * @param string $locale Locale to which WordPress has switched.
	 */
	public function __construct( string $locale ) {
		$this->wp_locale = $GLOBALS['wp_locale'] ?? null;
		$this->language  = substr( $locale, 0, 2 );
		$this->names     = self::get_names( $locale );
		$this->sentences = self::get_sentences();
		/* translators: An end behind weekdays and hours: "Tuesdays, until May 27". */
		$this->until = _x( 'until {F j[, Y]}', 'short dates of a program', 'programs-filter' );
	}

	/**
	 * Weekdays and hours in words. Courses of a listing are on few of them.
	 *
	 * @param string             $key  What they are.
	 * @param callable(): string $make Makes the words.
	 */
	public function get_schedule( string $key, callable $make ): string {
		$this->schedules[ $key ] = $this->schedules[ $key ] ?? $make();

		return $this->schedules[ $key ];
	}

	/** Whether WordPress still speaks this language. */
	public function is_current(): bool {
		return ( $GLOBALS['wp_locale'] ?? null ) === $this->wp_locale;
	}

	/**
	 * The pieces of a sentence: words, and in turn with them the formats.
	 *
	 * @param string $sentence     Sentence with formats in braces.
	 * @param bool   $with_weekday Whether a weekday in brackets is said.
	 * @param bool   $with_year    Whether a year in brackets is said.
	 * @return list<string>
	 */
	public function get_sentence_pieces( string $sentence, bool $with_weekday, bool $with_year ): array {
		$key = (int) $with_weekday . (int) $with_year . $sentence;
		if ( ! isset( $this->pieces[ $key ] ) ) {
			$said                 = static fn( array $found ): string => ( str_contains( $found[1], 'Y' ) ? $with_year : $with_weekday ) ? $found[1] : '';
			$this->pieces[ $key ] = explode( '{', strtr( (string) preg_replace_callback( '/\[([^]]*)\]/', $said, $sentence ), '}', '{' ) );
		}

		return $this->pieces[ $key ];
	}

	/**
	 * The pieces of a format: each that is said in the words of a language, and what is between them.
	 *
	 * @param string $format Format of PHP.
	 * @return list<string>
	 */
	public function get_format_pieces( string $format ): array {
		if ( ! isset( $this->pieces[ $format ] ) ) {
			preg_match_all( '/[FlaA]|(?:\\\\.|[^\\\\FlaA])++/su', $format, $found );
			$this->pieces[ $format ] = $found[0];
		}

		return $this->pieces[ $format ];
	}

	/**
	 * The sentences as they are translated. The braces hold the format of the beginning, then that of the end, with what may be left out in brackets.
	 * TIME is the format of the site's times.
	 *
	 * @return array<string, string> By the names of sentence_name().
	 */
	private static function get_sentences(): array {
		return array(
			/* translators: One day. Braces hold formats of PHP's date(): change them too, with a backslash before each letter of a word, such as {[l ]j \d\e F[ \d\e Y]}. What is in brackets may be left out: weekday and year. */
			'day'          => _x( '{[l, ]F j[, Y]}', 'dates of a program', 'programs-filter' ),
			/* translators: A day and a time. TIME stands for a time in the site's format and stays as it is. */
			'moment'       => _x( '{[l, ]F j[, Y], TIME}', 'dates of a program', 'programs-filter' ),
			/* translators: From a time to another one of the same day. */
			'hours'        => _x( '{[l, ]F j[, Y], TIME} – {TIME}', 'dates of a program', 'programs-filter' ),
			/* translators: A day until a time. */
			'day_until'    => _x( '{[l, ]F j[, Y]}, until {TIME}', 'dates of a program', 'programs-filter' ),
			/* translators: From a day to another one of the same month. */
			'month'        => _x( '{F j}–{j[, Y]}', 'dates of a program', 'programs-filter' ),
			/* translators: From a day to another one of the same year. */
			'year'         => _x( '{F j} – {F j[, Y]}', 'dates of a program', 'programs-filter' ),
			/* translators: From a day to one of another year. */
			'years'        => _x( '{F j[, Y]} – {F j[, Y]}', 'dates of a program', 'programs-filter' ),
			/* translators: From a day and a time to another day and time. Where there is no time, the text in the braces is that of one day. */
			'moments'      => _x( '{[l, ]F j[, Y], TIME} – {[l, ]F j[, Y], TIME}', 'dates of a program', 'programs-filter' ),
			/* translators: A beginning without an end. */
			'from'         => _x( 'From {[l, ]F j[, Y]}', 'dates of a program', 'programs-filter' ),
			/* translators: An end without a beginning. */
			'until'        => _x( 'Until {[l, ]F j[, Y]}', 'dates of a program', 'programs-filter' ),
			/* translators: An end with a time, without a beginning. */
			'until_moment' => _x( 'Until {[l, ]F j[, Y], TIME}', 'dates of a program', 'programs-filter' ),
			/* translators: The last day to apply for a grant. */
			'apply'        => _x( 'Apply by {[l, ]F j[, Y]}', 'dates of a program', 'programs-filter' ),
		);
	}

	/**
	 * The names of months and weekdays in the languages that the plugin brings: WordPress has them in English where its own translation is not
	 * installed, and with a capital in some.
	 *
	 * @param string $locale Locale.
	 * @return array{F?: list<string>, l?: list<string>} By PHP's formats, from January and from Monday; empty in other languages.
	 */
	private static function get_names( string $locale ): array {
		return '' === WordPress\get_bundled_locale( $locale ) ? array() : array(
			/* translators: The months as they are written inside a sentence, separated by commas. */
			'F' => explode( ',', _x( 'January,February,March,April,May,June,July,August,September,October,November,December', 'names of months', 'programs-filter' ) ),
			/* translators: The weekdays as they are written inside a sentence, separated by commas. */
			'l' => explode( ',', _x( 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday', 'names of weekdays', 'programs-filter' ) ),
		);
	}
}

/** The words of dates in the language of the moment. */
function get_date_words(): Date_Words {
	static $words = null;

	if ( ! $words instanceof Date_Words || ! $words->is_current() ) {
		$words = new Date_Words( determine_locale() );
	}

	return $words;
}
