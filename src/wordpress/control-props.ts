/**
 * Props without which WordPress 6.8 warns in the console; from 7.0 and 7.1 on, what they ask for is the default.
 */
export const NO_MARGIN = { __nextHasNoMarginBottom: true } as const;
export const LARGE = { __next40pxDefaultSize: true } as const;
export const FULL_SIZE = { ...NO_MARGIN, ...LARGE } as const;
