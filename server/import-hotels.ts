import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runImport } from './import/run-import'
import { projectRoot } from './settings/project-root'

const root = projectRoot()
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
process.exitCode = await runImport(process.argv.slice(2), process.env, root)
