/** Keep Chromium quiet, and let it run as root and in containers. */
export const chromiumFlags: readonly string[] = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];
