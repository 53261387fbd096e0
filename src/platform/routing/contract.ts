/** Mends the host's router once, before it starts. */
export type InstallRouting = () => void
