/**
 * Prints one line for one stage of a start, with the seconds it took.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function stage(name, work) {
  const began = performance.now();
  const result = await work();
  console.log(`  ${name.padEnd(12)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}
