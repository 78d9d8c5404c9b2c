<?php
/**
 * English words of ages, prices and days, as in es.php.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

return array(
	'amounts' => array(
		'per'       => 'hour, session/class, day, week/weekly, month/months/months old/monthly, quarter/term, course/full course, year/years/years old/yrs/yearly',
		'from'      => 'from/over/older than/minimum age/between',
		'onwards'   => 'and over/or over/and older/or older/and up/and above/plus',
		'until'     => 'up to/maximum age',
		'under'     => 'under/younger than',
		'to'        => 'to',
		'and'       => 'and/or',
		'people'    => 'child/children/kids/teenagers/young people/people/babies/women/men/adult/members/students/seniors/pensioners/residents/unemployed/concessions/reduced',
		'everybody' => 'all ages/everyone/general public/the whole family/any age/families/family',
		'not'       => 'not/not recommended for/not suitable for/except',
		'company'   => 'accompanied/accompanied by an adult/must be accompanied by an adult/with an adult',
		'filler'    => 'age/ages/aged/for/the/of',
		'free'      => 'free/free entry/free admission/free of charge',
		'rest'      => 'non-members',
		'note'      => 'booking/required/registration/limited/places/per person/each/extra/included',
		'with'      => 'with/without',
		'includes'  => 'includes/including',
		'extra'     => 'enrolment fee/registration fee/materials/insurance',
		'plus'      => 'plus',
		'small'     => 'per/price/fee/entry/admission/ticket/tickets/activity/workshop/talk/concert',
	),
	'days'    => array(
		'months'    => 'january/jan, february/feb, march/mar, april/apr, may, june/jun, july/jul, august/aug, september/sep/sept, october/oct, november/nov, december/dec',
		'weekdays'  => 'monday/mondays/mon, tuesday/tuesdays/tue/tues, wednesday/wednesdays/wed, thursday/thursdays/thu/thurs, friday/fridays/fri, saturday/saturdays/sat, sunday/sundays/sun, every day/daily/each day, weekend/weekends',
		'ordinals'  => 'first, second, third, fourth, last',
		'monthly'   => 'of each month/of every month/of the month',
		'each'      => 'every/each',
		'periods'   => 'weeks, months',
		'from'      => 'from/starting/since',
		'until'     => 'until/till',
		'to'        => 'to/through',
		'and'       => 'and',
		'of'        => 'of',
		'small'     => 'the/on/in',
		'day'       => 'day/days',
		'at'        => 'at',
		'hours'     => 'hours',
		'half'      => 'am/a.m./a. m./a.m/a. m/in the morning, pm/p.m./p. m./p.m/p. m/in the afternoon/in the evening',
		'other'     => 'or/no/not/closed/morning/mornings/afternoon/afternoons/evening/evenings/at night/noon/at noon',
		'except'    => 'except/except for',
		'holidays'  => 'holidays/public holidays',
		'cancelled' => 'canceled/cancelled',
		'elsewhere' => 'at',
		'next'      => 'this/next',
		'relative'  => 'today, tomorrow',
		'moves'     => 'moves to',
		'biweekly'  => 'every two weeks/every other week/fortnightly/biweekly',
		'endless'   => 'without an end/without an end date/no end date',
		'always'    => 'also on days without activity',
		'unknown'   => 'tbd/tba/to be announced/to be confirmed/to be determined/coming soon',
	),
);
