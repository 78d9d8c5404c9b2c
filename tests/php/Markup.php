<?php
/**
 * Reads HTML.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.ValidVariableName -- DOM's names.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/** HTML that a test looks at. */
final class Markup {
	private const COMPOUND = '/^([\w-]*)((?:\.[\w-]+|\[[\w-]+(?:="[^"]*")?\]|:not\(\[[\w-]+\]\))*)$/';

	/**
	 * All elements, in order.
	 *
	 * @var list<\DOMElement>
	 */
	private array $elements;

	/**
	 * Reads it.
	 *
	 * @param string $html HTML.
	 */
	public function __construct( string $html ) {
		$document = new \DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="UTF-8"><body>' . $html );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$this->elements = iterator_to_array( $document->getElementsByTagName( '*' ), false );
	}

	/**
	 * Elements. Not by XPath, whose functions end PHP 7.4 in Playground.
	 *
	 * @param string $selector Selector of CSS: tags, `.class`, `[attribute]`, `[attribute="value"]`, `:not([attribute])`, ` ` and ` > `.
	 * @return list<\DOMElement>
	 */
	public function all( string $selector ): array {
		$parts = (array) preg_split( '/(\s*>\s*|\s+)/', $selector, -1, PREG_SPLIT_DELIM_CAPTURE );

		return array_values( array_filter( $this->elements, static fn( \DOMElement $element ): bool => self::ends_in( $element, array_map( 'trim', array_map( 'strval', $parts ) ) ) ) );
	}

	/**
	 * Whether an element is the last one of a path.
	 *
	 * @param \DOMElement  $element Element.
	 * @param list<string> $parts   What each element is, and between them '>' or ''.
	 */
	private static function ends_in( \DOMElement $element, array $parts ): bool {
		if ( ! self::is( $element, (string) array_pop( $parts ) ) ) {
			return false;
		}
		$between = array_pop( $parts );
		for ( $above = $element->parentNode; null !== $between && $above instanceof \DOMElement; $above = $above->parentNode ) {
			if ( self::ends_in( $above, $parts ) ) {
				return true;
			}
			if ( '>' === $between ) {
				return false;
			}
		}

		return null === $between;
	}

	/**
	 * Whether an element has a tag, classes and attributes.
	 *
	 * @param \DOMElement $element  Element.
	 * @param string      $compound Such as `li.card:not([hidden])`.
	 * @throws \InvalidArgumentException When it is something else.
	 */
	private static function is( \DOMElement $element, string $compound ): bool {
		if ( 1 !== preg_match( self::COMPOUND, $compound, $found ) ) {
			throw new \InvalidArgumentException( "Not known here: $compound" );
		}
		$is = '' === $found[1] || $element->tagName === $found[1];
		preg_match_all( '/\.([\w-]+)|(:not\()?\[([\w-]+)(?:="([^"]*)")?\]/', $found[2], $all, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
		foreach ( $all as list( , $name, $not, $attribute, $value ) ) {
			$has = null === $name
				? $element->hasAttribute( (string) $attribute ) && ( null === $value || $element->getAttribute( (string) $attribute ) === $value )
				: in_array( $name, (array) preg_split( '/\s+/', $element->getAttribute( 'class' ) ), true );
			$is  = $is && ( null === $not ) === $has;
		}

		return $is;
	}

	/**
	 * Texts of elements.
	 *
	 * @param string $selector As above.
	 * @return list<string>
	 */
	public function texts( string $selector ): array {
		return array_map( static fn( \DOMElement $element ): string => trim( $element->textContent ), $this->all( $selector ) );
	}

	/**
	 * Values of an attribute of elements; '' where one does not have it.
	 *
	 * @param string $selector  As above.
	 * @param string $attribute Name.
	 * @return list<string>
	 */
	public function values( string $selector, string $attribute ): array {
		return array_map( static fn( \DOMElement $element ): string => $element->getAttribute( $attribute ), $this->all( $selector ) );
	}

	/**
	 * Titles of the cards that are shown.
	 *
	 * @return list<string>
	 */
	public function cards(): array {
		return $this->texts( '.programas-card:not([hidden]) .programas-card__title' );
	}
}
