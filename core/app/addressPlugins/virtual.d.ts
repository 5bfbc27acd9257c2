/** The public modules that plugins from addresses share with the portal, and its version: made by src/build/face/publicFace.ts. */
declare module 'virtual:public-face' {
  /** The version of the portal. */
  export const version: string
  /** Each module by its name; it loads when the function is called. */
  export const face: Readonly<Record<string, () => Promise<object>>>
  /** How the points of the kits limit these plugins: the default of `limits.ts` of each kit that has one. */
  export const loadKitLimits: readonly (() => Promise<{ default: object }>)[]
}
