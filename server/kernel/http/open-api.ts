import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env'

/** Describes the API at /openapi.json and, outside production, shows it at /docs; stands before the routes, for it collects them. */
export async function registerOpenApi(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Staylark', version: '1', description: 'The API of the Staylark app.' },
      servers: [{ url: env.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  })
  if (!env.isProductionLike) await registerDocs(app)
  let text: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    // The routes do not change any more: the text is written once.
    text ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) =>
      policy
        .replace(' upgrade-insecure-requests;', '')
        .replace("style-src 'self' https:", "style-src 'self' 'unsafe-inline'"),
    theme: { title: 'Staylark API', css: [{ filename: 'plain.css', content: '.topbar { display: none }' }] },
    uiConfig: { docExpansion: 'none' },
  })
}
