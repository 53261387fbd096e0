const site = 'https://app.example'
const evil = 'evil.example'

/** Sixty addresses with which people were led away from sites that meant to stay on their own, `https://app.example`. */
export const hostileAddresses: readonly string[] = [
  ...[`//${evil}`, `///${evil}`, `////${evil}`, `\\\\${evil}`, `/\\${evil}`, `\\/${evil}`, `/\\/${evil}`, `\\${evil}`],
  ...[`https://${evil}`, `http://${evil}`, `HTTPS://${evil}`, `https:${evil}`, `https:/${evil}`, `https:///${evil}`],
  ...[`https:\\\\${evil}`, `https:/\\${evil}`, `ftp://${evil}`, `ws://${evil}`, `//${evil}/home`, `//${evil}:443/home`],
  ...[`//${evil}%2f..`, `/%2f/${evil}`, `/%5c${evil}`, `%2f%2f${evil}`, `%5c%5c${evil}`, `/%09/${evil}`],
  ...['\t', '\n', '\r', ' ', '\0', '\u00a0', '\u3000'].map((blank) => `${blank}//${evil}`),
  ...['\t', '\n', '\r'].map((blank) => `/${blank}/${evil}`),
  ...['javascript', 'JavaScript', 'java\tscript', 'java\nscript', ' javascript', 'vbscript'].map(
    (scheme) => `${scheme}:alert(1)//${site}/`,
  ),
  ...[
    `data:text/html,<script>alert(1)</script>`,
    `blob:https://${evil}/1`,
    `file:///etc/passwd`,
    `intent://${evil}#Intent;end`,
  ],
  ...[
    `${site}.${evil}`,
    `${site}@${evil}`,
    `${site}:443@${evil}/`,
    `${site}%40${evil}`,
    `${site}%2e${evil}`,
    `${site}-${evil}`,
  ],
  ...[
    `${site}\\@${evil}`,
    `${site}\\.${evil}`,
    `${site}\t.${evil}`,
    `http://app.example/`,
    `https://app.example:8443/`,
  ],
  ...[`https://app。${evil}/`, `//[::1]/`, `//0x7f000001/`, `//2130706433/`, `https://user:pass@${evil}/?${site}/`],
]
