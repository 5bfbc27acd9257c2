declare module 'twilio-video/es5/util/log' {
  export default class Log {
    constructor(module: string, component: object, levels: Readonly<Record<string, string>>, logger: string)
    debug(line: string): void
  }
}
declare module 'twilio-video/es5/vendor/loglevel' {
  export { Logger as default } from 'twilio-video'
}
