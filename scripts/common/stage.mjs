/** @type {<T>(name: string, work: () => Promise<T> | T) => Promise<T>} */
export async function stage(name, work) {
  const began = performance.now();
  // On a terminal the line appears at the beginning and is overwritten at the end.
  if (process.stdout.isTTY) process.stdout.write(`  ${name} …\r`);
  const result = await work();
  console.log(`  ${name.padEnd(12)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}
