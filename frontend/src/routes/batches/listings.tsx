/** Filled by its own screen. */
export function Component() {
  return null;
}
