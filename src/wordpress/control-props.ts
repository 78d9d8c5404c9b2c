/** Props of WordPress's components that avoid deprecation warnings in WordPress 6.8. From 7.0 and 7.1 on, they are the default. */

/** Props that avoid deprecation warnings in WordPress 6.8. From 7.0 and 7.1 on, they are the default. */
export const NO_MARGIN = { __nextHasNoMarginBottom: true } as const;
export const LARGE = { __next40pxDefaultSize: true } as const;
export const FULL_SIZE = { ...NO_MARGIN, ...LARGE } as const;
