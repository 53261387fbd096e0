/** Stands for an extension of PGlite, which the worker of pglite-in-worker loads itself. */
export const pg_trgm = null
