import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'

await main(ensurePackages)
