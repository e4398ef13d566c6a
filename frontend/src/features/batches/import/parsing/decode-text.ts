/** So many bytes are enough to recognize UTF-16. */
const SAMPLE_BYTES = 2_000;

interface Decoded {
  text: string;
  /** It is neither UTF-8 nor UTF-16, and its bytes do not say in what alphabet they are. */
  isGuessed: boolean;
}

/**
 * The text of a file in UTF-8 or UTF-16, with or without a byte order mark; else as its seller says, or in Windows-1252.
 *
 * @param encoding as its seller says, by a label that browsers know
 */
export function decodeText(bytes: Uint8Array, encoding = ''): Decoded {
  const unicode = findUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);
  const text = new TextDecoder(unicode ?? (encoding || 'windows-1252')).decode(bytes);
  return { text, isGuessed: unicode === null && encoding === '' };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** By its byte order mark, or by the zeros that Western letters have in every second byte. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 8;
  if (odd > many && odd > even) return 'utf-16le';
  return even > many && even > odd ? 'utf-16be' : null;
}
