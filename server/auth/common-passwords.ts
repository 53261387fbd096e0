/** Passwords that every guesser tries first, of six or more characters, lower case. */
export const commonPasswords: readonly string[] = `
123456 1234567 12345678 123456789 1234567890 654321 987654321 111111 222222 333333 555555 666666 777777 888888 999999 000000
11111111 88888888 00000000 112233 121212 123123 123321 159753 147258369 123654 696969 131313 5201314 1314520 520520 7758521
password password1 password123 passw0rd p@ssw0rd p@ssword qwerty qwerty123 qwerty1 qwertyuiop 1q2w3e4r 1q2w3e 1qaz2wsx qazwsx
zaq12wsx zxcvbn zxcvbnm asdfgh asdfghjkl asdf1234 qwer1234 q1w2e3r4 abc123 abcd1234 abc12345 a123456 a123456789 aa123456 123456a
123abc 1234qwer 123qwe 123qweasd qwe123 iloveyou iloveu woaini woaini1314 welcome welcome1 letmein monkey dragon sunshine
princess football baseball basketball superman batman pokemon starwars master shadow michael jennifer jordan23 ashley daniel
thomas charlie andrew jessica michelle nicole hunter2 hunter killer trustno1 freedom whatever computer internet samsung google
secret admin123 administrator changeme default test123 testtest guest123 login123 access flower cheese cookie chocolate summer
winter spring autumn hello123 hellohello loveme lovely family friends forever mustang ferrari corvette harley ginger pepper
tigger maggie bailey buster soccer hockey liverpool arsenal chelsea barcelona juventus london newyork shanghai beijing
travel traveller holiday vacation hotel123 booking staylark staylark1 staylark123
`
  .trim()
  .split(/\s+/)
