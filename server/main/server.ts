import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from './start-server'
import { projectRoot } from './process'

const root = projectRoot()
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
void startServer(process.env, root)
