import type { SignInLink } from './signInLink'

let opened: SignInLink | null = null

/** Remembers the sign-in link that opened this page, until the person presses the button or leaves. It is stored nowhere. */
export function holdSignInLink(link: SignInLink): void {
  opened = link
}

/** The sign-in link that opened this page; null without one. */
export const openedSignInLink = (): SignInLink | null => opened

/** Forgets the link, because it was used. */
export function forgetSignInLink(): void {
  opened = null
}
