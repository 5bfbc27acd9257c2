/** Core texts of one language and those that plugin literals name (menu labels, titles); made by the build. */
declare module 'virtual:texts/*' {
  const texts: Record<string, string>
  export default texts
}
