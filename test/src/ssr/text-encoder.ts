import { TextEncoder } from 'node:util'

// The contract's schemas need it, and this browser without a window lacks it.
Object.assign(globalThis, { TextEncoder })
