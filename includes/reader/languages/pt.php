<?php
/**
 * Portuguese words of ages, prices and days, as in es.php and gl.php.
 *
 * @package ProgramsFilter
 */

defined( 'ABSPATH' ) || exit;

return array(
	'amounts' => array(
		'per'       => 'hora, sessão/aula/aula avulsa, dia, semana, mês/meses/mensais/mensalidade, trimestre/trimestrais, por curso, ano/anos',
		'from'      => 'acima de/idade mínima/maiores de',
		'onwards'   => 'ou mais/em diante',
		'until'     => 'até/até aos/até os/idade máxima',
		'people'    => 'criança/crianças/jovem/jovens/pessoas/bebês/estudantes/reformados/residentes/membros/maiores de',
		'adults'    => 'pessoas adultas',
		'everybody' => 'público em geral/público geral/qualquer idade/sem limite de idade/livre/livre para todos/famílias',
		'not'       => 'não/não recomendado para/não recomendada para/interdito a/exceto',
		'company'   => 'acompanhado/acompanhados/acompanhadas/com um adulto/com autorização',
		'filler'    => 'com/em/idades/classificação indicativa',
		'free'      => 'entrada franca/sem custo/sem custos/inscrição gratuita',
		'rest'      => 'não socios/não residentes',
		'note'      => 'lotação/lugares/vagas/limitadas/sujeita/sujeito/por pessoa',
		'with'      => 'com/sem',
		'includes'  => 'inclui',
		'extra'     => 'inscrição',
		'small'     => 'preço/preços/ingresso/ingressos/taxa/atividade/oficina',
	),
	'days'    => array(
		'months'    => 'janeiro/jan, fevereiro/fev, março/mar, abril/abr, maio/mai, junho/jun, julho/jul, agosto/ago, setembro/set, outubro/out, novembro/nov, dezembro/dez',
		'weekdays'  => 'segunda-feira/segundas-feiras/segunda/segundas/seg, terça-feira/terças-feiras/terça/terças/ter, quarta-feira/quartas-feiras/quarta/quartas/qua, quinta-feira/quintas-feiras/quinta/quintas/qui, sexta-feira/sextas-feiras/sexta/sextas/sex, sábado/sábados/sáb, domingo/domingos/dom, todos os dias, fim de semana/fins de semana',
		'ordinals'  => 'primeiro/primeira, segundo/segunda, terceiro/terceira, quarto/quarta, último/última',
		'each'      => 'a cada',
		'until'     => 'até/até o/até ao',
		'to'        => 'às',
		'small'     => 'em/na/nas/aos/mês de/do mês de',
		'half'      => 'da manhã/de manhã/pela manhã, da tarde/à tarde/pela tarde',
		'other'     => 'ou/não/fechado/manhã/manhãs/tarde/tardes/noite/noites/da noite/à noite/meio-dia',
		'except'    => 'exceto',
		'cancelled' => 'cancelada/cancelado/suspensa/suspenso',
		'elsewhere' => 'em',
		'moves'     => 'passa para',
		'biweekly'  => 'alternados/alternadas/quinzenal/quinzenais/quinzenalmente/a cada duas semanas/a cada quinze dias',
		'endless'   => 'sem data de término/sem data final/sem fim',
		'always'    => 'também nos dias sem atividade/também em dias sem atividade',
		'unknown'   => 'a definir/a confirmar/por definir/por confirmar/pendente/sem data/em breve/consultar',
	),
);
