import { configure, getConfig } from '@testing-library/dom'

/** True in the library's settings while `waitFor` and the `find` queries look again; its types leave it out. */
const waiting = '_disableExpensiveErrorDiagnostics'

/**
 * Leaves the document out of the error of a query that is repeated until its element is there. Printing the document at each try
 * takes a tenth of the time of a screen test, and nobody sees it: when the time is over, the library adds the document to
 * the last error itself.
 */
export function printDocumentOnce(): void {
  const { getElementError } = getConfig()
  configure({
    getElementError: (message, container) =>
      Reflect.get(getConfig(), waiting) === true
        ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  })
}
