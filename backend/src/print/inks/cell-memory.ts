let list = new Int32Array(0);
let distances = new Float32Array(0);

/** Room to list `length` cells in, with anything in it, until the next call: one for all passes, each of which needs 4 MB. */
export function cellList(length: number): Int32Array {
  if (list.length < length) list = new Int32Array(length);
  return list.subarray(0, length);
}

/** The same for a distance of each cell. */
export function cellDistances(length: number): Float32Array {
  if (distances.length < length) distances = new Float32Array(length);
  return distances.subarray(0, length);
}
