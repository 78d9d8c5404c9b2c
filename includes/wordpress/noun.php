<?php
/**
 * Another noun in place of "program" in a text that is translated already: what stands beside it agrees with it.
 *
 * The texts of the plugin are written so that nothing at a distance has to agree, such as a pronoun in the next sentence.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Words that are ready, by language: one, many, and "f" where it is feminine. Of Basque the first is what stands before "bat". */
const READY_WORDS = array(
	'cursos'      => array(
		'en' => array( 'course', 'courses' ),
		'es' => array( 'curso', 'cursos' ),
		'ca' => array( 'curs', 'cursos' ),
		'gl' => array( 'curso', 'cursos' ),
		'eu' => array( 'ikastaro', 'ikastaroak' ),
		'pt' => array( 'curso', 'cursos' ),
	),
	'talleres'    => array(
		'en' => array( 'workshop', 'workshops' ),
		'es' => array( 'taller', 'talleres' ),
		'ca' => array( 'taller', 'tallers' ),
		'gl' => array( 'obradoiro', 'obradoiros' ),
		'eu' => array( 'tailer', 'tailerrak' ),
		'pt' => array( 'oficina', 'oficinas', 'f' ),
	),
	'actividades' => array(
		'en' => array( 'activity', 'activities' ),
		'es' => array( 'actividad', 'actividades', 'f' ),
		'ca' => array( 'activitat', 'activitats', 'f' ),
		'gl' => array( 'actividade', 'actividades', 'f' ),
		'eu' => array( 'jarduera', 'jarduerak' ),
		'pt' => array( 'atividade', 'atividades', 'f' ),
	),
	'ayudas'      => array(
		'en' => array( 'grant', 'grants' ),
		'es' => array( 'ayuda', 'ayudas', 'f' ),
		'ca' => array( 'ajut', 'ajuts' ),
		'gl' => array( 'axuda', 'axudas', 'f' ),
		'eu' => array( 'laguntza', 'laguntzak' ),
		'pt' => array( 'auxílio', 'auxílios' ),
	),
	'funciones'   => array(
		'en' => array( 'show', 'shows' ),
		'es' => array( 'función', 'funciones', 'f' ),
		'ca' => array( 'funció', 'funcions', 'f' ),
		'gl' => array( 'función', 'funcións', 'f' ),
		'eu' => array( 'emanaldi', 'emanaldiak' ),
		'pt' => array( 'espetáculo', 'espetáculos' ),
	),
);

/**
 * What to know of a language. All are parts of regular expressions.
 *
 * - `noun`: "program"; what its first group finds makes it many (Basque has endings instead: in_basque());
 * - `articles`: words that agree with it where they stand before it; `participles`: where they stand behind it, or a text speaks of programs without
 *   the noun; `adjectives`: in all of these places;
 * - `between`: words that may stand between them and the noun;
 * - `feminine`: how such a word becomes feminine; the first one that fits;
 * - `sounds`: what the sound at the beginning of the noun (after "~") changes.
 */
const GRAMMARS = array(
	'en' => array(
		'noun'   => 'program(s)?(?! Filter)',
		'sounds' => array( '/\b(a) ~(?=[aeio]|u(?!ni|se))/i' => '$1n ~' ),
	),
	'es' => array(
		'noun'        => 'programa(s)?',
		'articles'    => 'el|los|al|del|un|(?:ning|alg)ún|algunos|es[eo]s?|est[eo]s?|muchos|cuántos|nuestros|primer',
		'adjectives'  => '(?:nuev|otr|primer|próxim|últim|tod|vari)os?',
		'participles' => '(?!estado)\p{L}+[ai]dos?',
		'between'     => 'de|más|tres|y|o',
		'feminine'    => array(
			'/^el$/'          => 'la',
			'/^(a|de)l$/'     => '$1 la',
			'/^(un|primer)$/' => '$1a',
			'/ún$/'           => 'una',
			'/[eo](s?)$/'     => 'a$1',
		),
		'sounds'      => array(
			'/\by ~(?=h?i(?!e))/' => 'e ~',
			'/\bo ~(?=h?o)/'      => 'u ~',
		),
	),
	'ca' => array(
		'noun'        => 'program(?:a|(es))',
		'articles'    => 'els?|als?|dels?|pels?|uns?|alguns?|aquests?|molts|quants|quins?|teus|seus|altre',
		'adjectives'  => '(?:tot|nou|primer|pròxim|últim)s?|diversos',
		'participles' => '(?!estat)\p{L}+[ai]ts?',
		'between'     => 'de|més|tres|vostres|nostres|i|o',
		'feminine'    => array(
			'/^el$/'       => 'la',
			'/^(a|de)l$/'  => '$1 la',
			'/^pel$/'      => 'per la',
			'/^els$/'      => 'les',
			'/^(a|de)ls$/' => '$1 les',
			'/^pels$/'     => 'per les',
			'/^(t|s)eus$/' => '$1eves',
			'/^nou$/'      => 'nova',
			'/^nous$/'     => 'noves',
			'/^altre$/'    => 'altra',
			'/^diversos$/' => 'diverses',
			'/([ai])t$/'   => '$1da',
			'/([ai])ts$/'  => '$1des',
			'/s$/'         => 'es',
			'/$/'          => 'a',
		),
		'sounds'      => array(
			"/\\b(l)a ~(?=h?[aàeèéoòóíú])/iu" => "$1'~",
			"/\\bel ~(?=h?[aàeèéoòóíú]|h?[iu](?![aeiou]))/u" => "l'~",
			"/\\bEl ~(?=h?[aàeèéoòóíú]|h?[iu](?![aeiou]))/u" => "L'~",
			"/\\b(a|de)l ~(?=h?[aàeèéoòóíú]|h?[iu](?![aeiou]))/iu" => "$1 l'~",
			"/\\bpel ~(?=h?[aàeèéoòóíú]|h?[iu](?![aeiou]))/u" => "per l'~",
			"/\\b(d)e ~(?=h?[aàeèéoòóíú]|h?[iu](?![aeiou]))/iu" => "$1'~",
		),
	),
	'eu' => array(),
	'gl' => array(
		'noun'        => 'programa(s)?',
		'articles'    => '[cdn]?os?|aos?|polos?|[cdn]?uns?|(?:ning|alg)úns?|[dn]?es[et]es?|moitos|cantos|nosos|[st]eus',
		'adjectives'  => '(?:nov|d?outr|primeir|próxim|últim|tod|vari)os?',
		'participles' => '(?!estado)\p{L}+[ai]dos?',
		'between'     => 'de|máis|tres|e|ou',
		'feminine'    => array(
			'/^ao(s?)$/'   => 'á$1',
			'/^co(s?)$/'   => 'coa$1',
			'/[uú]n(s?)$/' => 'unha$1',
			'/^(s|t)eus$/' => '$1úas',
			'/[eo](s?)$/'  => 'a$1',
		),
	),
	'pt' => array(
		'noun'        => 'programa(s)?',
		'articles'    => '[dn]?os?|aos?|pelos?|(?:n|nenh|alg)?um|alguns|[dn]?es[st]es?|muitos|quantos|nossos|seus',
		'adjectives'  => '(?:nov|outr|primeir|próxim|últim|tod|vári)os?',
		'participles' => '(?!estado)\p{L}+[aií]dos?|salvos?',
		'between'     => 'de|mais|três|e|ou|não|já|foi|foram|é|são|será|serão',
		'feminine'    => array(
			'/^ao(s?)$/'  => 'à$1',
			'/um$/'       => 'uma',
			'/uns$/'      => 'umas',
			'/^seus$/'    => 'suas',
			'/[eo](s?)$/' => 'a$1',
		),
	),
);

/** What a language has that GRAMMARS says nothing of. */
const NO_GRAMMAR = array(
	'noun'        => '',
	'articles'    => '',
	'adjectives'  => '',
	'participles' => '',
	'between'     => '',
	'feminine'    => array(),
	'sounds'      => array(),
);

/**
 * "Programa" in Basque: a word that says how many before it, its ending, and a word behind it that takes the article.
 */
const BASQUE_NOUN = '/(?<!\p{L})((?:%(?:\d\$)?[sd]|zenbait|zenbat|hainbat)\s+)?program(?:a(|k|ren|ri|rik|ra|rako|n|tik|ko|rekin)|e(k|n|nak|i|tan|tara|tarako|tako|kin))'
	. '(?!\p{L})(?=(\s+(?:(?:bat|bakoitz|guzti|kopuru)\p{L}*|hau(?:e\p{L}+)?|hon(?:i|e\p{L}+)|berri(?:a?k?|e[nki])|asko|gehiago|atzeratu|%)(?!\p{L}))?)/iu';

/** What endings are behind a consonant, without an article. */
const AFTER_CONSONANT = array(
	'k'     => 'ek',
	'ren'   => 'en',
	'ri'    => 'i',
	'rik'   => 'ik',
	'ra'    => 'era',
	'rako'  => 'erako',
	'n'     => 'etan',
	'tik'   => 'etik',
	'ko'    => 'eko',
	'rekin' => 'ekin',
);

/**
 * The noun of a language.
 *
 * @param OwnWords $words    What the settings say.
 * @param string   $language Language.
 * @return array{string, string, string}|null One, many, "f" or "m". What was written for the site's own language serves the others, too.
 *                                            Null where there is none.
 */
function noun( array $words, string $language ): ?array {
	$all  = WRITTEN_WORDS === $words['kind'] ? $words['written'] : READY_WORDS[ $words['kind'] ] ?? array();
	$noun = $all[ $language ] ?? $all[ explode( '_', get_locale() )[0] ] ?? array_values( $all )[0] ?? null;

	return null === $noun ? null : $noun + array( '', '', 'm' );
}

/**
 * The grammar of a language.
 *
 * @param string $language Language.
 * @return Grammar
 */
function grammar( string $language ): array {
	return ( GRAMMARS[ $language ] ?? array() ) + NO_GRAMMAR;
}

/**
 * Replaces the noun.
 *
 * @param string                        $text       Text.
 * @param string                        $language   Language.
 * @param array{string, string, string} $noun       One, many, "f" or "m".
 * @param bool                          $is_unnamed Whether all of the text agrees with it.
 */
function with_noun( string $text, string $language, array $noun, bool $is_unnamed ): string {
	list( $one, $many, $gender ) = $noun;

	if ( 'eu' === $language ) {
		return in_basque( $text, $one );
	}
	$grammar = grammar( $language );
	if ( '' === $grammar['noun'] ) {
		// A language pack of a language that this file does not know.
		return $text;
	}
	$pattern = "(?<![\\p{L}\\[]){$grammar['noun']}(?!\\p{L})";
	if ( 'f' === $gender && array() !== $grammar['feminine'] ) {
		$behind = "{$grammar['adjectives']}|{$grammar['participles']}";
		$before = "{$grammar['articles']}|{$grammar['adjectives']}";
		$places = array(
			"(?<!\\p{L})(?:(?:d['’])?(?:$before|{$grammar['between']}|%(?:\\d\\$)?[sd])\\s+)+(?=$pattern)" => "$before|$behind",
			"$pattern\\K(?:(?:\\s+(?:{$grammar['between']}))*\\s+(?:$behind)(?!\\p{L}))+" => $behind,
		) + ( $is_unnamed ? array( '.+' => $behind ) : array() );
		foreach ( $places as $place => $words ) {
			$text = (string) preg_replace_callback(
				"/$place/isu",
				static fn( array $found ): string => (string) preg_replace_callback(
					"/(?<!\\p{L})(?:$words)(?!\\p{L})/iu",
					static fn( array $word ): string => feminine( $word[0], $grammar['feminine'] ),
					$found[0]
				),
				$text
			);
		}
	}
	$text = (string) preg_replace_callback(
		"/$pattern/iu",
		static function ( array $found ) use ( $one, $many ): string {
			$own = '' === ( $found[1] ?? '' ) ? $one : $many;

			// The sign tells the sounds where the noun begins.
			return '~' . ( mb_strtolower( $found[0] ) === $found[0] ? $own : capitalized( $own ) );
		},
		$text
	);

	return str_replace( '~', '', (string) preg_replace( array_keys( $grammar['sounds'] ), array_values( $grammar['sounds'] ), $text ) );
}

/**
 * Replaces the noun in Basque, where it has the endings.
 *
 * @param string $text Text.
 * @param string $noun Noun, as it stands before "bat".
 */
function in_basque( string $text, string $noun ): string {
	$is_vowel = 1 === preg_match( '/[aeiou]$/', $noun );
	// An "a" at the end is also that of the article. An "r" is doubled before a vowel: tailer, tailerra.
	$stem = 1 === preg_match( '/[ar]$/', $noun ) ? ( 'r' === substr( $noun, -1 ) ? "{$noun}r" : substr( $noun, 0, -1 ) ) : $noun;

	return (string) preg_replace_callback(
		BASQUE_NOUN,
		static function ( array $found ) use ( $noun, $is_vowel, $stem ): string {
			list( $all, $number, $one, $many, $behind ) = $found + array( '', '', '', '', '' );
			if ( '' !== $many ) {
				$word = "{$stem}e$many";
			} elseif ( '' === $one ) {
				$word = '' === $number . $behind ? "{$stem}a" : $noun;
			} elseif ( '' !== $number || in_array( $one, array( 'rik', 'ra', 'rako', 'tik', 'ko' ), true ) || 'ren bat' === $one . $behind ) {
				// Without the article.
				$word = $is_vowel ? $noun . $one : $stem . AFTER_CONSONANT[ $one ];
			} else {
				$word = 'n' === $one && ! $is_vowel ? "{$stem}ean" : "{$stem}a$one";
			}

			return $number . ( 'P' === $all[ strlen( $number ) ] ? capitalized( $word ) : $word );
		},
		$text
	);
}

/**
 * The feminine of a word, with its capital.
 *
 * @param string                $word  Word.
 * @param array<string, string> $rules Rules, of which the first one that fits is followed.
 */
function feminine( string $word, array $rules ): string {
	$small = mb_strtolower( $word );
	foreach ( $rules as $pattern => $replacement ) {
		if ( 1 === preg_match( $pattern . 'u', $small ) ) {
			$changed = (string) preg_replace( $pattern . 'u', $replacement, $small );

			return $small === $word ? $changed : capitalized( $changed );
		}
	}

	return $word;
}

/**
 * A word with a capital at its beginning.
 *
 * @param string $word Word.
 */
function capitalized( string $word ): string {
	return mb_strtoupper( mb_substr( $word, 0, 1 ) ) . mb_substr( $word, 1 );
}
