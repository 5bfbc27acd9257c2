/** The part of libheif that the viewer uses. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    display(
      target: ImageData | { data: Uint8ClampedArray; width: number; height: number },
      done: (drawn: unknown) => void,
    ): void
  }
  const createHeif: () => { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default createHeif
}
