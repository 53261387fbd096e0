const sqlPayloads = [
  "'",
  '"',
  "' or '1'='1",
  "' or 1=1--",
  "'; drop table hotel; --",
  "'; delete from city; --",
  "'; update user_account set is_vip = true; --",
  "'; create role intruder superuser; --",
  "') union select null, null --",
  "' and pg_sleep(10)--",
  '$1',
  '$$; drop table city; $$',
  "\\'; drop table hotel; --",
  '0x27; drop table hotel',
  "%' or '%'='",
  '_%',
  "E'\\\\x27'",
  '{"$ne":null}',
]

const headerPayloads = [
  'x\r\nx-injected: 1',
  'x\nset-cookie: a=b',
  'x%0d%0ax-injected:%201',
  'x\u560d\u560ax-injected: 1',
  'x\u2028x-injected: 1',
  'x\r\n\r\n<script>alert(1)</script>',
]

const logPayloads = [
  '{"level":60,"msg":"injected"}',
  'x\n{"level":60,"isAdmin":true,"msg":"injected"}',
  'x","isAdmin":true,"y":"',
  '\u001b[31mred\u001b[0m',
  '\b\b\b\b',
  '\u202eesrever',
  '${jndi:ldap://127.0.0.1/a}',
  '%s%s%s%n%x',
  '%o %j %O',
]

const programPayloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('x')",
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '`id`',
  '$(id)',
  '; cat /etc/passwd',
  '| id',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:1/x',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '*)(uid=*',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'undefined',
  '-1e999',
  '(a+)+$',
  '((((((((((a*)*)*)*)*)*)*)*)*)*)',
  '=cmd|/c calc!A0',
]

const wrappers: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `ada ${text}`,
  (text) => `${text}@example.com`,
  (text) => encodeURIComponent(text),
  (text) => text.toUpperCase(),
]

/** Texts that have made programs do something: for databases, headers, logs, pages, shells and JavaScript itself. */
export const injections: readonly string[] = [
  ...sqlPayloads,
  ...headerPayloads,
  ...logPayloads,
  ...programPayloads,
].flatMap((text) => wrappers.map((wrap) => wrap(text)))
