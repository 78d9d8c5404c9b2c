<?php
/**
 * Basque words of ages, prices and days, as in es.php.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

return array(
	'amounts' => array(
		'per'       => 'orduko, saioko, eguneko, asteko, hileko/hilean/hilabete/hilabetera, hiruhileko, ikasturteko, urte/urteko/urtera/urtera bitarte/urtera bitarteko',
		'onwards'   => 'urtetik aurrera/urtetik gora',
		'to'        => 'urtetik/hilabetetik',
		'and'       => 'eta/edo',
		'people'    => 'haurrak/umeak/gazteak/bazkide/bazkideak/bazkideentzat/ikasleak/langabeak/jubilatuak',
		'adults'    => 'helduak/helduentzat',
		'everybody' => 'adin guztiak/adin guztientzat/publiko guztientzat/publiko orokorra/familiak/familientzat',
		'not'       => 'ez',
		'filler'    => 'adina',
		'free'      => 'doan/doako sarrera/doakoa/sarrera librea',
		'rest'      => 'orokorra/guztientzat/ez bazkideak',
		'note'      => 'edukiera bete arte/aldez aurretik/izena emanda/izen-emanda/plaza mugatuak/barne',
		'extra'     => 'matrikula/materiala',
		'small'     => 'prezioa/sarrera/kuota/jarduera/tailerra/kontzertua',
	),
	'days'    => array(
		'months'      => 'urtarrila, otsaila, martxoa, apirila, maiatza, ekaina, uztaila, abuztua, iraila, urria, azaroa, abendua',
		'weekdays'    => 'astelehena/astelehen/astelehenetan, asteartea/astearte/astearteetan, asteazkena/asteazken/asteazkenetan, osteguna/ostegun/ostegunetan, ostirala/ostiral/ostiraletan, larunbata/larunbat/larunbatetan, igandea/igande/igandeetan, egunero, asteburua/asteburuetan',
		'ordinals'    => 'lehen/lehenengo, bigarren, hirugarren, laugarren, azken',
		'monthly'     => 'hil bakoitzeko/hileko',
		'each_period' => 'astean behin, hilean behin',
		'and'         => 'eta',
		'day'         => 'eguna/egunak',
		'hours'       => 'orduetan/ordutan',
		'other'       => 'edo/ez/itxita/goizez/goizean/goizeko/arratsaldez/arratsaldean/arratsaldeko/gauez/gauean/gaueko',
		'except'      => 'saiorik gabe/izan ezik',
		'holidays'    => 'jaiegunak/jai egunak',
		'cancelled'   => 'bertan behera',
		'elsewhere'   => 'lekua,',
		'from'        => 'hasiera',
		'until'       => 'amaiera',
		'moves'       => 'egun berria',
		'biweekly'    => 'bi astean behin/hamabostean behin',
		'endless'     => 'amaiera-datarik gabe/amaierarik gabe',
		'always'      => 'jarduerarik gabeko egunetan ere',
		'unknown'     => 'zehazteke/zehazteko/data zehazteko',
	),
);
