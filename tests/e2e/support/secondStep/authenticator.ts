import type { Page } from '@playwright/test'

/** The authenticator of a device, which answers at once. */
export interface Authenticator {
  /** Whether the person confirms by finger, face or PIN from now on. */
  setVerified: (isVerified: boolean) => Promise<void>
}

/** Gives the browser of a page a device with passkeys (WebAuthn of the DevTools protocol). */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
