/** By file of a typeface; made by scripts/design-engine.ts. */
declare module 'virtual:font-urls' {
  const urls: Record<string, string>;
  export default urls;
}
