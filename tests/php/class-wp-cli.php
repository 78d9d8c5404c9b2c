<?php
/**
 * A stand-in for WP-CLI: it keeps what a command prints. What it has, WP-CLI has under the same names.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Generic.Files.OneObjectStructurePerFile, Universal.Files.SeparateFunctionsFromOO, Universal.Namespaces -- The names of WP-CLI.
// phpcs:disable Squiz.Commenting.FunctionComment, Squiz.Commenting.VariableComment, Generic.Commenting.DocComment.MissingShort -- WP-CLI documents them.

declare( strict_types = 1 );

namespace {
	/** What a command line calls. */
	final class WP_CLI {

		/** @var array<string, callable> */
		private static $commands = array();

		/** @var list<string> */
		private static $lines = array();

		public static function add_command( string $name, callable $command ): bool {
			self::$commands[ $name ] = $command;

			return true;
		}

		/**
		 * Runs a command: not WP-CLI's.
		 *
		 * @param string               $name      Name.
		 * @param list<string>         $arguments Arguments.
		 * @param array<string, mixed> $options   Options.
		 * @return list<string> What it printed, and how it ended.
		 */
		public static function run( string $name, array $arguments, array $options ): array {
			// One may run within another.
			$outer       = self::$lines;
			self::$lines = array();
			ob_start();
			try {
				( self::$commands[ $name ] )( $arguments, $options );
				$end = 0;
			} catch ( DomainException $end_of_command ) {
				$end = $end_of_command->getCode();
			} finally {
				$printed     = (string) ob_get_clean();
				$lines       = self::$lines;
				self::$lines = $outer;
			}

			return array_merge( $lines, '' === $printed ? array() : array( $printed ), array( "exit $end" ) );
		}

		public static function log( string $line ): void {
			self::$lines[] = $line;
		}

		public static function warning( string $line ): void {
			self::log( "Warning: $line" );
		}

		public static function success( string $line ): void {
			self::log( "Success: $line" );
		}

		public static function error( string $line ): void {
			self::log( "Error: $line" );
			self::halt( 1 );
		}

		public static function halt( int $code ): void {
			// The process of the tests goes on.
			throw new DomainException( 'halt', $code );
		}
	}
}

namespace WP_CLI\Utils {
	/**
	 * Prints rows.
	 *
	 * @param string                      $format Format.
	 * @param list<array<string, string>> $items  Rows.
	 * @param list<string>                $fields Columns.
	 */
	function format_items( string $format, array $items, array $fields ): void {
		\WP_CLI::log( $format . ' ' . wp_json_encode( array( $fields, array_map( 'array_values', $items ) ), JSON_UNESCAPED_UNICODE ) );
	}
}
