/** What a link has that is not to be followed before the page has been painted. */
export const AFTER_PAINT = ' media="not all"'

/**
 * The script by which a drawn page follows these links once it has been painted, unless the app runs already: on a line that is shared
 * evenly, what the app needs last does not slow the first picture down. It goes with every drawn page, so it is short. Where no script
 * runs, and in a page that nobody looks at yet, the app asks for the same files itself.
 */
export const afterPaintScript =
  'requestAnimationFrame(_=>setTimeout(_=>{' +
  'if(!performance.timing.domContentLoadedEventStart)' +
  `for(let l of document.querySelectorAll('link[media="not all"]'))l.media='all'` +
  '}))'
