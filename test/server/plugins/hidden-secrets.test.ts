import { withoutSecrets } from '../../../server/plugins/hidden-secrets'

test.each([
  ['/api/a?email=a%40b.c&x=1', '/api/a?email=[hidden]&x=1'],
  ['/home?token=t&uid=u#top', '/home?token=[hidden]&uid=[hidden]#top'],
  ['/x?Code=123456', '/x?Code=[hidden]'],
  ['/x?encode=1&cityId=c1', '/x?encode=1&cityId=c1'],
])('%s is logged as %s', (url, logged) => expect(withoutSecrets(url)).toBe(logged))
