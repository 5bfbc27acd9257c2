import { withDefaults } from './withDefaults'

/** A tenant for tests of parts that only need one around them. */
export const testTenant = withDefaults({
  id: 't',
  name: 'Test',
  hosts: ['localhost'],
  logo: 'assets/logo.svg',
  favicon: 'assets/favicon.svg',
  languages: ['es', 'en'],
  plugins: {},
})
