<?php
/**
 * What docs/reference.md and docs/developers.md say of facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** It names all of them. */
class ReferenceTest extends TestCase {
	/** @return array<string, array{string, string, list<string>}> Document, pattern of the lines, and the names that stand in them. */
	public function places(): array {
		return array(
			'metadata'               => array( 'developers', '/^\| `pfilter_[^|]+/m', array_map( 'ProgramsFilter\\Program\\get_fact_meta_key', array_keys( Program\get_entered_fact_kinds() ) ) ),
			'words of the shortcode' => array( 'reference', '/(?<=## Facts).*?(?=##)/s', array_values( Program\get_shown_fact_words() ) ),
			'keys of block bindings' => array( 'reference', '/(?<=## Facts).*?(?=##)/s', array_keys( Program\get_shown_fact_words() ) ),
		);
	}

	/**
	 * @dataProvider places
	 * @param list<string> $names Names.
	 */
	public function test_the_reference_names_each_fact( string $document, string $lines, array $names ): void {
		preg_match_all( $lines, (string) file_get_contents( dirname( __DIR__, 3 ) . "/docs/$document.md" ), $found );
		preg_match_all( '/`(\w+)`/', implode( $found[0] ), $written );

		self::assertNotSame( array(), $names );
		self::assertSame( array(), array_values( array_diff( $names, $written[1] ) ), "docs/$document.md lacks these" );
	}
}
