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
	/** CSS selectors, as far as tests need them, and what they are in XPath. */
	private const XPATH = array(
		'/\s*>\s*/'              => '/',
		'/\s+/'                  => '//',
		'/:not\(\[([\w-]+)\]\)/' => '[not(@$1)]',
		'/\[([\w-]+="[^"]*")\]/' => '[@$1]',
		'/\[([\w-]+)\]/'         => '[@$1]',
		'/\.([\w-]+)/'           => '[contains(concat(" ",normalize-space(@class)," ")," $1 ")]',
		'#(^|/)(?=\[)#'          => '$1*',
	);

	/**
	 * What is searched.
	 *
	 * @var \DOMXPath
	 */
	private \DOMXPath $document;

	/**
	 * Reads it.
	 *
	 * @param string $html HTML.
	 */
	public function __construct( string $html ) {
		$document = new \DOMDocument();
		// Not by libxml_use_internal_errors(), which ends PHP 7.4 in Playground.
		$document->loadHTML( '<?xml encoding="UTF-8"><body>' . $html, LIBXML_NOERROR | LIBXML_NOWARNING );
		$this->document = new \DOMXPath( $document );
	}

	/**
	 * Elements.
	 *
	 * @param string $selector Selector of CSS: tags, `.class`, `[attribute]`, `[attribute="value"]`, `:not([attribute])`, ` ` and ` > `.
	 * @return list<\DOMElement>
	 * @throws \InvalidArgumentException For a value that has signs of a selector.
	 */
	public function all( string $selector ): array {
		if ( 1 === preg_match( '/="[^"]*[\s.>:\[][^"]*"/', $selector ) ) {
			throw new \InvalidArgumentException( "A value in \"$selector\" would be read as a part of the selector." );
		}
		$path  = preg_replace( array_keys( self::XPATH ), self::XPATH, $selector );
		$found = $this->document->query( "//$path" );

		return array_values(
			array_filter(
				iterator_to_array( false === $found ? new \ArrayIterator() : $found ),
				static fn( $node ): bool => $node instanceof \DOMElement
			)
		);
	}

	/**
	 * Elements, each by itself.
	 *
	 * @param string $selector As above.
	 * @return list<self>
	 */
	public function parts( string $selector ): array {
		return array_map(
			static fn( \DOMElement $element ): self => new self( (string) ( $element->ownerDocument ?? new \DOMDocument() )->saveHTML( $element ) ),
			$this->all( $selector )
		);
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

	/**
	 * Labels of the pills.
	 *
	 * @return list<string>
	 */
	public function pills(): array {
		return $this->texts( '.programas-pill__label' );
	}
}
