<?php
/**
 * The tokens of a text as the grammar reads them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/** The tokens of a text without those that say nothing, made by Days for each text. Numbers of tokens that do not exist may be asked for. */
final class Tokens {

	/** Kinds of words that may stand anywhere. */
	private const SMALL = array( 'of', 'small', 'day', 'elsewhere' );

	/**
	 * The tokens that are read.
	 *
	 * @var list<ReaderToken>
	 */
	public array $list = array();

	/**
	 * Divides a text.
	 *
	 * @param string $text           Text.
	 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
	 */
	public function __construct( string $text, bool $is_month_first ) {
		foreach ( get_tokens( $text, $is_month_first ) as $token ) {
			// "3 días" are no day.
			$is_length = isset( $token['means']['day'] ) && $this->is( count( $this->list ) - 1, 'number' );
			if ( $is_length || array() === $token['means'] || array() !== array_diff( array_keys( $token['means'] ), self::SMALL ) ) {
				$this->list[] = array( 'means' => $is_length ? array() : $token['means'] ) + $token;
			}
		}
	}

	/**
	 * Whether a token can be of a kind.
	 *
	 * @param int    $at       Its number.
	 * @param string ...$kinds Kinds.
	 */
	public function is( int $at, string ...$kinds ): bool {
		return array() !== array_intersect( $kinds, array_keys( $this->list[ $at ]['means'] ?? array() ) );
	}

	/**
	 * What a token means.
	 *
	 * @param int    $at   Its number.
	 * @param string $kind Kind.
	 */
	public function value( int $at, string $kind ): int {
		return $this->list[ $at ]['means'][ $kind ] ?? 0;
	}

	/**
	 * What stands behind what is understood, as it was written.
	 *
	 * @param string $text Text.
	 * @param int    $last Number of the last token that is understood.
	 * @return string|null Null where it may be more than a note.
	 */
	public function get_note( string $text, int $last ): ?string {
		foreach ( array_slice( $this->list, $last + 1 ) as $index => $token ) {
			// "3 de marzo y siguientes".
			$is_known = array() !== array_diff( array_keys( $token['means'] ), array( 'unknown', 'comma', 'dash', 'stop' ), 0 === $index && ! isset( $token['means']['comma'] ) && ! isset( $token['means']['dash'] ) ? array() : array( 'and', 'at', 'to' ) );
			if ( $is_known || ctype_digit( $token['text'][0] ) ) {
				return null;
			}
		}
		$end  = $this->list[ $last ]['end'] ?? 0;
		$note = (string) preg_replace( '/^[-–—,;.:|·\s]+|[-–—,;:|·\s]+$/Du', '', substr( $text, $end ) );

		// A long text may name a day that is not what it is about.
		return strlen( $note ) > 3 * $end ? null : $note;
	}
}
