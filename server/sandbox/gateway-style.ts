/** Look of the practice gateway: the app's colours, light and dark, no script. */
export const gatewayStyle = `
:root { color-scheme: light dark; --ink: #0f1f33; --ink-soft: #4a5b70; --lagoon: #0a6c74; --lagoon-wash: #e3f3f4; --coral: #c93a22;
  --paper: #fff; --mist: #f4f6f8; --line: #e2e8ee; --on-lagoon: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1f5f9; --ink-soft: #b3c0cf; --lagoon: #4fc3c9; --lagoon-wash: #12333a; --coral: #ff8a73;
    --paper: #101a26; --mist: #0a121c; --line: #223042; --on-lagoon: #0a121c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--mist); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 540px; min-height: 100vh; margin: 0 auto; padding: 32px 16px; background: var(--paper) }
h1 { margin: 0 0 4px; font-size: 18px; line-height: 24px }
p { margin: 0; color: var(--ink-soft); font-size: 14px }
.amount { margin: 24px 0; color: var(--ink); font-size: 28px; font-weight: 700; line-height: 36px; font-variant-numeric: tabular-nums }
fieldset { margin: 0 0 24px; padding: 0; border: 0 }
legend { padding: 0 0 8px; font-size: 14px; font-weight: 600 }
label { display: flex; align-items: center; gap: 12px; min-height: 48px; margin-bottom: 8px; padding: 8px 12px;
  border: 1px solid var(--line); border-radius: 8px; font-size: 14px }
label:has(:checked) { border-color: var(--lagoon); background: var(--lagoon-wash) }
input { width: 20px; height: 20px; margin: 0; accent-color: var(--lagoon) }
button, .back { display: block; width: 100%; min-height: 48px; margin-bottom: 12px; padding: 12px; border: 1px solid var(--lagoon);
  border-radius: 8px; background: var(--lagoon); color: var(--on-lagoon); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer }
.decline { border-color: var(--coral); background: none; color: var(--coral) }
.back { margin-top: 24px }
:focus-visible { outline: 3px solid var(--lagoon); outline-offset: 2px }
`
