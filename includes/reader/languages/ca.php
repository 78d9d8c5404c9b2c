<?php
/**
 * Catalan words of ages, prices and days, as in es.php.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

return array(
	'amounts' => array(
		'per'       => 'hora, sessió/classe, dia, setmana/setmanal/setmanals, mes/mesos/mensual/mensuals/mensualitat, trimestre/trimestrals, per curs/el curs/curs complet, any/anys/anys d\'edat/anual/anuals',
		'from'      => 'a partir dels/des de/des dels/major de/majors de/més de/mínim/edat mínima',
		'onwards'   => 'o més/i més/o majors/en endavant',
		'until'     => 'fins a/fins als/màxim/edat màxima',
		'under'     => 'menor de/menors de/menys de',
		'to'        => 'als',
		'and'       => 'i',
		'people'    => 'nen/nens/nena/nenes/infants/jove/joves/adolescents/nadons/menors/dones/homes/persones/públic/públic infantil/alumnat/majors/jubilats/jubilades/soci/socis/socies/abonats/membres/empadronats/residents/veïns/alumnes/estudiants/aturats/grups/famílies/família nombrosa/famílies nombroses/carnet jove/reduïda/menors d\'edat/majors de/menors de',
		'adults'    => 'adult/adults/adultes/persona adulta/persones adultes/públic adult/majors d\'edat',
		'everybody' => 'totes les edats/tots els públics/públic en general/públic general/tothom/tota la família/qualsevol edat/sense límit d\'edat/famílies/públic familiar/famílies amb fills/famílies amb fills i filles',
		'not'       => 'no recomanada per a/no recomanat per a/no apta per a/no apte per a/no s\'admeten/excepte/llevat de',
		'company'   => 'acompanyat/acompanyats/acompanyada/acompanyades/amb un adult/amb una persona adulta/amb autorització',
		'filler'    => 'els/d\'/dels/per a/amb/edat/edats/edat recomanada/recomanada/recomanat/adreçat a/adreçada a/obert a/oberta a',
		'free'      => 'gratuït/gratuïts/gratuïtes/entrada lliure/entrada gratuïta/accés lliure/accés gratuït/inscripció gratuïta/sense cost',
		'rest'      => 'la resta/resta/públic/no socis/no empadronats/no residents',
		'note'      => 'completar aforament/aforament/places/limitat/limitada/limitats/limitades/previ/taquilla/venda anticipada/necessària/cal/mitjançant/per persona/a part/inclòs/inclosa/inclosos/incloses',
		'with'      => 'amb/sense/fins',
		'includes'  => 'inclou/no inclou',
		'extra'     => 'inscripció/materials/assegurança/despeses/despeses de gestió',
		'small'     => 'les/l\'/per/preu/preus/quota/taxa/activitat/curs/concert/xerrada/espectacle',
	),
	'days'    => array(
		'months'    => 'gener/gen, febrer/febr, març, abril/abr, maig, juny, juliol/jul, agost/ag, setembre/set, octubre/oct, novembre/nov, desembre/des',
		'weekdays'  => 'dilluns/dl, dimarts/dt, dimecres/dc, dijous/dj, divendres/dv, dissabte/dissabtes/ds, diumenge/diumenges/dg, cada dia/tots els dies/diàriament, cap de setmana/caps de setmana',
		'ordinals'  => 'primer/primera, segon/segona, tercer/tercera, quart/quarta, últim/última/darrer/darrera',
		'periods'   => 'setmanes, mesos',
		'from'      => "des de/des del/des d'/a partir de/a partir del",
		'until'     => 'fins/fins a/fins al',
		'and'       => 'i',
		'of'        => "dels/d'",
		'small'     => "el/la/els/les/l'/en/tots els/totes les/del mes de/al mes de/mes de",
		'day'       => 'dies',
		'at'        => 'a la/a les/de les/des de les',
		'hours'     => 'hores',
		'half'      => 'del matí/al matí, de la tarda/a la tarda',
		'other'     => 'o/no/tancat/matí/matins/als matins/tarda/tardes/a les tardes/nit/nits/a la nit/de la nit/migdia/del migdia',
		'except'    => 'excepte/tret de/llevat de',
		'holidays'  => 'festius/dies festius/vacances/festius i vacances',
		'cancelled' => 'cancel·lada/cancel·lat/suspesa/suspès/anul·lada',
		'elsewhere' => 'a',
		'moves'     => 'passa al',
		'biweekly'  => 'alterns/alternes/quinzenal/quinzenals/cada dues setmanes/cada quinze dies',
		'endless'   => 'sense data de fi/sense final',
		'always'    => 'també els dies sense activitat',
		'unknown'   => 'per confirmar/per determinar/per definir/a concretar/pendent/pendent de confirmar/sense data/pròximament/properament/consultar/consulteu',
	),
);
