/** The script by which a drawn page remembers the button that was tapped last while the app does not listen yet, in `__tap.on`; src/platform/boot/before-hydration.ts has it tapped again once the app has taken the page over. It goes with every drawn page, so it is short. */
export const earlyTapScript = `addEventListener('click',__tap=e=>{__tap.on=e.target.closest('button')},!0)`
