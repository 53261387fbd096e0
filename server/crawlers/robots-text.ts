import type { Env } from '../kernel/config/env'
import { personalPaths } from './personal-paths'

const serverPaths = ['/api/', '/docs', '/openapi.json']
const demoPaths = ['/dev/', '/sandbox/']

/** What crawlers may read (robots.txt): the public pages and their pictures; where the demo's own pages are not there, nothing is said of them. */
export function robotsText({ publicUrl, isProductionLike }: Pick<Env, 'publicUrl' | 'isProductionLike'>): string {
  const closed = [...serverPaths, ...(isProductionLike ? [] : demoPaths), ...personalPaths()]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
