/** The environment is wrong; the message names every wrong setting and what it should be. */
export class SettingsError extends Error {
  constructor(readonly complaints: readonly string[]) {
    super(`Please correct these settings (environment or .env):\n${complaints.map((line) => `  ${line}`).join('\n')}`)
  }
}
