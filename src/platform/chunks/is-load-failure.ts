/** Whether an error of an import says that its script (ChunkLoadError) or its style (CSS_CHUNK_LOAD_FAILED) could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
