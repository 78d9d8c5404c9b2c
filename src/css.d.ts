/** Stylesheets are imported for the bundler, not for a value. */
declare module '*.css' {}
