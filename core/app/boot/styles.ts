/** Resolves when the style sheets that the first script asked for have come, or have failed: a bare page is better than none. */
export const stylesLoaded = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[data-start]')]
      .filter((link) => link.sheet === null)
      .map(
        (link) =>
          new Promise((resolve) => ['load', 'error'].forEach((end) => link.addEventListener(end, resolve))),
      ),
  )
