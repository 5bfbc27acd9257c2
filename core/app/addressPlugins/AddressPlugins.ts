import { useAddressPlugins } from './useAddressPlugins'

/** Loads the plugins from addresses, behind every screen. */
export default function AddressPlugins() {
  useAddressPlugins()
  return null
}
