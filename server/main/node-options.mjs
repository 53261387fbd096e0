/** Node's options for the server. The young generation (MB) holds what some hundred replies leave behind, so that little of it moves to the old generation with the catalogues. */
export const serverNodeOptions = ['--max-semi-space-size=64']
