const miniPrograms = new Set(['weapp', 'alipay', 'tt'])

/** Whether a call comes from a mini-program, which has no cookies and keeps its refresh token itself. */
export function isMiniProgram(appType: string): boolean {
  return miniPrograms.has(appType)
}
