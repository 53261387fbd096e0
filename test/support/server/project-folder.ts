import { join } from 'node:path'

/** The project's folder, as tests see it. */
export const projectFolder = join(__dirname, '../../..')
