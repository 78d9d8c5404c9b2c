import { chromiumFlags } from '../../tools/shared/chromium/flags.ts';

/** Chromium obeys the last such list only, so this begins with what Playwright switches off, as far as it is met here. */
const DISABLED_FEATURES = [
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning',
	// Pages of the browser's own, which each new window readies for its address bar: they took longer than most tests.
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxFullPopup',
	'WebUIOmniboxPopup',
];

/** With what Chromium is started. */
export const chromiumArgs: readonly string[] = [
	...chromiumFlags,
	`--disable-features=${ DISABLED_FEATURES.join() }`,
];
