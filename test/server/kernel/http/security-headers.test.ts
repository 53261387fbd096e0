import { scriptSources } from '../../../../server/pages/compose'
import { inlineScriptHashes, readSecurityHeaders } from '../../../../server/kernel/http/security-headers'

test.each([
  ['<script src="/a.js"></script>', []],
  ['<script>alert(1)</script>', ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]],
  ['<script async src="/a.js"></script><script type="module">\n</script>', [expect.stringMatching(/^'sha256-/)]],
])('%s', (html, hashes) => expect(inlineScriptHashes(html)).toEqual(hashes))

test('calls go to our own origin and to the hosts of the build, nowhere else', async () => {
  const connectTo = async (hosts: string[] = []) => {
    const manifest = { initial: [], routes: {}, hosts }
    const headers = await readSecurityHeaders(scriptSources({ indexHtml: '', manifest, prefetchScript: '' }))
    return /connect-src([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]
  }
  expect(await connectTo()).toBe(" 'self'")
  expect(await connectTo(['https://api.example.com', 'https://log.example.com'])).toBe(
    " 'self' https://api.example.com https://log.example.com",
  )
})

test('pictures and videos are our own, and a chosen video plays from memory', async () => {
  const { 'content-security-policy': policy } = await readSecurityHeaders({
    html: '',
    hosts: ['https://s3.example.com'],
  })
  const sourcesOf = (name: string) => new RegExp(`${name}([^;]*)`).exec(policy ?? '')?.[1]
  expect([sourcesOf('img-src'), sourcesOf('media-src')]).toEqual([" 'self' data:", " 'self' blob:"])
})
