import { startTestServer } from '../../../support/server/start-test-server'

test('the document is the same each time, and shown at /docs', async () => {
  const server = await startTestServer()
  const [one, two] = [await server.app.inject('/openapi.json'), await server.app.inject('/openapi.json')]
  expect(one.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(two.body).toBe(one.body)
  expect(one.json().openapi).toBe('3.1.0')
  expect((await server.app.inject('/docs/')).statusCode).toBe(200)
  await server.close()
})

test('in production there is no /docs', async () => {
  const env = { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:1' }
  const server = await startTestServer({ env })
  for (const url of ['/docs', '/docs/', '/docs/static/index.html', '/docs/json']) {
    expect((await server.app.inject(url)).statusCode).toBe(404)
  }
  expect((await server.app.inject('/openapi.json')).statusCode).toBe(200)
  await server.close()
})
