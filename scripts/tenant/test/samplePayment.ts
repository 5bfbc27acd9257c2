import { manifestWith } from './sampleTenants'

/** A valid payment account. */
export const account = {
  provider: 'redsys',
  mode: 'sandbox',
  url: '/payment/redsys',
  merchant: '1',
  terminal: '1',
  holdMinutes: 15,
}

/** A valid device provider. */
export const devices = {
  name: 'Cloud',
  clientId: 'aurora',
  authorizationUrl: 'https://cloud.example/authorize',
  tokenUrl: 'https://cloud.example/token',
  recordsUrl: 'https://cloud.example/records',
}

const plugins = { entrance: {}, welcome: {}, booking: {} }
/** The manifest of a tenant that takes payments. */
export const withPay = manifestWith({ plugins: { ...plugins, pay: {} } })
/** The manifest of a tenant that names the host of its device provider. */
export const withDevices = manifestWith({ deviceHosts: ['cloud.example'] })
