import { apiHosts, clientConstants } from '../../config/constants'

const previous = { ...process.env }
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('TARO_APP_HOST')) delete process.env[name]
})
afterAll(() => {
  process.env = previous
})

const all = (origin: string) => ({
  main: origin,
  new: origin,
  log: origin,
  stream: origin,
  chat: origin,
  upload: origin,
  web: origin,
})

test('one origin is the default: the page’s own on H5, TARO_APP_HOST in mini-programs', () => {
  expect(apiHosts('h5')).toEqual(all(''))
  expect(apiHosts('weapp')).toEqual(all('http://localhost:3000'))
  process.env.TARO_APP_HOST = 'https://app.example.com/'
  expect(apiHosts('h5')).toEqual(all(''))
  expect(apiHosts('alipay')).toEqual(all('https://app.example.com'))
})

test.each(['main', 'new', 'log', 'stream', 'chat', 'upload', 'web'])('%s can have an origin of its own', (name) => {
  process.env.TARO_APP_HOST = 'https://app.example.com'
  process.env[`TARO_APP_HOST_${name.toUpperCase()}`] = 'https://own.example.com'
  expect(apiHosts('h5')).toEqual({ ...all(''), [name]: 'https://own.example.com' })
  expect(apiHosts('tt')).toEqual({ ...all('https://app.example.com'), [name]: 'https://own.example.com' })
  expect(JSON.parse(clientConstants('tt').API_HOSTS ?? '')).toEqual(apiHosts('tt'))
})

test.each(['api.example.com', 'https://a.example/v1', 'ftp://a.example', "https://a.example' *"])(
  'a build refuses what is no origin: %s',
  (text) => {
    process.env.TARO_APP_HOST_NEW = text
    expect(() => apiHosts('h5')).toThrow('TARO_APP_HOST_NEW')
  },
)
