import type { Chunks } from './contract'

/** A mini-program's code is in its packages, which the host itself loads. */
export const fetchCode: Chunks['fetchCode'] = (load) => load()

/** The host's own rules load packages ahead. */
export const prefetchPages: Chunks['prefetchPages'] = () => {}
