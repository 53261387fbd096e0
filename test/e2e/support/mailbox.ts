interface Mail {
  to: string
  subject: string
  text: string
}

/** The newest mail to an address that fits a subject; null when there is none. */
export async function newestMail(baseURL: string, to: string, subject: RegExp): Promise<Mail | null> {
  const mails = (await (await fetch(`${baseURL}/dev/mail.json`)).json()) as Mail[]
  return mails.find((mail) => mail.to === to && subject.test(mail.subject)) ?? null
}

/** The 6-digit code of the newest mail to an address; throws when there is none. */
export async function codeFor(baseURL: string, to: string): Promise<string> {
  const mail = await newestMail(baseURL, to, /code/i)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`no code in the mailbox for ${to}`)
  return code
}
