/** The oldest browsers that read the build; the first script refuses older ones (decision 818). */
export const oldestBrowsers = ['chrome99', 'safari15.4', 'firefox102']
