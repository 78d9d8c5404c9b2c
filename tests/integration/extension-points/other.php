<?php
/**
 * Any template of another plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Extension_Points;

?>
<u>Otra</u>
