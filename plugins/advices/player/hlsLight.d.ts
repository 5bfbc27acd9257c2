/** The package has no types for its small build, whose interface is a part of the whole one. */
declare module 'hls.js/light' {
  export { Events, default as Hls } from 'hls.js'
}
