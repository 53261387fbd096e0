/** Most characters of a question to the assistant or of a message in a chat. */
export const MESSAGE_CHARACTERS = 2_000
