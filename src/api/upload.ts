import { endpoint, type Clients } from './client'

/** Calls that send a file, which stands in their options. */
export const createUploadApi = (clients: Clients) => ({
  uploadFile: endpoint(clients.upload, 'POST /api/upload/file'),
})

export type UploadCalls = ReturnType<typeof createUploadApi>
