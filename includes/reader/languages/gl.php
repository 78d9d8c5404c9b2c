<?php
/**
 * Galician words of ages, prices and days, as in es.php.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

return array(
	'amounts' => array(
		'per'       => 'hora, sesión solta/clase solta, día, semana, mes/meses, trimestre, por curso, ano/anos',
		'from'      => 'a partir dos/dende/dende os/maior de/maiores de/máis de',
		'onwards'   => 'ou máis/e máis/en diante',
		'until'     => 'ata/ata os',
		'to'        => 'ao/aos',
		'and'       => 'ou',
		'people'    => 'neno/nenos/nena/nenas/mozos/mozas/mocidade/persoas/mulleres/homes/maiores/xubilados/xubiladas/empadroados/vecinos/desempregados/familia numerosa/carné xove/menores de idade/maiores de',
		'adults'    => 'persoas adultas/maiores de idade',
		'everybody' => 'todas as idades/todos os públicos/público xeral/público en xeral/calquera idade/sen límite de idade',
		'not'       => 'non/non recomendada para/non recomendado para/non apta para/non apto para/non se admiten/agas',
		'company'   => 'cun adulto/cunha persoa adulta/con autorización',
		'filler'    => 'os/idade/idades/idade recomendada/so',
		'free'      => 'de balde/entrada de balde/sen custo',
		'rest'      => 'non socios/non empadroados/non residentes',
		'note'      => 'capacidade/prazas/por persoa/a parte',
		'with'      => 'sen',
		'includes'  => 'inclue',
		'plus'      => 'máis',
		'small'     => 'o/as/do/dos/da/das/prezo/prezos/custo/cota/actividade/obradoiro/concerto',
	),
	'days'    => array(
		'months'   => 'xaneiro/xan, febreiro/feb, marzo/mar, abril/abr, maio/mai, xuño/xuñ, xullo/xul, agosto/ago, setembro/set, outubro/out, novembro/nov, decembro/dec',
		'weekdays' => 'luns, martes/mar, mércores/mér, xoves/xov, venres/ven, sábado/sábados/sáb, domingo/domingos/dom, todos os días, fin de semana/fins de semana',
		'ordinals' => 'primeiro/primeira, segundo/segunda, terceiro/terceira, cuarto/cuarta, último/última',
		'monthly'  => 'de cada mes/de mes/do mes',
		'from'     => 'desde o/a partir do',
		'until'    => 'ata/ata o',
		'to'       => 'ao',
		'of'       => 'do/da/dos/das',
		'small'    => 'o/a/os/as/nos/todos os/todas as/do mes de',
		'at'       => 'ás/das',
		'half'     => 'da mañá/pola mañá, da tarde/pola tarde',
		'other'    => 'ou/non/pechado/mañá/mañás/polas mañás/tarde/tardes/polas tardes/noite/noites/da noite/pola noite/mediodía/do mediodía',
		'except'   => 'agás/excepto',
		'moves'    => 'pasa ao',
		'biweekly' => 'quincenal/quincenais/cada dúas semanas/cada quince días',
		'endless'  => 'sen data de fin/sen final',
		'always'   => 'tamén nos días sen actividade',
		'unknown'  => 'por definir/por confirmar/por determinar/sen data/pendente/pendente de confirmar/proximamente/consultar',
	),
);
