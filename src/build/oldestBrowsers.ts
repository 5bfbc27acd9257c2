/**
 * The oldest browsers that read the build; the first script refuses older ones (decision 818). Safari has class fields since 14.1; compilers
 * rewrite them below 16 because of WebKit's bug 236843, at the cost of 600 bytes of the start.
 */
export const oldestBrowsers = ['chrome99', 'safari16', 'firefox102']
