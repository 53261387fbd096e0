import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/say.mjs'

main(ensurePackages)
