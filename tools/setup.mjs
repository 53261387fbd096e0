import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/say.mjs'

await main(ensurePackages)
