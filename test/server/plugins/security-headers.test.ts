import { inlineScriptHashes } from '../../../server/plugins/security-headers'

test.each([
  ['<script src="/a.js"></script>', []],
  ['<script>alert(1)</script>', ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]],
  ['<script async src="/a.js"></script><script type="module">\n</script>', [expect.stringMatching(/^'sha256-/)]],
])('%s', (html, hashes) => expect(inlineScriptHashes(html)).toEqual(hashes))
