<?php
/**
 * Plugin Name: No network
 * Description: Answers requests to other sites at once, as an unavailable service does: no page waits for a network that is
 *              not there, and WordPress does not log that it missed wordpress.org.
 *
 * @package ProgramsFilter
 */

add_filter(
	'pre_http_request',
	static function ( $response, array $arguments, string $url ) {
		if ( wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			return $response;
		}
		return array(
			'headers'  => array(),
			'body'     => '',
			'response' => array(
				'code'    => 503,
				'message' => 'Service Unavailable',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	},
	10,
	3
);
