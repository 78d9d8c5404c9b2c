<?php
/**
 * The class by which The Events Calendar is known.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

/** As it is empty, nothing else takes it for the plugin. */
class Tribe__Events__Main {} // phpcs:ignore PEAR.NamingConventions.ValidClassName, WordPress.NamingConventions.PrefixAllGlobals -- Its name.
