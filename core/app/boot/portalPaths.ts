const portalPaths = ['/', '/index.html', '/callback']

/** Whether a path of the server is the portal's page. All other addresses of the portal are behind the `#`. */
export const isPortalPath = (pathname: string): boolean => portalPaths.includes(pathname)
