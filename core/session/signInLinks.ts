/** Sign-in links for the pages of the sign-in: which one opened this page, its exchange for a session, and where it leads. */
export { exchangeLink } from './arrival/exchangeLink'
export { forgetSignInLink, openedSignInLink } from './arrival/openedLink'
export { parseReturnTarget, type ReturnTarget } from './arrival/returnTarget'
export { parseSignInLink, type SignInLink } from './arrival/signInLink'
