/** Resolves when the style sheets of the first script have loaded or failed: a page without styles is better than none. */
export const stylesLoaded = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[data-start]')]
      .filter((link) => link.sheet === null)
      .map(
        (link) =>
          new Promise((resolve) => ['load', 'error'].forEach((end) => link.addEventListener(end, resolve))),
      ),
  )
